import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
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

  test('a listing whose address ends as a file does is a page in the language that was chosen, and changes as pages do', async () => {
    await server.change(async (tx) => void (await tx`UPDATE place SET slug = 'naneghat.html' WHERE slug = 'naneghat'`));
    await hold(['/tourism-directory/naneghat.html']);
    const path = '/tourism-directory/naneghat.html';
    const chosen = await fetch(edge.address + path, { headers: { Cookie: 'lang=mr' }, redirect: 'manual' });
    expect([chosen.status, chosen.headers.get('Location')]).toEqual([302, `${path}?lang=mr`]);
    const lang = async (query: string) => /<html lang="(\w+)"/.exec(await (await fetch(edge.address + path + query)).text())?.[1];
    expect([await lang(''), await lang('?lang=mr'), await lang('?lang=hi')]).toEqual(['en', 'mr', 'hi']);
    const { seq } = await headOf(server.address);
    await server.change(async (tx) => void (await tx`UPDATE place SET name = 'The old pass' WHERE slug = 'naneghat.html'`));
    while ((await headOf(edge.address)).seq <= seq) await pause(200);
    expect(await (await fetch(edge.address + path)).text()).toContain('The old pass');
  });

  test('a thousand half-open requests of one address leave room for others, and no address has more than 250 under way', async () => {
    const { hostname, port } = new URL(edge.address);
    const open = (from: string, text: string) =>
      new Promise<Socket>((resolve) => {
        const socket = connect({ host: hostname, port: Number(port), localAddress: from }, () => {
          socket.write(text);
          resolve(socket);
        });
        socket.on('error', () => {});
      });
    const half = await Promise.all(Array.from({ length: 1_000 }, () => open('127.0.0.1', 'GET / HTTP/1.1\r\nHost: a\r\n')));
    const said = async (socket: Socket) =>
      String((await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => []))[0] ?? '');
    const whole = `GET /help HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
    expect(await said(await open('127.0.0.2', whole))).toContain('HTTP/1.1 200');
    for (const socket of half) socket.destroy();
    const body = 'GET /api/get-regions HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{';
    const bodies = await Promise.all(Array.from({ length: 200 }, () => open('127.0.0.1', body)));
    expect(await said(await open('127.0.0.1', whole))).toContain('HTTP/1.1 200');
    bodies.push(...(await Promise.all(Array.from({ length: 60 }, () => open('127.0.0.1', body)))));
    await expect.poll(async () => said(await open('127.0.0.1', whole))).toContain('HTTP/1.1 429');
    expect(await said(await open('127.0.0.2', whole))).toContain('HTTP/1.1 200');
    for (const socket of bodies) socket.destroy();
  });

  test('headers and bodies have their time', async () => {
    const { hostname, port } = new URL(edge.address);
    for (const text of ['GET / HTTP/1.1\r\nHost: a\r\n', 'POST /api/contact-form HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{']) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {}).resume();
      socket.write(text);
      await new Promise((resolve) => socket.once('close', resolve));
      expect(socket.destroyed).toBe(true);
    }
  });

  test('of a file one part is answered, to who asks for several or by another unit the whole', async () => {
    const path = '/favicon.svg';
    const ask = (headers: Record<string, string>) => fetch(edge.address + path, { headers: { 'Accept-Encoding': 'identity', ...headers } });
    const whole = await (await ask({})).text();
    for (const range of ['bytes=0-1,3-4', 'items=0-5']) {
      const answer = await ask({ Range: range });
      expect([range, answer.status, await answer.text()]).toEqual([range, 200, whole]);
    }
    for (const encoding of ['br;q=0, gzip;q=0', 'gzip;q=0', 'identity'])
      for (const each of [path, '/help', headPath])
        expect((await fetch(edge.address + each, { headers: { 'Accept-Encoding': encoding } })).headers.get('Content-Encoding')).toBeNull();
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

  test('who asks for another Host is told so by the server', async () => {
    await server.kill();
    await server.start({ SITE_ORIGIN: edge.address });
    const { hostname, port } = new URL(edge.address);
    for (const path of ['/', '/tourism-directory', '/api/get-regions', '/sw.js', '/sitemap.xml']) {
      const asking = request({ host: hostname, port, path, headers: { Host: 'foreign.example.org' } }).end();
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      answer.resume();
      expect([path, answer.statusCode]).toEqual([path, 421]);
    }
    expect((await fetch(edge.address)).status).toBe(200);
  });
});
