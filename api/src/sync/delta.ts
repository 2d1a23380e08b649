import type { SyncDelta, SyncReset, SyncVersions } from '@helpdesk/contract/sync/sync';

import type { Catalogue } from '#db/catalogue.ts';

const mostRows = 2_000;
const mostBytes = 1_000_000;

interface Requested {
  readonly epoch: string;
  readonly schema: number;
  readonly from: number;
}

/**
 * What changed after `from`, as the JSON to send, or why only a snapshot helps: an answer is never cut in two. Every app that
 * may still pull gets the same rows, under the schema that it asked for.
 * A pure function of the catalogue.
 */
export function deltaOf(catalogue: Catalogue, requested: Requested, versions: SyncVersions): { readonly json: string } | SyncReset {
  const { epoch, seq, floor, tables } = catalogue;
  const { from, schema } = requested;
  if (schema < versions.minApp || schema > versions.schema) return { reset: 'schema' };
  if (requested.epoch !== epoch) return { reset: 'epoch' };
  if (from > seq) return { reset: 'ahead' };
  if (from < floor) return { reset: 'floor' };
  const put = changedRows(catalogue, from);
  const deleted = deletedIds(catalogue, from);
  const changes = [...Object.values(put), ...Object.values(deleted)].reduce((sum, { length }) => sum + length, 0);
  if (changes > mostRows) return { reset: 'size' };
  const counts = Object.fromEntries(Object.entries(tables).map(([table, { rows }]) => [table, rows]));
  const json = JSON.stringify({ epoch, schema, from, to: seq, put, deleted, counts } satisfies SyncDelta);
  return Buffer.byteLength(json) > mostBytes ? { reset: 'size' } : { json };
}

function changedRows({ rows }: Catalogue, from: number): SyncDelta['put'] {
  const changed = Object.entries(rows).map(([table, list]) => [table, list.filter(({ seq }) => seq > from)] as const);
  return Object.fromEntries(changed.filter(([, { length }]) => length > 0));
}

function deletedIds({ tombstones }: Catalogue, from: number): SyncDelta['deleted'] {
  const deleted: SyncDelta['deleted'] = {};
  for (const { kind, id, seq } of tombstones) {
    if (seq > from) deleted[kind] = [...(deleted[kind] ?? []), id];
  }
  return deleted;
}
