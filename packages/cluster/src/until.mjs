import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the answer is neither false nor undefined; throws when that takes too long. */
export async function until(what, ask, seconds = 60) {
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => undefined);
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}.`);
    await pause(200);
  }
}

/** Whether an address answers with this status. */
export async function answers(address, status = 200) {
  const response = await fetch(address, { signal: AbortSignal.timeout(3_000) });
  await response.arrayBuffer();
  return response.status === status;
}
