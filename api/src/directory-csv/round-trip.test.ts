import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#directory-csv/testing/test-catalogue.ts';
import { directories } from './directories.ts';
import { columnNames, exportOf } from './export.ts';
import { readCsv } from './file.ts';
import { planOf } from './plan.ts';

/** What spreadsheets do to a file that is only opened and saved. */
const spreadsheets: Readonly<Record<string, (csv: string) => Uint8Array>> = {
  'as it is': (csv) => Buffer.from(csv),
  'with semicolons, without the mark in front': (csv) =>
    Buffer.from(Papa.unparse(Papa.parse<string[]>(csv.slice(1), { delimiter: ',' }).data, { delimiter: ';', newline: '\n' })),
  'in UTF-16 with tabs, every cell in quotes': (csv) =>
    Buffer.from(
      `\uFEFF${Papa.unparse(Papa.parse<string[]>(csv.slice(1), { delimiter: ',' }).data, { delimiter: '\t', quotes: true })}`,
      'utf16le',
    ),
};

const always = () => false;

describe.each(Object.entries(spreadsheets))('a file that was saved %s', (_name, save) => {
  test.each(listingKinds)('changes nothing of any %s', (kind) => {
    fc.assert(
      fc.property(catalogue, (rows) => {
        const lines = readCsv(save(exportOf(directories[kind], rows)), columnNames(directories[kind]));
        expect(lines.length).toBe(rows[kind].length);
        const { puts, refused, unchanged } = planOf(directories[kind], rows, lines, always);
        expect({ puts, refused, unchanged }).toEqual({ puts: [], refused: [], unchanged: rows[kind].length });
      }),
      { numRuns: process.env.TEST_LONG ? 500 : 20 },
    );
  });
});
