import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { siteAddress } from '#layout.mjs';

const everyMs = 250;
const patienceMs = 4_000;

/** Writes through nginx four times a second, and keeps each receipt and when it came. */
export function startProber() {
  let isOver = false;
  const receipts = [];
  const sent = new Map();
  /** Beginning and end of each write that was taken; milliseconds of `performance.now()`. */
  const taken = [];
  const open = new Set();

  async function write(number) {
    const key = randomUUID();
    const comment = `prober ${number}`;
    sent.set(key, comment);
    const begunAt = performance.now();
    try {
      const response = await fetch(`${siteAddress}/api/contact-form`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({
          name: 'Asha Gore',
          email: 'asha@example.org',
          phone: '9876543210',
          queryType: 'Feedback/Grievance',
          comment,
        }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const { result } = await response.json();
      if (result?.key !== key || !result.reference) return;
      receipts.push({ key, reference: result.reference, at: performance.now() });
      taken.push({ begunAt, endedAt: performance.now() });
    } catch {
      // Nobody was told that it arrived.
    }
  }

  const running = (async () => {
    for (let number = 0; !isOver; number += 1) {
      const one = write(number).finally(() => open.delete(one));
      open.add(one);
      await pause(everyMs);
    }
    await Promise.all(open);
  })();

  return {
    receipts,
    sent,
    /** Seconds from a moment to the end of the first write that began after it and was taken; undefined while there is none. */
    backAfter(moment) {
      const first = taken.filter(({ begunAt }) => begunAt >= moment).sort((a, b) => a.endedAt - b.endedAt)[0];
      return first && (first.endedAt - moment) / 1_000;
    },
    async end() {
      isOver = true;
      await running;
    },
  };
}
