import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { catalogueTables } from './fixed-sets.ts';
import { catalogueRowLists, catalogueRows } from './rows.ts';

/** The sync protocol of the catalogue: head, snapshot, delta. Bare JSON, without the envelope (decision W10). */

/** Raised when a row's shape changes so that an older app could not read it. */
export const syncSchema = 2;

const counts = z.record(z.enum(catalogueTables), z.int().check(z.nonnegative()));

/** `GET /sync/v1/head`: where the server stands. */
export const syncHead = z.object({
  /** Changes on install, restore and import: then nothing known of rows holds. */
  epoch: z.string(),
  /** Number of committed catalogue transactions in this epoch. */
  seq: z.int(),
  /** Deltas from below this seq are refused: their tombstones are gone. */
  floor: z.int(),
  schema: z.int(),
  counts,
  /** Hash over (table, id, seq) of all rows; see `catalogueDigest`. */
  digest: z.string(),
  /** bytes: size on the wire (brotli); rows: all tables together. */
  snapshot: z.object({ url: z.string(), bytes: z.int(), rows: z.int() }),
  /** Oldest app build that may still pull, as a schema number. */
  minApp: z.int(),
});

/** `GET /sync/v1/snapshot/{epoch}/{schema}/{seq}`: every row, each on a line of its own (`writeRowLines`), so that a phone reads them in slices. */
export const syncSnapshot = z.object({ epoch: z.string(), schema: z.int(), seq: z.int(), rows: catalogueRows });

/** `GET /sync/v1/delta/{epoch}/{schema}/{from}`: what changed after `from`, up to and with `to`. */
export const syncDelta = z.object({
  epoch: z.string(),
  schema: z.int(),
  from: z.int(),
  to: z.int(),
  put: z.partial(z.object(catalogueRowLists)),
  deleted: z.partialRecord(z.enum(catalogueTables), z.array(id)),
  counts,
});

/** Status 410 of a delta: the client takes the snapshot instead. */
export const syncReset = z.object({ reset: z.enum(['epoch', 'floor', 'schema', 'ahead', 'size']) });

export const syncCalls = {
  head: endpoint({ method: 'GET', path: '/sync/v1/head', summary: 'Where the catalogue stands', answer: syncHead, bare: true }),
  snapshot: endpoint({
    method: 'GET',
    path: '/sync/v1/snapshot/{epoch}/{schema}/{seq}',
    summary: 'Every row of the catalogue',
    answer: syncSnapshot,
    bare: true,
  }),
  delta: endpoint({
    method: 'GET',
    path: '/sync/v1/delta/{epoch}/{schema}/{from}',
    summary: 'What changed since a seq; 410 when only a snapshot helps',
    answer: syncDelta,
    bare: true,
  }),
};

export type CatalogueCounts = z.infer<typeof counts>;
export type SyncHead = z.infer<typeof syncHead>;
export type SyncSnapshot = z.infer<typeof syncSnapshot>;
export type SyncDelta = z.infer<typeof syncDelta>;
export type SyncReset = z.infer<typeof syncReset>;
