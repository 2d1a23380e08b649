import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportCalls } from '@helpdesk/contract/calls/reports';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { sampleApp } from '#testing/sample-app.ts';

const { sql, get, read, refusal } = await sampleApp();
const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-reports-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('a report is downloaded as a PDF under its own name', async () => {
  const reports = await read(reportCalls.list);
  expect(reports.map(({ name }) => name)).toEqual(['Junnar Festival 2023 Season 1', 'Shivneri Step Repair 2024']);
  const response = await get(reports[0]?.file ?? '');
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''Junnar%20Festival%202023%20Season%201.pdf");
  expect((await response.text()).slice(0, 5)).toBe('%PDF-');
});

test('a report that was added later is read from the data directory', async () => {
  mkdirSync(join(dataDir, 'reports'));
  writeFileSync(join(dataDir, 'reports', 'later.pdf'), '%PDF-later');
  await writeCatalogue(
    sql,
    (tx) => tx`INSERT INTO report (id, name, file, stored_as) VALUES ('r1', 'Later', '/api/reports/r1/file', 'later.pdf')`,
  );
  const response = await createApp({ sql, dataDir }).request('/api/reports/r1/file');
  expect(await response.text()).toBe('%PDF-later');
  expect(await refusal('/reports/r1/file')).toEqual([404, 'There is no such report.']);
});

test('there is no report of an unknown id', async () => {
  expect(await refusal('/reports/nowhere/file')).toEqual([404, 'There is no such report.']);
  expect(await refusal('/reports/..%2f..%2fpackage.json/file')).toEqual([404, 'There is no such report.']);
});
