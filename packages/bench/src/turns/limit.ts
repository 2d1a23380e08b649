import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, openServer } from '@helpdesk/pwa/e2e/testing/server.ts';

import { fillUp } from '#first-sync/many-rows.ts';
import { at, inMs, line } from '#table.ts';

const seconds = 60;
const atOnce = 20;
/** Each asked for something else every time, so that none is kept ready. */
const dear = [
  (number: number) => `/api/search?text=fort+${number}+near+a+stay`,
  (number: number) => `/tourism-directory?search=fort+${number}`,
  (number: number) => `/api/get-tourist-places?search=cave+${number}`,
  (number: number) => `/api/get-tourist-places?limit=20&offset=${number}`,
];

/** What a server with 5,000 places works for a network that asks again as soon as it may, and how long others wait for the server's health, beside the same at rest. */
export async function benchLimit(): Promise<void> {
  const port = await freePort();
  const probe = fileURLToPath(new URL('watch-loop.mjs', import.meta.url));
  const server = await openServer({
    NODE_OPTIONS: `--import ${probe}`,
    WATCH_PORT: `${port}`,
    TRUSTED_PROXY_HOPS: '1',
    READ_MS_PER_SECOND: '400',
  });
  await server.start();
  const worked = async () => ((await (await fetch(`http://127.0.0.1:${port}/processor`)).json()) as { cpuMs: number }).cpuMs;
  const ask = (path: string, network: string) =>
    fetch(server.address + path, { headers: { 'X-Forwarded-For': network, Connection: 'close' } }).then(async (answer) => {
      await answer.arrayBuffer();
      return { status: answer.status, retryAfter: Number(answer.headers.get('Retry-After')) };
    });
  try {
    await fillUp(server, { place: 5_000 });
    const statuses = new Map<number, number>();
    const waits: { rest: number[]; limit: number[] } = { rest: [], limit: [] };
    let phase: keyof typeof waits = 'rest';
    let number = 0;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const from = performance.now();
        await ask('/api/health', '198.51.100.1');
        waits[phase].push(performance.now() - from);
        await pause(100);
      }
    })();
    await pause(seconds * 1_000);
    phase = 'limit';
    const asking = Array.from({ length: atOnce }, async () => {
      while (!isOver) {
        number += 1;
        const { status, retryAfter } = await ask(dear[number % dear.length]?.(number) ?? '', '203.0.113.1');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(retryAfter * 1_000);
      }
    });
    // What it may have at once is used up before.
    await pause(5_000);
    const [from, before] = [performance.now(), await worked()];
    await pause(seconds * 1_000);
    const share = (((await worked()) - before) / (performance.now() - from)) * 100;
    isOver = true;
    await Promise.all([...asking, watching]);
    console.log(`\nOne network at its limit for ${seconds} s, 5,000 places: ${share.toFixed(0)} % of a core`);
    console.log(line('health is answered after', 'median', '99 %', 'longest'));
    for (const [name, some] of Object.entries(waits)) {
      const sorted = some.toSorted((one, other) => one - other);
      console.log(line(name, inMs(at(sorted, 0.5)), inMs(at(sorted, 0.99)), inMs(sorted.at(-1))));
    }
    console.log([...statuses].map(([status, count]) => `${status}: ${count}`).join(', '));
  } finally {
    await server.stop();
  }
}
