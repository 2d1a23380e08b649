import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from './call.ts';
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
