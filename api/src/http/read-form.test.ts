import { setImmediate as turn } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { answerProblem } from './answer.ts';
import { readForm } from './read-form.ts';

const app = new Hono().onError(answerProblem).post('/', async (c) => {
  const { fields, files } = await readForm(c);
  const told = Object.entries(files).map(([name, all]) => [
    name,
    all.map((file) => [file.name, Buffer.from(file.bytes).toString('latin1')]),
  ]);
  return c.json({ fields, files: Object.fromEntries(told) });
});

const boundary = 'xyz';
const type = `multipart/form-data; boundary=${boundary}`;
/** A body that comes in pieces of so many bytes. */
const inPieces = (body: string | Uint8Array, size: number): ReadableStream => {
  const bytes = Buffer.from(body);
  return ReadableStream.from(Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)));
};
const post = async (body: ReadableStream | string, contentType: string | undefined = type) => {
  const headers = new Headers(contentType ? { 'Content-Type': contentType } : {});
  return app.request(new Request('http://here/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit));
};

const part = (disposition: string, text: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;
const end = `--${boundary}--\r\n`;
const whole = part('name="kind"', 'places') + part('name="file"; filename="दिवाळी.csv"', '_id\r\n--xy\r\n') + end;
const read = { fields: { kind: 'places' }, files: { file: [['दिवाळी.csv', '_id\r\n--xy\r\n']] } };

test.each([1, 2, 7, Buffer.byteLength(whole) - 2, Buffer.byteLength(whole)])(
  'a form that comes %i bytes at a time is read',
  async (size) => {
    expect(await (await post(inPieces(whole, size))).json()).toEqual(read);
  },
);

test('what browsers and programs send is read; of texts with one name the last counts, and of files all', async () => {
  const form = new FormData();
  for (const text of ['one', 'two']) form.append('constructor', text);
  for (const name of ['a.jpg', 'b.jpg']) form.append('image', new Blob([name]), name);
  const request = new Request('http://here/', { method: 'POST', body: form });
  expect(await (await app.request(request)).json()).toEqual({
    fields: { constructor: 'two' },
    files: {
      image: [
        ['a.jpg', 'a.jpg'],
        ['b.jpg', 'b.jpg'],
      ],
    },
  });
});

test.each([
  ['nothing', ''],
  ['no boundary', 'kind=places'],
  ['no end', part('name="kind"', 'places')],
  ['a part without an end', whole.slice(0, -20)],
  ['a part without a name', part('filename="a"', 'x') + end],
  ['a part without headers', `--${boundary}\r\n\r\nx\r\n${end}`],
  ['headers without an end', `--${boundary}\r\nA: ${'x'.repeat(20_000)}`],
  ['a text that is no UTF-8', Buffer.from(part('name="kind"', '\xff') + end, 'latin1')],
])('a form with %s is refused', async (_what, body) => {
  for (const size of [5, 100_000]) expect((await post(inPieces(body, size))).status).toBe(400);
});

test.each(['', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=', 'text/plain; boundary=xyz'])(
  'a body of the type “%s” is no form',
  async (contentType) => {
    expect((await post(inPieces(whole, 100), contentType)).status).toBe(400);
  },
);

test('a form has at most 30 parts', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => part(`name="f${at}"`, 'x')).join('') + end;
  expect((await post(many(30))).status).toBe(200);
  expect((await post(many(31))).status).toBe(413);
  expect((await post(many(100_000))).status).toBe(413);
});

test('others have their turn while a large form is read', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 10;
    return time;
  });
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await turn();
  })();
  await post(inPieces(part('name="file"; filename="a"', 'x'.repeat(10_000)) + end, 100));
  isOver = true;
  await others;
  clock.mockRestore();
  expect(turns).toBeGreaterThanOrEqual(100);
});
