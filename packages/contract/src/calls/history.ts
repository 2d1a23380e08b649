import * as z from 'zod/mini';
import { id } from '#fields.ts';
import { catalogueTables } from '#kinds/kinds.ts';
import { rowVersion } from '#sync/row-version.ts';
import { endpoint, written } from './endpoint.ts';

/** What became of a row, and the way back. `table` in a path is one of the catalogue's: `places`, `regions` … */

/** For so long a deleted row can be restored. */
export const deletedKeptDays = 30;

export const deletedAnswer = z.object({
  table: z.enum(catalogueTables),
  _id: id,
  name: z.string(),
  /** Of the name. */
  translations: z.record(z.string(), z.object({ name: z.optional(z.string()) })),
  at: z.iso.datetime(),
  author: z.string(),
});
export type Deleted = z.infer<typeof deletedAnswer>;

export const historyCalls = {
  versions: endpoint({
    method: 'GET',
    path: '/get-versions/{table}/{id}',
    summary: 'The last 20 versions of a row, the newest first, also of a deleted one',
    token: true,
    answer: z.array(rowVersion),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/restore-version/{table}/{id}/{version}',
    summary: 'Make a row what it was in one of its versions: a new version, under all rules',
    token: true,
    answer: written,
  }),
  deleted: endpoint({
    method: 'GET',
    path: '/get-deleted/{table}',
    summary: 'The 20 rows of a table that were deleted last, within 30 days',
    token: true,
    answer: z.array(deletedAnswer),
  }),
  undelete: endpoint({
    method: 'PUT',
    path: '/restore-deleted/{table}/{id}',
    summary: 'Undo a deletion: the same id, address and pictures, and the places where others named it',
    token: true,
    answer: written,
  }),
};
