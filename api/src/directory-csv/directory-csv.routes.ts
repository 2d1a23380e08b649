import { randomUUID } from 'node:crypto';
import { directoryCsvCalls, type ImportPlan, maxCsvBytes } from '@helpdesk/contract/calls/directory-csv';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { Hono } from 'hono';

import type { Catalogue, CatalogueSource } from '#db/catalogue.ts';
import type { NewRow } from '#db/catalogue-tables.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { acceptQuery } from '#http/accept.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer, messageFor } from '#http/answer.ts';
import { Problem } from '#http/problem.ts';
import { readFields } from '#http/read-body.ts';
import { readForm } from '#http/read-form.ts';
import { routePath } from '#http/route-path.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { regionDay } from '#listings/region-day.ts';
import { directories } from './directories.ts';
import { columnNames, exportOf } from './export.ts';
import { type Line, readCsv } from './file.ts';
import { type Plan, planOf } from './plan.ts';

/** So often a plan is made anew when the catalogue has moved on under it. */
const attempts = 5;

export function directoryCsvRoutes(sql: Pool, catalogue: CatalogueSource, pictures: Pictures, now: () => number) {
  async function planFor(kind: ListingKind, { rows }: Catalogue, lines: readonly Line[]): Promise<Plan> {
    const named = planOf(directories[kind], rows, lines, () => false).puts.flatMap(({ row }) => row.images);
    const unknown = await pictures.unknown(sql, named);
    return planOf(directories[kind], rows, lines, (picture) => unknown.has(picture));
  }

  /** One change that does exactly what was looked at; false when another change came between. */
  async function put(by: string, kind: ListingKind, { puts }: Plan, expected: number): Promise<boolean> {
    const rows = puts.map(({ row, existing }) => (existing ? row : { ...row, _id: randomUUID() }));
    const work = async (tx: Sql, seq: number) => {
      if (seq !== expected + 1) throw new CatalogueMoved();
      const images = rows.flatMap((row) => row.images);
      if (await pictures.refusal(tx, images)) throw new Problem(409, 'server_csv_moved');
      await putRows(tx, kind, rows as NewRow<typeof kind>[]);
      return true;
    };
    return writeCatalogue(sql, work, by).catch((error: Error) => {
      if (error instanceof CatalogueMoved) return false;
      throw error;
    });
  }

  async function importLines(by: string, kind: ListingKind, lines: readonly Line[], digest: string): Promise<Plan> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const current = await catalogue.current();
      const plan = await planFor(kind, current, lines);
      if (plan.digest !== digest) throw new Problem(409, 'server_csv_moved');
      if (plan.puts.length === 0 || (await put(by, kind, plan, current.seq))) return plan;
    }
    throw new Problem(503, 'server_busy', { headers: { 'Retry-After': '5' } });
  }

  return new Hono()
    .get(routePath(directoryCsvCalls.export), acceptQuery(directoryCsvCalls.export.query), async (c) => {
      const { kind } = c.req.valid('query');
      const { rows } = await catalogue.current();
      const file = `${kind}-${regionDay(now())}.csv`;
      return answer(c, directoryCsvCalls.export, { file, csv: exportOf(directories[kind], rows) });
    })
    .post(routePath(directoryCsvCalls.preview), async (c) => {
      const { fields, files } = await readForm(c);
      const { kind } = readFields(fields, directoryCsvCalls.preview.body);
      const plan = await planFor(kind, await catalogue.current(), await linesOf(kind, files));
      return answer(
        c,
        directoryCsvCalls.preview,
        previewOf(plan, (key, name) => messageFor(c, key, { name })),
      );
    })
    .post(routePath(directoryCsvCalls.import), async (c) => {
      const { fields, files } = await readForm(c);
      const { kind, plan: digest } = readFields(fields, directoryCsvCalls.import.body);
      const { puts, refused } = await importLines(administratorOf(c), kind, await linesOf(kind, files), digest);
      const added = puts.filter(({ existing }) => !existing).length;
      return answer(c, directoryCsvCalls.import, { added, changed: puts.length - added, refused: refused.length }, 'server_csv_saved');
    });
}

/** Somebody else's change came first. */
class CatalogueMoved extends Error {}

async function linesOf(kind: ListingKind, files: Readonly<Record<string, readonly File[]>>): Promise<Line[]> {
  const [file, ...others] = files[directoryCsvCalls.preview.upload] ?? [];
  if (!file || others.length > 0) throw new Problem(400, 'server_bad_form', { errors: { file: 'form_file_required' } });
  if (file.size > maxCsvBytes) throw new Problem(413, 'server_too_big');
  return readCsv(new Uint8Array(await file.arrayBuffer()), columnNames(directories[kind]));
}

function previewOf(
  { puts, refused, unchanged, digest }: Plan,
  translate: (key: Plan['refused'][number]['reasons'][number]['key'], name?: string) => string,
) {
  const listed = puts.map(({ line, row: { _id, name }, existing, fields }) => ({ line, _id, name, existing, fields: [...fields] }));
  return {
    additions: listed.filter(({ existing }) => !existing).map(({ line, name, fields }) => ({ line, name, fields })),
    changes: listed.filter(({ existing }) => existing).map(({ line, _id, name, fields }) => ({ line, _id, name, fields })),
    refused: refused.map(({ reasons, ...line }) => ({
      ...line,
      reasons: reasons.map(({ column, key, name }) => ({ column, reason: translate(key, name) })),
    })),
    unchanged,
    plan: digest,
  } satisfies ImportPlan;
}
