import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Call, createCall } from './call.ts';
import { createServerClock } from './server-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const word = z.object({ word: z.string() });
const json = (headers: Record<string, string> = {}) =>
  new Response('{"word":"fort"}', { headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } });

function callOn(fetch: (address: string, init?: RequestInit) => Promise<Response>) {
  const clock = createServerClock();
  return { clock, call: createCall({ fetch: (address, init) => fetch(String(address), init), clock, base: '/api' }) };
}

test('a call goes below the API base, without cookies and without following redirects', async () => {
  const asked: unknown[] = [];
  const { call } = callOn(async (address, init) => {
    asked.push([address, init?.credentials, init?.redirect, init?.cache]);
    return json();
  });
  expect(await call.json('/sync/v1/head', word, { fresh: true })).toEqual({ state: 'ok', body: { word: 'fort' } });
  await call.json('/x', word);
  expect(asked).toEqual([
    ['/api/sync/v1/head', 'omit', 'manual', 'no-cache'],
    ['/api/x', 'omit', 'manual', 'default'],
  ]);
});

/** A server that takes the question and never answers. */
const silent = (_address: string, init?: RequestInit) =>
  new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

test('a server that does not answer within 20 seconds is given up', async () => {
  const { call } = callOn(silent);
  const answer = call.json('/x', word);
  let answered = false;
  void answer.then(() => {
    answered = true;
  });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toMatchObject({ state: 'failed', reason: 'timeout' });
});

test('a call is given up by whoever asked', async () => {
  const { call } = callOn(silent);
  const outdated = new AbortController();
  const answer = call.json('/x', word, { signal: outdated.signal });
  outdated.abort();
  expect(await answer).toMatchObject({ state: 'failed' });
});

test('a large answer is given the time that a slow link needs', async () => {
  const { call } = callOn(silent);
  const answer = call.json('/x', word, { bytes: 1_000_000 });
  let answered = false;
  void answer.then(() => {
    answered = true;
  });
  await vi.advanceTimersByTimeAsync(240_000);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toMatchObject({ reason: 'timeout' });
});

test('the server’s clock is learnt from a fresh answer, with the time it lay in a cache on the way', async () => {
  const { call, clock } = callOn(async () => json({ Date: 'Fri, 20 Nov 2026 09:00:00 GMT', Age: '60' }));
  await call.json('/x', word);
  expect(clock.now()).toBe(Date.now());
  await call.json('/x', word, { fresh: true });
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T09:01:00.000Z');
});

test('a captive portal’s clock is not the server’s', async () => {
  const { call, clock } = callOn(
    async () => new Response('<h1>', { headers: { 'Content-Type': 'text/html', Date: 'Thu, 01 Jan 1970 00:00:00 GMT' } }),
  );
  await call.json('/x', word, { fresh: true });
  expect(clock.now()).toBe(Date.now());
});

test('a picture is kept whole, with its type and size', async () => {
  const { call } = callOn(
    async () => new Response(new Blob(['12345'], { type: 'image/webp' }), { headers: { 'Content-Type': 'image/webp' } }),
  );
  const answer = await call.picture('/images/a-320.webp');
  if (answer.state !== 'ok') throw new Error(answer.state);
  expect(answer.body.headers.get('Content-Type')).toBe('image/webp');
  expect(answer.body.headers.get('Content-Length')).toBe('5');
});

test.each([
  [
    'a login page',
    new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }),
    { state: 'failed', reason: 'not-ours', status: 200 },
  ],
  [
    'a redirect',
    new Response(null, { status: 307, headers: { Location: '/login' } }),
    { state: 'failed', reason: 'not-ours', status: 307 },
  ],
  ['nothing', new Response(null, { status: 404 }), { state: 'failed', reason: 'status', status: 404 }],
  ['a picture that is gone', new Response(null, { status: 410 }), { state: 'gone' }],
])('%s is no picture', async (_, response, answer) => {
  const { call } = callOn(async () => response);
  expect(await call.picture('/images/a-320.webp')).toEqual(answer);
});

const html = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const signIn = () => html('<h1>Please sign in</h1>');
const heading = (page: string) => /<h1>(Fort)/.exec(page)?.[1];

