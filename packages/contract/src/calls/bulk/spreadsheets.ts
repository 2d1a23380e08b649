import * as z from 'zod/mini';
import { endpoint } from '#calls/endpoint.ts';
import { id } from '#fields.ts';
import { listingKinds } from '#kinds/kinds.ts';

/** A directory as a spreadsheet: taken out, changed there, looked at, and put back in short changes, which are undone as one. */

/** Of a file that is put back. */
export const maxSheetBytes = 20 * 1024 * 1024;
/** Lines beneath the heading. */
export const maxSheetLines = 5000;
/** Questions that may be answered, in letters: one for each cell of many lines. */
export const maxChoicesLength = 1_000_000;

const kind = z.enum(listingKinds);

/** One cell of a line that differs, long texts cut to where they do. */
const difference = z.object({ column: z.string(), before: z.string(), after: z.string() });

const addition = z.object({ line: z.int(), name: z.string(), fields: z.array(difference) });

/** What a file would do. `line` is the row's number in the spreadsheet, whose heading is 1. */
export const importPlan = z.object({
  additions: z.array(addition),
  /** New listings whose name another one has, by its `_id`, or an earlier line: they are added only by the choice `line:_id`. */
  twins: z.array(z.extend(addition, { of: z.object({ _id: z.optional(id), line: z.optional(z.int()) }) })),
  /** Lines whose position is odd, with what is to be asked of it: they are put in only by the choice `line:point`. */
  points: z.array(z.extend(addition, { _id: z.optional(id), reason: z.string() })),
  changes: z.array(z.object({ line: z.int(), _id: id, name: z.string(), fields: z.array(difference) })),
  /**
   * What was changed in the file, and after its download also in the listing (`before`): it stays as it is. The choice
   * `line:column`, of the first column of a group, takes the group from the file.
   */
  asked: z.array(z.object({ line: z.int(), _id: id, name: z.string(), groups: z.array(z.array(difference)) })),
  refused: z.array(z.object({ line: z.int(), name: z.string(), reasons: z.array(z.object({ column: z.string(), reason: z.string() })) })),
  unchanged: z.int(),
  /** Lines with cells whose letters were lost when the file was saved: it has to be saved in another way. */
  lost: z.int(),
  /** Names of further sheets, which were not read. */
  ignoredSheets: z.array(z.string()),
  /** What was looked at; only exactly that is put in. */
  plan: z.string(),
});
export type ImportPlan = z.infer<typeof importPlan>;

export const spreadsheetCalls = {
  export: endpoint({
    method: 'GET',
    path: '/export-listings',
    summary: 'All listings of a kind as a CSV file for spreadsheets',
    token: true,
    query: z.object({ kind }),
    answer: z.object({ file: z.string(), csv: z.string() }),
  }),
  exportWorkbook: endpoint({
    method: 'GET',
    path: '/export-listings-xlsx',
    summary: 'All listings of a kind as an .xlsx file, in base64',
    token: true,
    query: z.object({ kind }),
    answer: z.object({ file: z.string(), xlsx: z.string() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/preview-import',
    summary: 'What an .xlsx or CSV file would add and change, what it asks, and which lines are refused; changes nothing',
    token: true,
    upload: 'file',
    body: z.strictObject({ kind }),
    answer: importPlan,
  }),
  import: endpoint({
    method: 'POST',
    path: '/import-listings',
    summary:
      'Adds and changes what a preview has shown, in changes of at most 50 lines, noted as one bulk change; 409 when it would no longer do just that',
    token: true,
    upload: 'file',
    body: z.strictObject({
      kind,
      plan: z.string().check(z.minLength(1), z.maxLength(100)),
      /** Answered questions (`ImportPlan`), with blanks between. */
      choices: z.optional(z.string().check(z.maxLength(maxChoicesLength))),
    }),
    answer: z.object({
      added: z.int(),
      changed: z.int(),
      refused: z.int(),
      /** Lines of listings that somebody changed in the meantime; they stay as they are. */
      left: z.array(z.int()),
      /** To be undone by; absent: nothing was written. */
      bulkChange: z.optional(id),
    }),
  }),
};
