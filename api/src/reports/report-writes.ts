import { createHash } from 'node:crypto';
import type { reportInput } from '@helpdesk/contract/calls/reports';
import type * as z from 'zod/mini';

import { deleteRow, readRow } from '#db/catalogue-rows.sql.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool } from '#db/sql.ts';
import { found, Problem } from '#http/problem.ts';
import type { ExpectedVersions } from '#http/version.ts';
import { confirmTranslations } from '#listings/confirm-translations.sql.ts';
import { addedBefore, refuseStale } from '#listings/stale-write.ts';
import type { FileStorage } from '#storage/storage.ts';
import { findReportFile } from './reports.sql.ts';

type Input = z.output<typeof reportInput>;

/** Stores a PDF under a hash of what is in it, and its row. Within the change that names the file, it is there. 409 when the same call has added another PDF. */
export async function addReport(
  sql: Pool,
  by: string,
  reports: FileStorage,
  _id: string,
  { name, translations = {} }: Input,
  pdf: Uint8Array,
): Promise<void> {
  const storedAs = `${createHash('sha256').update(pdf).digest('hex')}.pdf`;
  await reports.write(storedAs, pdf);
  return writeCatalogue(
    sql,
    async (tx) => {
      await addedBefore(tx, 'reports', _id, by);
      // A report never changes under its id.
      const { storedAs: before = storedAs } = (await findReportFile(tx, _id)) ?? {};
      if (before !== storedAs) throw new Problem(409, 'server_changed_meanwhile');
      await putRows(tx, 'reports', [{ _id, name, translations, file: `/api/reports/${_id}/file`, storedAs }]);
      // The last report of the same PDF may have been purged until this change had the clock.
      if (!(await reports.has(storedAs))) await reports.write(storedAs, pdf);
    },
    by,
  );
}

/** What it is called; its PDF never changes, a better one is another report. */
export function changeReport(
  sql: Pool,
  by: string,
  id: string,
  { name, translations, stillRight }: Input,
  expected?: ExpectedVersions,
): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const existing = found(await readRow(tx, 'reports', id), 'server_not_found_report');
      await refuseStale(tx, 'reports', existing, expected);
      const { storedAs } = found(await findReportFile(tx, id), 'server_not_found_report');
      await putRows(tx, 'reports', [{ ...existing, name, translations: translations ?? existing.translations, storedAs }]);
      await confirmTranslations(tx, 'reports', id, stillRight);
    },
    by,
  );
}

/** The PDF stays for as long as the deletion can be undone (`purgeDeleted`). */
export function deleteReport(sql: Pool, by: string, id: string, expected?: ExpectedVersions): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      await refuseStale(tx, 'reports', found(await readRow(tx, 'reports', id), 'server_not_found_report'), expected);
      await deleteRow(tx, 'reports', id);
    },
    by,
  );
}
