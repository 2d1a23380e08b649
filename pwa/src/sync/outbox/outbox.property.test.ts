import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { history, play } from '#sync/testing/outbox-history.ts';
import type { Keeps, Planted } from '#sync/testing/outbox-phone.ts';
import { findRow } from '#sync/testing/outbox-server.ts';
import { outboxRules } from './outbox-rules.ts';

const long = process.env.TEST_LONG === '1';

test.each([
  { keeps: 'mirror', runs: long ? 80_000 : 400, where: 'in text storage alone' },
  { keeps: 'database', runs: long ? 2_000 : 20, where: 'in a database with its mirror' },
  { keeps: 'copies', runs: long ? 20_000 : 200, where: 'in a store with copies' },
] as const)(
  'whatever happens on the way, what a phone keeps $where reaches the server once or is visibly refused',
  async ({ keeps, runs }) => {
    await fc.assert(
      fc.asyncProperty(history, (one) => play(keeps, one)),
      { numRuns: runs },
    );
  },
  600_000,
);

const { attempt, judge, settle } = outboxRules;
const planted: readonly [name: string, fault: Planted, keeps?: Keeps][] = [
  [
    'an item is deleted before it is sent',
    {
      storage: (storage) => ({
        ...storage,
        change: (id, step) =>
          storage.change(id, (item) => {
            const next = step(item);
            return item && next && next.attempts > item.attempts ? undefined : next;
          }),
      }),
    },
  ],
  [
    'any 2xx is success',
    {
      rules: {
        ...outboxRules,
        judge: (item, answer) => {
          const status = (answer.state === 'ok' && answer.body.status) || (answer.state === 'failed' && answer.status) || 0;
          return status >= 200 && status < 300 ? { of: 'sent', reference: 'R0' } : judge(item, answer);
        },
      },
    },
  ],
  [
    'each try has a key of its own',
    {
      call: ({ send }) => {
        let tries = 0;
        return {
          send: (path, sending) => {
            tries += 1;
            return send(path, { ...sending, headers: { 'Idempotency-Key': `key ${tries} of ${sending.headers?.['Idempotency-Key']}` } });
          },
        };
      },
    },
  ],
  [
    'the server looks first and inserts then',
    {
      find: async (rows, key) => {
        const row = findRow(rows, key);
        await Promise.resolve();
        return row;
      },
    },
  ],
  [
    'what was saved can be edited',
    {
      outbox: (outbox, storage) => ({
        ...outbox,
        add: async (item) => {
          await storage.change(item.id, (stored) => (stored?.state === 'queued' ? { ...stored, body: JSON.stringify(item.body) } : stored));
          await outbox.add(item);
        },
      }),
    },
  ],
  [
    'it gives up after some tries',
    {
      rules: {
        ...outboxRules,
        settle: (item, verdict, now, random) =>
          verdict.of === 'unknown' && item.attempts >= 4
            ? { ...item, state: 'rejected', reason: 'Tried too often', errors: {} }
            : settle(item, verdict, now, random),
      },
    },
  ],
  [
    '"sending" is a stored state',
    {
      rules: {
        ...outboxRules,
        attempt: (item, now) => ({ ...attempt(item, now), state: 'sending' as 'queued' }),
        settle: (item, verdict, now, random) => settle({ ...item, state: 'queued' }, verdict, now, random),
      },
    },
  ],
  [
    'a 404 is a refusal',
    {
      rules: {
        ...outboxRules,
        judge: (item, answer) =>
          answer.state === 'ok' && answer.body.status === 404 ? { of: 'rejected', reason: '', errors: {} } : judge(item, answer),
      },
    },
  ],
  [
    'a try is not counted before it leaves',
    { rules: { ...outboxRules, attempt: (item, now) => ({ ...attempt(item, now), attempts: 0 }) } },
  ],
  [
    'the body stays after the receipt',
    {
      rules: {
        ...outboxRules,
        settle: (item, verdict, now, random) => {
          const next = settle(item, verdict, now, random);
          return next && { ...next, body: item.body };
        },
      },
    },
  ],
  [
    'what the browser took from the database is not put back',
    { storage: (storage) => ({ ...storage, repair: async () => undefined }) },
    'database',
  ],
  ['what is copied is not put back', { storage: (storage) => ({ ...storage, repair: async () => undefined }) }, 'copies'],
];

test.each(planted)('the property fails when %s', async (name, fault, keeps = 'mirror') => {
  const { failed, numRuns } = await fc.check(
    fc.asyncProperty(history, (one) => play(keeps, one, fault)),
    { numRuns: 2_000, endOnFailure: true },
  );
  if (long) console.warn(`${name}: dead after ${numRuns} runs`);
  expect(failed).toBe(true);
});
