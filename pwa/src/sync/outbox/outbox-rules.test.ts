import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDue, longestWait, newItem, outboxRules, waitAfter } from './outbox-rules.ts';

const now = Date.UTC(2026, 10, 21);
const { attempt, settle } = outboxRules;
const queued = newItem({ id: 'a', kind: 'booking', about: 'Fort View', aboutId: 'fort', body: '{"name":"Asha"}' }, now);
const half = () => 0.5;

test('waits are drawn between nothing and ever longer, at last 15 minutes', () => {
  const longest = Array.from({ length: 12 }, (_, index) => waitAfter(index + 1, () => 1) / 1000);
  expect(longest).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900]);
  fc.assert(
    fc.property(fc.nat(5000), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempts, dice) => {
      const wait = waitAfter(attempts, () => dice);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(Math.min(longestWait, 5000 * 2 ** Math.min(30, attempts)));
    }),
  );
});

test('an item is due when its wait is over, or was set by another clock', () => {
  const at = (nextAt: number) => isDue({ ...queued, nextAt }, now);
  expect([0, now, now + 1, now + longestWait, now + longestWait + 1].map(at)).toEqual([true, true, false, false, true]);
  expect(isDue({ ...queued, state: 'rejected' }, now)).toBe(false);
  expect(isDue({ ...queued, state: 'sent' }, now)).toBe(false);
});

test('a try is counted, and nobody else sends the item while its request may be under way', () => {
  expect(attempt(queued, now)).toEqual({ ...queued, attempts: 1, nextAt: now + 20_000, firm: true });
});

test('a receipt erases the body and keeps what the list shows', () => {
  expect(settle(attempt(queued, now), { of: 'sent', reference: 'K7-42' }, now + 1, half)).toEqual({
    id: 'a',
    kind: 'booking',
    about: 'Fort View',
    aboutId: 'fort',
    body: '',
    createdAt: now,
    attempts: 1,
    nextAt: 0,
    state: 'sent',
    sentAt: now + 1,
    reference: 'K7-42',
  });
});

test('a refused item keeps its body and what the server said', () => {
  const refused = settle(queued, { of: 'rejected', reason: 'Check the form', errors: { phone: 'Too short' } }, now, half);
  expect(refused).toEqual({ ...queued, state: 'rejected', reason: 'Check the form', errors: { phone: 'Too short' } });
});

test('an item whose key is taken goes at once under another, the same wherever it is made, and made once', () => {
  const under = settle(attempt(queued, now), { of: 'taken' }, now, half);
  expect(under).toEqual({ ...queued, attempts: 1, key: expect.any(String), nextAt: 0, firm: true });
  expect(under?.key).not.toBe(queued.id);
  expect(settle(queued, { of: 'taken' }, now, half)?.key).toBe(under?.key);
  expect(settle({ ...queued, body: '{"name":"Ravi"}' }, { of: 'taken' }, now, half)?.key).not.toBe(under?.key);
  expect(under && settle(under, { of: 'taken' }, now, half)).toBe(under);
  // By it the server is asked how it stands.
  expect(under && settle(under, { of: 'sent', reference: 'K7-42' }, now, half)?.key).toBe(under?.key);
});

test('a visit leaves no trace, received or refused', () => {
  const visit = { ...queued, kind: 'visit' } as const;
  expect(settle(visit, { of: 'sent', reference: '' }, now, half)).toBeUndefined();
  expect(settle(visit, { of: 'rejected', reason: '', errors: {} }, now, half)).toBeUndefined();
  expect(settle(visit, { of: 'taken' }, now, half)).toBeUndefined();
  expect(settle(visit, { of: 'unknown' }, now, half)).toMatchObject({ state: 'queued' });
});

test('of two answers to one item the receipt stands', () => {
  const sent = settle(queued, { of: 'sent', reference: 'K7-42' }, now, half);
  const refused = settle(queued, { of: 'rejected', reason: 'No', errors: {} }, now, half);
  expect(sent && settle(sent, { of: 'rejected', reason: 'No', errors: {} }, now, half)).toBe(sent);
  expect(sent && settle(sent, { of: 'unknown' }, now, half)).toBe(sent);
  expect(refused && settle(refused, { of: 'unknown' }, now, half)).toBe(refused);
  expect(refused && settle(refused, { of: 'sent', reference: 'K7-42' }, now, half)).toEqual(sent);
});

test('the wait that the server asked for is kept, but none longer than 15 minutes', () => {
  const tried = attempt(queued, now);
  expect(settle(tried, { of: 'unknown', wait: 90_000 }, now, half)).toMatchObject({ nextAt: now + 90_000, firm: true });
  expect(settle(tried, { of: 'unknown', wait: 90_000_000 }, now, half)).toMatchObject({ nextAt: now + longestWait, firm: true });
  expect(settle(tried, { of: 'unknown' }, now, half)).toEqual({ ...queued, attempts: 1, nextAt: now + 2_500 });
});
