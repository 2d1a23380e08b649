import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, countAsked } from '@helpdesk/bench/src/edge/count-asked.ts';
import { type Edge, openEdge } from '@helpdesk/bench/src/edge/open-edge.ts';
import { askInTurn } from '@helpdesk/bench/src/server/wrk.ts';
import { accountCalls } from '@helpdesk/contract/calls/account';
import { visitCalls } from '@helpdesk/contract/calls/visits';
import { type SyncHead, syncCalls } from '@helpdesk/contract/sync/sync';
import { openServer, type Server } from '@helpdesk/pwa/e2e/testing/server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone } from '#test-phones.ts';

/** The nginx of `deploy/nginx` before the product as it was built. */
describe.skipIf(!process.env.TEST_LONG)('the proxy in front', () => {
  let server: Server;
  let counted: Awaited<ReturnType<typeof countAsked>>;
  let edge: Edge;

  beforeAll(async () => {
    server = await openServer({ TRUSTED_PROXY_HOPS: '1' });
    await server.start();
    counted = await countAsked(server.address);
    edge = await openEdge(counted.host);
  });
  afterAll(async () => {
    await edge?.stop();
    await counted?.stop();
    await server?.stop();
  });

  const pages = ['/', '/?lang=mr', '/tourism-directory', '/tourism-directory/shivneri-fort', '/about-us?fbclid=x', '/nowhere-at-all'];
  const headPath = `/api${syncCalls.head.path}`;
  const rename = (name: string) =>
    server.change(async (tx) => void (await tx`UPDATE place SET name = ${name} WHERE slug = 'shivneri-fort'`));
  const headOf = async (address: string) => (await (await fetch(address + headPath)).json()) as SyncHead;
  /** Until the proxy holds pages of the newest catalogue, in both packings. */
  const hold = async (paths: readonly string[]) => {
    const { seq } = await headOf(server.address);
    for (const packing of ['gzip, deflate, br', 'gzip']) {
      const ask = async (path: string) => {
        const answer = await fetch(edge.address + path, { headers: { 'Accept-Encoding': packing } });
        await answer.arrayBuffer();
        return answer.headers.get('Content-Version') ?? '';
      };
      while (Number.parseInt(await ask(headPath), 10) < seq) await pause(200);
      for (const path of paths) await ask(path);
    }
  };
  const isPage = ({ what }: Asked) => !what.startsWith('GET /api/');
  /** How often each was asked for, by itself and by its packing. */
  const timesOf = (asked: readonly Asked[]) => {
    const times = new Map<string, number[]>();
    for (const { what, at } of asked) times.set(what, [...(times.get(what) ?? []), at]);
    return times;
  };

  test('under load the server is asked at most once per page in ten seconds, while changes are saved', async () => {
    const seconds = 45;
    const asked = pages.filter((path) => !path.includes('nowhere'));
    await hold(asked);
    counted.asked.length = 0;
    let isSaving = true;
    const saving = (async () => {
      for (let change = 0; isSaving; change += 1) {
        await rename(`Shivneri ${change}`);
        await pause(1_000);
      }
      return headOf(server.address);
    })();
    const begun = performance.now();
    const { perSecond } = await askInTurn(edge.address, asked, { seconds, connections: 64 }).finally(() => {
      isSaving = false;
    });
    const { seq } = await saving;
    const took = (performance.now() - begun) / 1_000;

    expect(seq).toBeGreaterThan(3);
    expect(perSecond * seconds).toBeGreaterThan(1_000);
    const times = timesOf(counted.asked);
    expect([...times.keys()].filter((what) => what.includes('fbclid'))).toEqual([]);
    // Each page in two packings, and what says whether anything has changed.
    expect(times.size).toBe(2 * asked.length + 2);
    for (const [what, at] of times) expect(at.length, what).toBeLessThanOrEqual(1 + took / 10);
    console.warn(`${perSecond.toFixed(0)} a second for ${seconds} s, ${seq} changes: the server was asked ${counted.asked.length} times`);
  });

  test('where nothing changes the server is asked for each page once, and else only whether anything has', async () => {
    await hold([]);
    const before = counted.asked.length;
    const begun = performance.now();
    await askInTurn(edge.address, ['/events', '/help'], { seconds: 25, connections: 64 });
    const took = (performance.now() - begun) / 1_000;
    const asked = counted.asked.slice(before);
    expect([...timesOf(asked.filter(isPage)).values()].map((times) => times.length)).toEqual([1, 1, 1, 1]);
    expect(asked.length).toBeLessThanOrEqual(4 + 2 * (1 + took / 10));
  });

  test('a change is on the page as soon as the proxy has asked for the next head', async () => {
    await fetch(`${edge.address}/tourism-directory/shivneri-fort`);
    await rename('Shivneri as it is now');
    const before = counted.asked.length;
    while (!(await (await fetch(`${edge.address}/tourism-directory/shivneri-fort`)).text()).includes('Shivneri as it is now'))
      await pause(100);
    // One may have been on its way.
    expect(counted.asked.slice(before).filter(({ what }) => what.includes(headPath)).length).toBeLessThanOrEqual(2);
  });

  test('whoever chose another language is led to it before any server is asked', async () => {
    const before = counted.asked.length;
    const answer = await fetch(`${edge.address}/events?search=x`, { headers: { Cookie: 'lang=hi' }, redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([
      302,
      '/events?search=x&lang=hi',
      'private, no-store',
    ]);
    expect(counted.asked.length).toBe(before);
  });

  test('what is written, and what somebody logged in reads, always comes to the server', async () => {
    const ask = async (path: string, init?: RequestInit) => {
      const before = counted.asked.length;
      for (let again = 0; again < 3; again += 1) await (await fetch(edge.address + path, init)).arrayBuffer();
      return counted.asked.length - before;
    };
    expect(await ask(`/api${accountCalls.read.path}`, { headers: { Authorization: 'Bearer x' } })).toBe(3);
    expect(await ask('/events', { headers: { Authorization: 'Bearer x' } })).toBeGreaterThanOrEqual(3);
    expect(await ask(headPath, { headers: { 'Sync-Seq': '1' } })).toBe(3);
    expect(await ask(`/api${visitCalls.increment.path}`, { method: 'POST', headers: { 'Idempotency-Key': 'none' } })).toBe(3);
  });

  test('phones that pull through it end with what the server has', async () => {
    const phones = Array.from({ length: 4 }, () => newPhone(edge.address));
    for (let change = 0; change < 12; change += 1) {
      await rename(`Shivneri, change ${change}`);
      for (const phone of phones) expect(['changed', 'unchanged']).toContain((await phone.pull()).outcome);
      await pause(500);
    }
    const { epoch, seq, tables } = await headOf(server.address);
    while ((await headOf(edge.address)).seq < seq) await pause(200);
    for (const phone of phones) {
      await phone.pull();
      expect(await phone.stands()).toEqual({ epoch, seq, tables });
    }
  });

  test('where no server answers it hands out what it holds, under load, and a change is seen once one does', async () => {
    await hold(pages);
    await server.kill();
    // Rejects if a single request fails.
    const { perSecond } = await askInTurn(edge.address, pages.slice(0, 5), { seconds: 15, connections: 64 });
    expect(perSecond * 15).toBeGreaterThan(1_000);
    expect((await fetch(edge.address + headPath)).status).toBe(200);

    await server.start();
    await rename('Shivneri, back again');
    while (!(await (await fetch(`${edge.address}/tourism-directory/shivneri-fort`)).text()).includes('Shivneri, back again'))
      await pause(200);
  });
});
