import * as z from 'zod/mini';
import { id } from '#fields.ts';
import { listingKinds } from '#kinds/kinds.ts';
import { endpoint } from './endpoint.ts';

/** A directory as a spreadsheet: taken out, changed there, looked at, and put back in one change. */

/** Of a file that is put back. */
export const maxCsvBytes = 16 * 1024 * 1024;
/** Lines beneath the heading. */
export const maxCsvLines = 5000;

const kind = z.enum(listingKinds);

/** One cell of a line that differs, long texts cut to where they do. */
const difference = z.object({ column: z.string(), before: z.string(), after: z.string() });

/** What a file would do. `line` is the row's number in the spreadsheet, whose heading is 1. */
export const importPlan = z.object({
  additions: z.array(z.object({ line: z.int(), name: z.string(), fields: z.array(difference) })),
  changes: z.array(z.object({ line: z.int(), _id: id, name: z.string(), fields: z.array(difference) })),
  refused: z.array(z.object({ line: z.int(), name: z.string(), reasons: z.array(z.object({ column: z.string(), reason: z.string() })) })),
  unchanged: z.int(),
  /** What was looked at; only exactly that is put in. */
  plan: z.string(),
});
export type ImportPlan = z.infer<typeof importPlan>;

export const directoryCsvCalls = {
  export: endpoint({
    method: 'GET',
    path: '/export-listings',
    summary: 'All listings of a kind as a CSV file for spreadsheets',
    token: true,
    query: z.object({ kind }),
    answer: z.object({ file: z.string(), csv: z.string() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/preview-import',
    summary: 'What a CSV file would add and change, and which lines are refused; changes nothing',
    token: true,
    upload: 'file',
    body: z.strictObject({ kind }),
    answer: importPlan,
  }),
  import: endpoint({
    method: 'POST',
    path: '/import-listings',
    summary: 'Adds and changes what a preview has shown, in one change; 409 when it would no longer do just that',
    token: true,
    upload: 'file',
    body: z.strictObject({ kind, plan: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: z.object({ added: z.int(), changed: z.int(), refused: z.int() }),
  }),
};