test('a page of ours comes as what is read in it, and neither another page nor anything else does', async () => {
  const answers = [html('<h1>Fort</h1>')];
  const { call } = callOn(async (address) => answers.shift() ?? (address === '/places/fort' ? signIn() : json()));
  const failed = { state: 'failed', reason: 'not-ours', status: 200 };
  expect(await call.page('/places/fort', heading)).toEqual({ state: 'ok', body: 'Fort' });
  expect(await call.page('/places/fort', heading)).toEqual(failed);
  expect(await call.page('/places/caves', heading)).toEqual(failed);
});

test('what a sign-in page took the place of is asked for once more, past the browser’s cache', async () => {
  const trueAnswers = {
    json: json(),
    picture: new Response('12345', { headers: { 'Content-Type': 'image/webp' } }),
    page: html('<h1>Fort</h1>'),
    file: html('sealed'),
  };
  const asks: ((call: Call) => Promise<{ state: string }>)[] = [
    (call) => call.json('/x', word),
    (call) => call.picture('/images/a-320.webp'),
    (call) => call.page('/places/fort', heading),
    (call) => call.file('/guide-file', 'text/html', async (file) => (await file.text()) === 'sealed'),
    (call) => call.send('/get-places', { method: 'GET' }),
  ];
  const answers = [...Object.values(trueAnswers), json()];
  for (const status of [200, 404, 410]) {
    for (const [at, ask] of asks.entries()) {
      const caches: unknown[] = [];
      const { call } = callOn(async (_, init) => {
        caches.push(init?.cache);
        const lie = new Response('<h1>Please sign in</h1>', { status, headers: { 'Content-Type': 'text/html' } });
        return init?.cache === 'reload' ? (answers[at]?.clone() ?? lie) : lie;
      });
      expect((await ask(call)).state).toBe('ok');
      expect(caches.at(-1)).toBe('reload');
      expect(caches).toHaveLength(2);
    }
  }
});

test('what is sent is never sent twice because somebody else answered', async () => {
  const fetch = vi.fn(async () => signIn());
  const { call } = callOn(fetch);
  await call.send('/book-place', { method: 'POST', body: {} });
  expect(fetch).toHaveBeenCalledOnce();
});

test('whether a file is still there is asked of the server itself; only its word that there is none counts', async () => {
  const asked: unknown[] = [];
  const answers = [200, 404, 500].map((status) => async () => new Response(null, { status }));
  const { call } = callOn(async (address, init) => {
    asked.push([address, init?.method, init?.cache]);
    return (answers.shift() ?? (() => Promise.reject(new TypeError('Failed to fetch'))))();
  });
  const exists = () => call.exists('/images/a-320.webp');
  expect([await exists(), await exists(), await exists(), await exists()]).toEqual([true, false, true, undefined]);
  expect(asked[0]).toEqual(['/images/a-320.webp', 'HEAD', 'no-store']);
});

test('JSON that was frozen earlier is sent byte for byte', async () => {
  const asked: unknown[] = [];
  const { call } = callOn(async (address, init) => {
    asked.push([address, init?.method, init?.body, new Headers(init?.headers).get('Content-Type')]);
    return json();
  });
  await call.send('/x', { method: 'POST', json: '{ "a":1 }' });
  await call.send('/x', { method: 'POST', body: { a: 1 } });
  await call.send('/x', { method: 'POST' });
  expect(asked).toEqual([
    ['/api/x', 'POST', '{ "a":1 }', 'application/json'],
    ['/api/x', 'POST', '{"a":1}', 'application/json'],
    ['/api/x', 'POST', undefined, null],
  ]);
});

test('the wait that an answer asks for is known, whoever answers', async () => {
  const answers = [
    new Response('{}', { status: 429, headers: { 'Content-Type': 'application/json', 'Retry-After': '90' } }),
    new Response('<h1>', { status: 503, headers: { 'Content-Type': 'text/html', 'Retry-After': '5' } }),
    json(),
  ];
  const { call } = callOn(async () => answers.shift() ?? json());
  const send = () => call.send('/x', { method: 'POST' });
  expect(await send()).toEqual({ state: 'ok', body: { status: 429, body: {}, retryAfter: 90_000 } });
  expect(await send()).toEqual({ state: 'failed', reason: 'not-ours', status: 503, retryAfter: 5_000 });
  expect(await send()).toMatchObject({ state: 'ok', body: { retryAfter: undefined } });
});

