import { placeCalls } from '@helpdesk/contract/calls/places';
import { sessionCalls } from '@helpdesk/contract/calls/session';
import { seqHeader } from '@helpdesk/contract/sync/seq-header';
import { expect, test } from 'vitest';
import { createCall } from './call.ts';
import { requestWith } from './request.ts';
import { createServerClock } from './server-clock.ts';
import { createWrittenSeq } from './written-seq.ts';

interface Seen {
  readonly address: string;
  readonly init: RequestInit | undefined;
}

function askAt(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}, written = createWrittenSeq()) {
  const seen: Seen[] = [];
  const fetch = async (address: unknown, init?: RequestInit) => {
    seen.push({ address: String(address), init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': typeof body === 'string' ? 'text/html' : 'application/json', ...headers },
    });
  };
  return { request: requestWith(createCall({ fetch, clock: createServerClock(), written, base: '/api' })), seen };
}

test('a write travels as JSON with its token and its id, and brings the server’s sentence', async () => {
  const { request, seen } = askAt(200, { status: true, displayMessage: 'Added to the popular list', result: { _id: 'a/b' } });
  const said = await request(placeCalls.update, { params: { id: 'a/b' }, body: { popular: true }, token: 'secret' });
  expect(said).toEqual({ state: 'ok', result: { _id: 'a/b' }, displayMessage: 'Added to the popular list' });
  expect(seen[0]?.address).toBe('/api/update-tourist-place/a%2Fb');
  expect(seen[0]?.init).toMatchObject({
    method: 'PUT',
    body: '{"popular":true}',
    credentials: 'omit',
    headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json', 'Accept-Language': 'en' },
  });
});

test('a read carries no token, and of its query only what was asked for', async () => {
  const { request, seen } = askAt(200, { status: true, displayMessage: 'OK', result: [] });
  await request(placeCalls.list, { query: { search: 'A-D', regionId: '', isPopular: 'true' } });
  expect(seen[0]?.address).toBe('/api/get-tourist-places?search=A-D&isPopular=true');
  expect(seen[0]?.init?.headers).not.toHaveProperty('Authorization');
});

test('whoever wrote names with whatever they ask next how far the catalogue had come', async () => {
  const answer = { status: true, displayMessage: 'OK', result: { _id: 'a' } };
  const written = createWrittenSeq();
  const { request, seen } = askAt(200, answer, { [seqHeader]: '12' }, written);
  await request(placeCalls.update, { params: { id: 'a' }, body: { popular: true } });
  const { request: later, seen: seenLater } = askAt(200, answer, { [seqHeader]: '9' }, written);
  await later(placeCalls.list);
  await later(placeCalls.list);
  expect([...seen, ...seenLater].map(({ init }) => new Headers(init?.headers).get(seqHeader))).toEqual([null, '12', '12']);
});

test('a refusal names its fields', async () => {
  const errors = { name: 'Name is required' };
  const { request } = askAt(400, { status: false, displayMessage: 'Please check the marked fields.', result: null, errors });
  expect(await request(placeCalls.add, { body: {} })).toEqual({
    state: 'refused',
    status: 400,
    current: null,
    displayMessage: 'Please check the marked fields.',
    errors,
  });
});

test.each([
  ['a captive portal', 200, '<h1>Log in</h1>'],
  ['somebody else’s JSON', 200, { token: 'x' }],
  ['an answer of another shape', 200, { status: true, displayMessage: '', result: { token: 7 } }],
])('%s is no answer of the server', async (_what, status, body) => {
  const { request } = askAt(status, body);
  expect(await request(sessionCalls.login, { body: {} })).toEqual({ state: 'unreachable' });
});

test('a write says which version it was made for, and a refusal brings the row as it is now', async () => {
  const current = { version: 9, at: '2026-11-21T10:45:00.000Z', author: 'asha@example.org', change: 'changed', row: { name: 'Gate' } };
  const { request, seen } = askAt(409, { status: false, displayMessage: 'Somebody else', result: current });
  expect(await request(placeCalls.update, { params: { id: 'a' }, body: {}, seen: 7 })).toMatchObject({
    state: 'refused',
    status: 409,
    current,
  });
  expect(seen[0]?.init?.headers).toMatchObject({ 'If-Match': '"7"' });
});
