import * as z from 'zod/mini';
import { endpoint } from '#calls/endpoint.ts';
import { id } from '#fields.ts';
import { catalogueRowLists, catalogueRows } from './rows.ts';

/** The sync protocol of the catalogue: head, snapshot, delta. Bare JSON, without the envelope (protocol 2). */

const count = z.int().check(z.nonnegative());

/** What phones read of a head before anything else, and all of it that no later schema may change. */
export const syncVersions = z.looseObject({ schema: z.int(), minApp: z.int() });

/** `GET /sync/v1/head`: where the server stands. */
export const syncHead = z.object({
  schema: z.int(),
  minApp: z.int(),
  /** Changes on install, restore and import: then nothing known of rows holds. */
  epoch: z.string(),
  /** Number of committed catalogue transactions in this epoch. */
  seq: z.int(),
  /** Deltas from below this seq are refused: their tombstones are gone. */
  floor: z.int(),
  /** By table, since an app compares only those that it knows; see `tableStates`. */
  tables: z.record(z.string(), z.object({ rows: count, digest: z.string() })),
  /** bytes: size on the wire (brotli); rows: all tables together. */
  snapshot: z.object({ url: z.string(), bytes: z.int(), rows: z.int() }),
  /** Whether visitors who want it get a confirmation by mail; servers that know no such thing do not say so. */
  mailsVisitors: z.optional(z.boolean()),
  /** Whether the server follows a feed of official alerts, which are read beside (`alerts.ts`). */
  alerts: z.optional(z.boolean()),
  /** The public half of the key that signs the region as one file (decision 071): 32 bytes in base64url. */
  guideKey: z.optional(z.string()),
  /** Whether a booking may say days, guests and a message: servers that do not say so refuse it. */
  bookingDetails: z.optional(z.boolean()),
});

/** `GET /sync/v1/snapshot/{epoch}/{schema}/{seq}`: every row, each on a line of its own (`writeRowLines`), so that a phone reads them in slices. */
export const syncSnapshot = z.object({ epoch: z.string(), schema: z.int(), seq: z.int(), rows: catalogueRows });

/** `GET /sync/v1/delta/{epoch}/{schema}/{from}`: what changed after `from`, up to and with `to`. */
export const syncDelta = z.object({
  epoch: z.string(),
  /** What was asked for: the schema of the app that stored the rows which this one continues. */
  schema: z.int(),
  from: z.int(),
  to: z.int(),
  put: z.partial(z.object(catalogueRowLists)),
  deleted: z.record(z.string(), z.array(id)),
  /** Rows by table, as they are at `to`. */
  counts: z.record(z.string(), count),
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

export type SyncVersions = Readonly<Pick<SyncHead, 'schema' | 'minApp'>>;
export type SyncHead = z.infer<typeof syncHead>;
export type SyncSnapshot = z.infer<typeof syncSnapshot>;
export type SyncDelta = z.infer<typeof syncDelta>;
export type SyncReset = z.infer<typeof syncReset>;