test('an answer that says that it is large is given its time, too, and one that came leaves no timer', async () => {
  let finish = () => {};
  const body = new ReadableStream({
    start(controller) {
      finish = () => {
        controller.enqueue(new TextEncoder().encode('{"word":"fort"}'));
        controller.close();
      };
    },
  });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '1000000' };
  const signals: (AbortSignal | null | undefined)[] = [];
  const { call } = callOn(async (_, init) => {
    signals.push(init?.signal);
    return new Response(body, { headers });
  });
  const answer = call.json('/x', word);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(signals[0]?.aborted).toBe(false);
  expect(vi.getTimerCount()).toBe(1);
  finish();
  expect(await answer).toEqual({ state: 'ok', body: { word: 'fort' } });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), { reason: 'offline' }],
  ['a redirect that the browser hides', async () => hidden('opaqueredirect'), { reason: 'not-ours' }],
  ['what is not there', async () => new Response('{}', { status: 404, headers: jsonType }), { reason: 'status', status: 404 }],
  ['an error of ours', async () => new Response('{"word":"fort"}', { status: 500, headers: jsonType }), { reason: 'status', status: 500 }],
  ['JSON of another kind', async () => new Response('{"word":1}', { headers: jsonType }), { reason: 'not-ours', status: 200 }],
  ['JSON that does not say that it is', async () => new Response('{"word":"fort"}'), { reason: 'not-ours', status: 200 }],
  ['the first of all redirects', async () => new Response(null, { status: 300, headers: jsonType }), { reason: 'not-ours', status: 300 }],
  ['JSON that was cut off', async () => new Response('{"word":"fo', { headers: jsonType }), { reason: 'not-ours', status: 200 }],
  ['what does not say what it is', async () => new Response(new Uint8Array([1])), { reason: 'not-ours', status: 200 }],
])('%s is no answer', async (_, fetch, failure) => {
  const { call, clock } = callOn(fetch);
  expect(await call.json('/x', word, { fresh: true })).toMatchObject({ state: 'failed', ...failure });
  expect(clock.isLearnt()).toBe(false);
});

const jsonType = { 'Content-Type': 'application/json', Date: 'Fri, 20 Nov 2026 09:00:00 GMT' };
const hidden = (type: ResponseType, init?: ResponseInit) => Object.defineProperty(new Response('x', init), 'type', { value: type });

test('what will not come back is told from what failed', async () => {
  const { call } = callOn(async () => new Response('{}', { status: 410, headers: jsonType }));
  expect(await call.json('/x', word)).toEqual({ state: 'gone' });
});

test('a file is asked for below the API base and is of its type; one that cannot be read is none', async () => {
  const asked: string[] = [];
  const type = { 'Content-Type': 'Application/PDF' };
  const answers = [new Response('%PDF', { headers: type }), signIn(), signIn(), hidden('opaque', { headers: type })];
  const { call } = callOn(async (address) => {
    asked.push(address);
    return answers.shift() ?? json();
  });
  const file = await call.file('/reports/1', 'application/pdf');
  expect(file.state === 'ok' && (await file.body.text())).toBe('%PDF');
  const notOurs = { state: 'failed', reason: 'not-ours', status: 200 };
  expect([await call.file('/reports/1', 'application/pdf'), await call.file('/x', 'application/pdf')]).toEqual([notOurs, notOurs]);
  expect(asked).toEqual(['/api/reports/1', '/api/reports/1', '/api/reports/1', '/api/x', '/api/x']);
});

test('JSON is asked for, and what a call says for itself is said, too', async () => {
  const asked: object[] = [];
  const { call } = callOn(async (_, init) => {
    asked.push(Object.fromEntries(new Headers(init?.headers)));
    return new Response('{"cut', { status: 201, headers: jsonType });
  });
  await call.json('/x', word);
  expect(await call.send('/x', { method: 'PUT', headers: { 'If-Match': '7' }, body: {} })).toMatchObject({
    state: 'ok',
    body: { status: 201, body: undefined },
  });
  expect(asked).toEqual([
    { accept: 'application/json' },
    { accept: 'application/json', 'content-type': 'application/json', 'if-match': '7' },
  ]);
});

test('without a word about it, calls go through the browser’s fetch to the API beside the page', async () => {
  const fetch = vi.fn(async (_address: string) => json());
  vi.stubGlobal('fetch', fetch);
  const call = createCall({ clock: createServerClock() });
  expect(await call.json('/x', word)).toMatchObject({ state: 'ok' });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/x');
  vi.unstubAllGlobals();
});
