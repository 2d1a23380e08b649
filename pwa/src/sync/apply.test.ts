import { expect, test } from 'vitest';
import { followedBy, type ReadDelta } from './apply.ts';
import { commit, deltaOf, newHistory, rowsAt, seqOf } from './testing/history.ts';

/** As a server makes it, which mentions every table. */
type Delta = ReadDelta & Pick<ReturnType<typeof deltaOf>, 'counts' | 'deleted'>;

/** A snapshot, and the delta that leads on from it: a report changed, one new, one gone, a region new. */
function snapshotAndDelta() {
  const history = newHistory();
  commit(history, { put: ['steps', 'caves', 'lake'] });
  const from = commit(history, { regions: ['north'] });
  commit(history, { put: ['steps', 'fort'], remove: ['lake'] });
  commit(history, { regions: ['south'] });
  const { epoch, schema } = history;
  return {
    snapshot: { epoch, schema, seq: from, rows: rowsAt(history, from) },
    delta: deltaOf(history, from) as Delta,
    after: { epoch, schema, seq: seqOf(history), rows: rowsAt(history, seqOf(history)) },
  };
}

test('a snapshot and the delta from it make the newer snapshot', () => {
  const { snapshot, delta, after } = snapshotAndDelta();
  expect(followedBy(snapshot, delta)).toEqual(after);
});

test('a delta that does not speak of what is gone takes nothing away', () => {
  const { snapshot, delta, after } = snapshotAndDelta();
  const { reports: _, ...deleted } = delta.deleted;
  const made = followedBy(snapshot, { ...delta, deleted, counts: { ...delta.counts, reports: delta.counts.reports + 1 } });
  expect(made?.rows.reports.map(({ _id }) => _id)).toEqual([
    'caves',
    'lake',
    ...after.rows.reports.map(({ _id }) => _id).filter((id) => id !== 'caves'),
  ]);
});

test.each([{ epoch: 'other' }, { schema: 0 }, { from: 1 }])('a delta of %o does not follow', (other) => {
  const { snapshot, delta } = snapshotAndDelta();
  expect(followedBy(snapshot, { ...delta, ...other })).toBeUndefined();
});

test('rows of which one table does not add up make none', () => {
  const { snapshot, delta } = snapshotAndDelta();
  expect(followedBy(snapshot, { ...delta, counts: { ...delta.counts, regions: 1 } })).toBeUndefined();
});
