import { syncSchema } from '@helpdesk/contract/kinds/schema';
import type { SyncDelta, SyncHead, SyncSnapshot } from '@helpdesk/contract/sync/sync';
import type { Cursor } from '#local/catalogue-storage.ts';

/** What a head asks of this phone. */
type Next = 'nothing' | 'delta' | 'snapshot';
type Delta = Pick<SyncDelta, 'epoch' | 'schema' | 'from' | 'to'>;

/**
 * Only within an epoch does a seq say anything of a row, and only of rows that an app of this schema stored: another one may have
 * passed over a part of them.
 */
const isComparable = (cursor: Pick<Cursor, 'epoch' | 'schema'> | undefined, { epoch }: Pick<SyncHead, 'epoch'>): boolean =>
  cursor?.epoch === epoch && cursor.schema === syncSchema;

/** A stale head never moves the phone back. */
function next(cursor: Cursor | undefined, head: SyncHead): Next {
  if (!cursor || !isComparable(cursor, head)) return 'snapshot';
  return head.seq <= cursor.seq ? 'nothing' : 'delta';
}

/** Whether a delta begins exactly where the phone stands. */
const follows = (cursor: Cursor, delta: Delta): boolean =>
  isComparable(cursor, delta) && delta.schema === cursor.schema && delta.from === cursor.seq && delta.to >= delta.from;

/** Where an applied delta leads: as far as its own rows go, whatever the head said. */
const reaches = (delta: Delta): number => delta.to;

/** Whether a snapshot would take the phone back; a cache may have kept it. */
const isOlder = (cursor: Cursor, snapshot: Pick<SyncSnapshot, 'seq'>): boolean => snapshot.seq < cursor.seq;

/** What a phone does with an answer of the sync protocol, apart from fetching and storing. */
export const pullRules = { isComparable, next, follows, reaches, isOlder };
export type PullRules = typeof pullRules;
