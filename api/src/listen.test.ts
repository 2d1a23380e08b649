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
const app = new Hono().onError(answerProblem).all('*', async (c) => c.text(`got ${(await c.req.text()).length}`));
const sockets = new Set<Socket>();
const closing: (() => Promise<void>)[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
});
afterAll(() => Promise.all(closing.map((close) => close())));

/** A server with these limits, and a way to say something to it. */
async function serve(limits: Partial<ConnectionLimits>) {
  const listener = await listen(Promise.resolve(app), {
    port: 0,
    host: '127.0.0.1',
    uploads: new Set(['/upload']),
    limits: { ...none, ...limits },
  });
  closing.push(() => listener.close(0));
  return async (text: string) => {
    const socket = connect(listener.port, '127.0.0.1');
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
