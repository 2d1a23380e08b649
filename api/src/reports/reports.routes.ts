import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxReportBytes, reportCalls } from '@helpdesk/contract/calls/reports';
import { toWire } from '@helpdesk/contract/sync/wire';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { holdsTag } from '#http/accepted.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { uploadPolicy } from '#http/headers.ts';
import { found, Problem } from '#http/problem.ts';
import { readFormFields, readJson } from '#http/read-body.ts';
import { type FormFile, readForm } from '#http/read-form.ts';
import { routePath } from '#http/route-path.ts';
import { addedId } from '#http/submission-key.ts';
import { expectedVersion } from '#http/version.ts';
import type { AnswerRows } from '#listings/row-answers.ts';
import type { FileStorage } from '#storage/storage.ts';
import { addReport, changeReport, deleteReport } from './report-writes.ts';
import { findReportFile } from './reports.sql.ts';

/** @param samples folder with the PDFs of the sample region */
export const reportRoutes = (sql: Pool, answerRows: AnswerRows, reports: FileStorage, samples: string) =>
  new Hono()
    .get(routePath(reportCalls.list), (c) =>
      answerRows(c, reportCalls.list, {}, ({ reports }) => reports.map((row) => toWire('reports', row))),
    )
    .get(routePath(reportCalls.file), async (c) => {
      const { name, storedAs } = found(await findReportFile(sql, c.req.param('id')), 'server_not_found_report');
      const pdf = found((await reports.read(storedAs)) ?? (await readSample(samples, storedAs)), 'server_not_found_report');
      // A file is never changed under its name.
      const tag = `"${storedAs}"`;
      c.header('ETag', tag);
      if (holdsTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
      return c.body(pdf, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${fileName(name)}.pdf`)}`,
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': uploadPolicy,
      });
    })
    .post(routePath(reportCalls.add), async (c) => {
      const { fields, files } = await readForm(c);
      const input = readFormFields(fields, ['translations'], reportCalls.add.body);
      const pdf = pdfOf(files[reportCalls.add.upload] ?? []);
      const _id = addedId(c);
      await addReport(sql, administratorOf(c), reports, _id, input, pdf);
      return answer(c, reportCalls.add, { _id }, 'server_added_report');
    })
    .put(routePath(reportCalls.update), async (c) => {
      const id = c.req.param('id');
      const input = await readJson(c, reportCalls.update.body);
      await changeReport(sql, administratorOf(c), id, input, expectedVersion(c));
      return answer(c, reportCalls.update, { _id: id }, 'server_changed_report');
    })
    .delete(routePath(reportCalls.remove), async (c) => {
      const id = c.req.param('id');
      await deleteReport(sql, administratorOf(c), id, expectedVersion(c));
      return answer(c, reportCalls.remove, { _id: id }, 'server_deleted_report');
    });

/** Without what hides the end of a name or turns it about; joiners stay, which Marathi needs. */
const fileName = (name: string): string => name.replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '');

/** The one file of the form: 400 when there is none, 413 when it is too large, 422 when it is no PDF. */
function pdfOf([file, ...others]: readonly FormFile[]): Uint8Array {
  if (!file || others.length > 0) throw new Problem(400, 'server_bad_form', { errors: { file: 'form_file_required' } });
  if (file.bytes.length > maxReportBytes) throw new Problem(413, 'server_report_too_big');
  const isPdf = /\.pdf$/i.test(file.name) && Buffer.from(file.bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  if (!isPdf) throw new Problem(422, 'server_report_not_pdf');
  return file.bytes;
}

const readSample = (folder: string, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  readFile(join(folder, file)).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
