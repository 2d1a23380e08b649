import { expect, test } from 'vitest';
import type { Answer, Sent } from '#sync/call.ts';
import { judge } from './verdict.ts';

const id = 'b6e0f9d0-0000-4000-8000-000000000001';
const booking = { id, kind: 'booking' } as const;
const ok = (status: number, body: unknown, retryAfter?: number): Answer<Sent> => ({ state: 'ok', body: { status, body, retryAfter } });
const receipt = (result: object = {}, rest: object = {}) => ({
  status: true,
  displayMessage: 'Received',
  result: { success: true, key: id, reference: 'K7-42', ...result },
  success: true,
  ...rest,
});
const problem = { status: false, displayMessage: 'Check the form', result: null, errors: { phone: 'Give a phone number' } };

test.each([200, 201])('a %i with our key and a reference is a receipt', (status) => {
  expect(judge(booking, ok(status, receipt()))).toEqual({ of: 'sent', reference: 'K7-42' });
});

test.each([202, 203, 204, 206, 299, 400, 404, 500])('a receipt under a %i is none', (status) => {
  expect(judge(booking, ok(status, receipt()))).toEqual({ of: 'unknown' });
});

test.each([
  ['another key', receipt({ key: 'another' })],
  ['no key', receipt({ key: undefined })],
  ['no reference', receipt({ reference: undefined })],
  ['an empty reference', receipt({ reference: '' })],
  ['no success', receipt({ success: false })],
  ['a false status', receipt({}, { status: false })],
  ['no envelope', { key: id, reference: 'K7-42' }],
  ['a body that was cut off', undefined],
  ['a problem', problem],
])('a 200 with %s is no receipt', (_, body) => {
  expect(judge(booking, ok(200, body))).toEqual({ of: 'unknown' });
});

test('a visit is acknowledged by its key alone', () => {
  expect(judge({ id, kind: 'visit' }, ok(200, receipt({ reference: undefined })))).toEqual({ of: 'sent', reference: '' });
  expect(judge({ id, kind: 'visit' }, ok(200, receipt({ reference: undefined, key: 'another' })))).toEqual({ of: 'unknown' });
});

test('a 422 in our words says that the key is taken, and of a key that was made instead that it is refused', () => {
  expect(judge(booking, ok(422, problem))).toEqual({ of: 'taken' });
  expect(judge({ ...booking, key: 'another' }, ok(422, problem))).toMatchObject({ of: 'rejected' });
  expect(judge({ ...booking, key: 'another' }, ok(201, receipt({ key: 'another' })))).toEqual({ of: 'sent', reference: 'K7-42' });
  expect(judge({ ...booking, key: 'another' }, ok(201, receipt()))).toEqual({ of: 'unknown' });
});

test.each([400, 413])('a %i in our words is a refusal, with the server’s sentences', (status) => {
  expect(judge(booking, ok(status, problem))).toEqual({
    of: 'rejected',
    reason: 'Check the form',
    errors: { phone: 'Give a phone number' },
  });
});

test.each([400, 413, 422])('a %i in other words is somebody else’s', (status) => {
  for (const body of [{ error: 'bad' }, undefined, { ...problem, status: true }, { ...problem, result: {} }]) {
    expect(judge(booking, ok(status, body))).toEqual({ of: 'unknown' });
  }
  expect(judge(booking, { state: 'failed', reason: 'not-ours', status })).toEqual({ of: 'unknown' });
});

test.each([401, 403, 404, 405, 408, 409, 410, 411, 415, 421, 423, 425, 429, 451, 500, 502, 503, 504])(
  'a %i is no refusal, whoever says it',
  (status) => {
    expect(judge(booking, ok(status, problem))).toEqual({ of: 'unknown' });
    expect(judge(booking, ok(status, problem, 90_000))).toEqual({ of: 'unknown', wait: 90_000 });
  },
);

test.each(['offline', 'timeout', 'not-ours'] as const)('nothing is known after %s', (reason) => {
  expect(judge(booking, { state: 'failed', reason })).toEqual({ of: 'unknown' });
  expect(judge(booking, { state: 'failed', reason, status: 200, retryAfter: 5_000 })).toEqual({ of: 'unknown', wait: 5_000 });
});
