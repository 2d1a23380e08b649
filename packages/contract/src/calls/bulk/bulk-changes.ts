import * as z from 'zod/mini';
import { endpoint } from '#calls/endpoint.ts';
import { id } from '#fields.ts';
import { catalogueTables } from '#kinds/kinds.ts';

/** What was done to many rows at once, and the way back. `table` in a path is one of the catalogue's. */

/** For so long a bulk change can be undone: as long as deleted rows are kept. */
export const bulkChangesKeptDays = 30;

/** What was done; `published`: whether phones get the rows. */
export const bulkWork = ['import', 'delete', 'region', 'category', 'popular', 'checked', 'published'] as const;

const bulkChange = z.object({
  _id: id,
  table: z.enum(catalogueTables),
  what: z.enum(bulkWork),
  at: z.iso.datetime(),
  author: z.string(),
  /** Of the rows it was meant for. */
  planned: z.int(),
  /** Of the rows it wrote; fewer than planned: it goes on, or was cut off. */
  done: z.int(),
  /** Whether it was taken back, wholly or in part. */
  isUndone: z.boolean(),
});
export type BulkChange = z.infer<typeof bulkChange>;

/** A row that stays as it is. */
const leftRow = z.object({ table: z.enum(catalogueTables), _id: id, name: z.string() });

export const bulkChangeCalls = {
  list: endpoint({
    method: 'GET',
    path: '/get-bulk-changes/{table}',
    summary: 'What was done to many rows of a table at once within 30 days, the newest first',
    token: true,
    answer: z.array(bulkChange),
  }),
  undo: endpoint({
    method: 'PUT',
    path: '/undo-bulk-change/{id}',
    summary: 'Take back a part of a bulk change, at most 500 rows: to be called until none remain. What somebody changed since stays',
    token: true,
    answer: z.object({
      undone: z.int(),
      /** Rows that another call takes back. */
      remaining: z.int(),
      /** Those that somebody changed since, or that can no longer be what they were. */
      left: z.array(leftRow),
    }),
  }),
};
