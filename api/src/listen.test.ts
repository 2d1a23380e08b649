import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { answerProblem } from '#http/answer.ts';
import { logger } from '#logger.ts';
import { uploadPaths } from './body-limits.ts';
import { type ConnectionLimits, listen } from './listen.ts';

const hour = 3_600_000;
const none: ConnectionLimits = { connections: 1_000, headersMs: hour, requestMs: hour, uploadMs: hour };
const large = Buffer.alloc(64 * 1024 * 1024, 'hill ');
const app = new Hono()
  .onError(answerProblem)
  .get('/large', (c) => c.body(new Uint8Array(large)))
  .all('*', async (c) => c.text(`got ${(await c.req.text()).length}`));
const sockets = new Set<Socket>();
const closing: (() => Promise<void>)[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
});
afterAll(() => Promise.all(closing.map((close) => close())));

/** A server with these limits, and a way to say something to it. */
async function serve(limits: Partial<ConnectionLimits>, further: Partial<Parameters<typeof listen>[1]> = {}) {
  const listener = await listen(Promise.resolve(app), {
    port: 0,
    host: '127.0.0.1',
    uploads: new Set(['/upload']),
    limits: { ...none, ...limits },
    ...further,
  });
  closing.push(() => listener.close(0));
  /** @param from an address of this machine, which has as many as there are below 127 */
  return async (text: string, from = '127.0.0.1') => {
    const socket = connect({ port: listener.port, host: '127.0.0.1', localAddress: from });
    sockets.add(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
}

const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n`;

/** All that a connection says until it is closed. */
async function lastWords(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes.toString();
  });
  await once(socket, 'close');
  return said;
}

test('a body that does not come ends the connection; one that comes in time is answered', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const say = await serve({ requestMs: 300 });
  expect(await lastWords(await say(`${post('/contact-form')}ab`))).toBe('');
  const quick = await say(`${post('/contact-form')}abcd`);
  const [answer] = await once(quick, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*got 4$/s);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('an upload may take longer than other bodies, and not as long as it likes', async () => {
  const say = await serve({ requestMs: 100 });
  const upload = await say(`${post('/upload?from=phone')}ab`);
  // Sent later, it is closed before.
  await lastWords(await say(`${post('/contact-form')}ab`));
  upload.write('cd');
  const [answer] = await once(upload, 'data');
  expect(String(answer)).toContain('got 4');
  const sayTo = await serve({ uploadMs: 500, headersMs: 500 });
  expect(await lastWords(await sayTo(`${post('/upload')}ab`))).toContain('408 Request Timeout');
});

test('headers that do not come end the connection', async () => {
  const say = await serve({ headersMs: 200 });
  expect(await lastWords(await say('GET / HTTP/1.1\r\nHost: a\r\n'))).toContain('408 Request Timeout');
});

test('where one request ends and the next begins is never a question', async () => {
  const say = await serve({});
  const chunked = 'Transfer-Encoding: chunked';
  for (const headers of [
    `Content-Length: 4\r\n${chunked}`,
    `${chunked}, identity`,
    'Content-Length: 4\r\nContent-Length: 5',
    'Content-Length: +4',
  ]) {
    const said = await lastWords(
      await say(`POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n0\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\n\r\n`),
    );
    expect(said, headers).toMatch(/^HTTP\/1\.1 400 /);
    expect(said.match(/HTTP\/1\.1/g), headers).toHaveLength(1);
  }
});

test('no more connections are held than the server has room for', async () => {
  const say = await serve({ connections: 2 });
  const [first] = [await say('GET / HTTP/1.1\r\nHost: a\r\n'), await say('GET / HTTP/1.1\r\nHost: a\r\n')];
  expect(await lastWords(await say('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))).toBe('');
  first.destroy();
  await expect
    .poll(async () => once(await say('GET / HTTP/1.1\r\nHost: a\r\n\r\n'), 'data').catch(() => ['']))
    .toEqual([expect.anything()]);
});

const half = 'GET / HTTP/1.1\r\nHost: a\r\n';
const whole = `${half}\r\n`;
/** Whether a connection is answered; else it is closed. */
const isAnswered = (socket: Socket) =>
  Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]).catch(() => false);

test('one network has so many connections and not one more, and gets them back as it closes them', async () => {
  const say = await serve({ perNetwork: 3 });
  const held = [await say(half), await say(half), await say(half)];
  expect(await isAnswered(await say(whole))).toBe(false);
  expect(await isAnswered(await say(whole, '127.0.0.2'))).toBe(true);
  held[0]?.destroy();
  await expect.poll(async () => isAnswered(await say(whole))).toBe(true);
  expect(held.slice(1).map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test('a thousand half-open requests of one network leave room for all others', async () => {
  const usual = { ...none, connections: 1_000, perNetwork: 250 };
  const say = await serve(usual);
  await Promise.all(Array.from({ length: 1_000 }, () => say(half).catch(() => {})));
  for (const from of ['127.0.0.2', '127.0.0.3']) expect(await isAnswered(await say(whole, from))).toBe(true);
});

test('behind a proxy, from which all connections come, the proxy counts them', async () => {
  const say = await serve({ perNetwork: 2 }, { isBehindProxy: true });
  for (let n = 0; n < 5; n += 1) await say(half);
  expect(await isAnswered(await say(whole))).toBe(true);
});

test('a connection that says nothing is ended', async () => {
  const say = await serve({ headersMs: 200 });
  expect(await lastWords(await say(''))).not.toContain('200');
});

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));
const askForLarge = 'GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
/** Takes what comes, piece by piece; answers how much there was. */
async function take(socket: Socket, pauseMs: number): Promise<number> {
  let taken = 0;
  socket.on('data', (bytes) => {
    taken += bytes.length;
    socket.pause();
    setTimeout(() => socket.resume(), pauseMs);
  });
  await closed(socket);
  return taken;
}

test('who takes nothing of an answer is ended after a silence; who takes it piece by piece gets it', async () => {
  const stuck = await (await serve({ silenceMs: 300 }))(askForLarge);
  stuck.pause();
  const say = await serve({ silenceMs: hour });
  expect(await take(await say(askForLarge), 0)).toBeGreaterThan(large.length);
  // Whoever takes nothing hears of the end when they say something.
  await expect
    .poll(() => {
      if (!stuck.destroyed) stuck.write(' ');
      return stuck.destroyed;
    })
    .toBe(true);
});

test('an answer that is taken a little at a time is ended, too, as an upload is', async () => {
  const say = await serve({ headersMs: 300, uploadMs: 300 });
  expect(await take(await say(askForLarge), 50)).toBeLessThan(large.length);
});

test('the calls with files may take longer', () => {
  const long = ['/api/add-report', '/api/upload-image'];
  expect([...uploadPaths].toSorted()).toEqual(expect.arrayContaining(long));
  expect(uploadPaths).not.toContain('/api/contact-form');
});

test('who is answered while the server ends hears that this connection takes nothing more', async () => {
  const slow = new Hono();
  const asked = new Promise<(text: string) => void>((resolve) => {
    slow.get('*', async (c) => c.text(await new Promise<string>(resolve)));
  });
  const listener = await listen(Promise.resolve(slow), { port: 0, host: '127.0.0.1', limits: none });
  const socket = connect(listener.port, '127.0.0.1');
  sockets.add(socket);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const answer = await asked;
  const closed = listener.close(60_000);
  answer('the last');
  expect(await lastWords(socket)).toMatch(/^HTTP\/1\.1 200 .*connection: close.*the last/is);
  await closed;
});
