import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { catalogueDb, dexieStorage } from '@helpdesk/pwa/src/local/catalogue-db.ts';
import { memoryStorage } from '@helpdesk/pwa/src/local/memory-storage.ts';
import { type PullRules, pullRules } from '@helpdesk/pwa/src/sync/pull-rules.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { history, inPieces, type Planted, play } from './test-history.ts';

const long = process.env.TEST_LONG === '1';

test.each([
  { where: 'in memory', runs: long ? 10_000 : 100, newStorage: memoryStorage },
  {
    where: 'in a database',
    runs: long ? 500 : 8,
    newStorage: () => dexieStorage(catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange })),
  },
])(
  'whatever happens on the way, a phone that keeps its rows $where holds one state of the server, and at last the newest',
  async ({ runs, newStorage }) => {
    await fc.assert(
      fc.asyncProperty(history, (events) => play(events, newStorage())),
      { numRuns: runs },
    );
  },
  600_000,
);

const { next, follows, isComparable } = pullRules;
const epochless = {
  isComparable: (cursor, other) => cursor !== undefined && isComparable({ ...cursor, epoch: other.epoch }, other),
  next: (cursor, head) => next(cursor && { ...cursor, epoch: head.epoch }, head),
  follows: (cursor, delta) => follows({ ...cursor, epoch: delta.epoch }, delta),
} satisfies Partial<PullRules>;

const planted: readonly [name: string, fault: Planted][] = [
  ['a restored server keeps its epoch', { restoredEpoch: 'epoch 0' }],
  [
    'nobody looks at epochs',
    {
      rules: () => ({ ...pullRules, ...epochless }),
      address: (address, server) => address.replace(/\/delta\/[^/]+/, `/delta/${server.current().epoch}`),
    },
  ],
  ['deltas are answered from below the floor', { forged: (catalogue) => ({ ...catalogue, floor: 0 }) }],
  [
    'nobody looks where a delta begins',
    { rules: () => ({ ...pullRules, follows: (cursor, delta) => isComparable(cursor, delta) && delta.to >= cursor.seq }) },
  ],
  [
    'the cursor goes where the head was',
    {
      rules: () => {
        let said = 0;
        const heard: PullRules['next'] = (cursor, head) => {
          said = head.seq;
          return next(cursor, head);
        };
        return { ...pullRules, next: heard, reaches: () => said };
      },
    },
  ],
  ['a change is stored in pieces', { storage: inPieces }],
  [
    'a stale head moves the phone back',
    {
      rules: () => ({
        ...pullRules,
        next: (cursor, head) => (cursor && head.seq < cursor.seq ? 'snapshot' : next(cursor, head)),
        isOlder: () => false,
      }),
    },
  ],
  [
    'a snapshot of another epoch is applied by difference',
    { rules: () => ({ ...pullRules, isComparable: epochless.isComparable, isOlder: () => false }) },
  ],
  [
    'a snapshot of another schema is applied by difference',
    {
      rules: () => ({
        ...pullRules,
        isComparable: (cursor, other) => cursor !== undefined && isComparable({ ...cursor, schema: syncSchema }, other),
      }),
    },
  ],
];

test.each(planted)('the property fails when %s', async (name, fault) => {
  const { failed, numRuns } = await fc.check(
    fc.asyncProperty(history, (events) => play(events, memoryStorage(), fault)),
    { numRuns: 2_000, endOnFailure: true },
  );
  if (long) console.warn(`${name}: dead after ${numRuns} runs`);
  expect(failed).toBe(true);
});
