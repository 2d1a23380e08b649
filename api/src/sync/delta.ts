import { catalogueTables } from '@helpdesk/contract/fixed-sets';
import { type SyncDelta, type SyncReset, syncSchema } from '@helpdesk/contract/sync';

import type { Catalogue } from '#db/catalogue.ts';

const mostRows = 2_000;
const mostBytes = 1_000_000;

interface Asked {
  readonly epoch: string;
  readonly schema: number;
  readonly from: number;
}

/**
 * What changed after `from`, as the JSON to send, or why only a snapshot helps: an answer is never cut in two.
 * A pure function of the catalogue.
 */
export function deltaOf(catalogue: Catalogue, asked: Asked): { readonly json: string } | SyncReset {
  const { epoch, seq, floor, counts } = catalogue;
  const { from } = asked;
  if (asked.schema !== syncSchema) return { reset: 'schema' };
  if (asked.epoch !== epoch) return { reset: 'epoch' };
  if (from > seq) return { reset: 'ahead' };
  if (from < floor) return { reset: 'floor' };
  const put = changedRows(catalogue, from);
  const deleted = deletedIds(catalogue, from);
  const changes = [...Object.values(put), ...Object.values(deleted)].reduce((sum, { length }) => sum + length, 0);
  if (changes > mostRows) return { reset: 'size' };
  const json = JSON.stringify({ epoch, schema: syncSchema, from, to: seq, put, deleted, counts } satisfies SyncDelta);
  return Buffer.byteLength(json) > mostBytes ? { reset: 'size' } : { json };
}

function changedRows({ rows }: Catalogue, from: number): SyncDelta['put'] {
  const changed = catalogueTables.map((table) => [table, rows[table].filter(({ seq }) => seq > from)] as const);
  return Object.fromEntries(changed.filter(([, { length }]) => length > 0));
}

function deletedIds({ tombstones }: Catalogue, from: number): SyncDelta['deleted'] {
  const deleted: SyncDelta['deleted'] = {};
  for (const { kind, id, seq } of tombstones) {
    if (seq > from) deleted[kind] = [...(deleted[kind] ?? []), id];
  }
  return deleted;
}
