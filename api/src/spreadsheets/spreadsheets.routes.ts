import { type ImportPlan, maxSheetBytes, spreadsheetCalls } from '@helpdesk/contract/calls/bulk/spreadsheets';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import { acceptQuery } from '#http/accept.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer, answerInTurns, messageFor } from '#http/answer.ts';
import { TextInParts } from '#http/budget/work.ts';
import { Problem } from '#http/problem.ts';
import { readFields } from '#http/read-body.ts';
import { type FormFile, readForm } from '#http/read-form.ts';
import { routePath } from '#http/route-path.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { regionDay } from '#listings/region-day.ts';
import { directories } from './directories.ts';
import { columnNames, csvOfListings, workbookOfListings } from './export.ts';
import { knownOf } from './known.ts';
import type { Reason } from './line.ts';
import { encodingReasons } from './lost-cells.ts';
import { type Plan, type Put, planOf, type Twin } from './plan.ts';
import { putLines } from './put-lines.ts';
import { readSheet } from './reading/file.ts';
import type { Line } from './reading/line.ts';

export function spreadsheetRoutes(sql: Pool, catalogue: CatalogueSource, pictures: Pictures, now: () => number) {
  /** Plans a file for the catalogue as it is; what is asked stays open, or is answered by choices. */
  async function planFor(kind: ListingKind, lines: readonly Line[]): Promise<(choices?: ReadonlySet<string>) => Promise<Plan>> {
    const { rows } = await catalogue.current();
    const known = await knownOf(sql, pictures, directories[kind], rows, lines, regionDay(now()));
    return (choices) => planOf(directories[kind], rows, lines, known, choices);
  }

  const nameOf = (kind: ListingKind, ending: string) => `${kind}-${regionDay(now())}.${ending}`;

  return new Hono()
    .get(routePath(spreadsheetCalls.export), acceptQuery(spreadsheetCalls.export.query), async (c) => {
      const { kind } = c.req.valid('query');
      const { rows } = await catalogue.current();
      const csv = new TextInParts(csvOfListings(directories[kind], rows));
      return answerInTurns(c, spreadsheetCalls.export, { file: nameOf(kind, 'csv'), csv });
    })
    .get(routePath(spreadsheetCalls.exportWorkbook), acceptQuery(spreadsheetCalls.exportWorkbook.query), async (c) => {
      const { kind } = c.req.valid('query');
      const { rows } = await catalogue.current();
      const xlsx = Buffer.from(await workbookOfListings(directories[kind], rows)).toString('base64');
      return answerInTurns(c, spreadsheetCalls.exportWorkbook, { file: nameOf(kind, 'xlsx'), xlsx });
    })
    .post(routePath(spreadsheetCalls.preview), async (c) => {
      const { fields, files } = await readForm(c);
      const { kind } = readFields(fields, spreadsheetCalls.preview.body);
      const { lines, ignored } = await sheetIn(kind, files);
      const plan = await planFor(kind, lines);
      return answerInTurns(c, spreadsheetCalls.preview, {
        ...previewOf(await plan(), (key, name) => messageFor(c, key, { name })),
        ignoredSheets: [...ignored],
      });
    })
    .post(routePath(spreadsheetCalls.import), async (c) => {
      const { fields, files } = await readForm(c);
      const { kind, plan: digest, choices = '' } = readFields(fields, spreadsheetCalls.import.body);
      const { lines } = await sheetIn(kind, files);
      const plan = await planFor(kind, lines);
      const looked = await plan();
      if (looked.digest !== digest) throw new Problem(409, 'server_csv_moved');
      const { puts, refused } = choices === '' ? looked : await plan(new Set(choices.split(' ')));
      const { written, left, bulkChange } = await putLines(sql, pictures, { by: administratorOf(c), kind, puts });
      const added = written.filter(({ existing }) => !existing).length;
      const result = { added, changed: written.length - added, refused: refused.length, left: [...left], bulkChange };
      return answer(c, spreadsheetCalls.import, result, 'server_csv_saved');
    });
}

async function sheetIn(kind: ListingKind, files: Readonly<Record<string, readonly FormFile[]>>) {
  const [file, ...others] = files[spreadsheetCalls.preview.upload] ?? [];
  if (!file || others.length > 0) throw new Problem(400, 'server_bad_form', { errors: { file: 'form_file_required' } });
  if (file.bytes.length > maxSheetBytes) throw new Problem(413, 'server_too_big');
  return readSheet(file.bytes, columnNames(directories[kind]));
}

type Translate = (key: Reason['key'], name?: string) => string;

function previewOf(
  { puts, twins, points, asked, refused, unchanged, digest }: Plan,
  translate: Translate,
): Omit<ImportPlan, 'ignoredSheets'> {
  const listed = ({ line, row: { _id, name }, fields }: Put) => ({ line, _id, name, fields: [...fields] });
  const added = ({ line, row: { name }, fields }: Put) => ({ line, name, fields: [...fields] });
  return {
    additions: puts.filter(({ existing }) => !existing).map(added),
    twins: twins.map((twin) => ({ ...added(twin), of: namesakeOf(twin) })),
    points: points.map((point) => ({ ...added(point), _id: point.existing?._id, reason: translate(point.odd) })),
    changes: puts.filter(({ existing }) => existing).map(listed),
    asked: asked.map(({ line, existing: { _id, name }, groups }) => ({ line, _id, name, groups: groups.map((group) => [...group]) })),
    refused: refused.map(({ reasons, ...line }) => ({
      ...line,
      reasons: reasons.map(({ column, key, name }) => ({ column, reason: translate(key, name) })),
    })),
    unchanged,
    lost: refused.filter(({ reasons }) => reasons.some(({ key }) => encodingReasons.includes(key))).length,
    plan: digest,
  };
}

const namesakeOf = ({ of }: Twin) => ('id' in of ? { _id: of.id } : { line: of.line });
