import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { excelFile } from '#spreadsheets/testing/office-files.ts';
import { catalogue } from '#spreadsheets/testing/test-catalogue.ts';
import { type Directory, directories } from './directories.ts';
import { columnNames, csvOfListings, workbookOfListings } from './export.ts';
import { type Known, planOf } from './plan.ts';
import { readSheet } from './reading/file.ts';

type Save = (directory: Directory, rows: CatalogueRows) => Uint8Array | Promise<Uint8Array>;

const csvOf = (directory: Directory, rows: CatalogueRows) => [...csvOfListings(directory, rows)].join('');
const cellsIn = (directory: Directory, rows: CatalogueRows) =>
  Papa.parse<string[]>(csvOf(directory, rows).slice(1), { delimiter: ',' }).data;

/** What spreadsheets do to a file that is only opened and saved. */
const spreadsheets: Readonly<Record<string, Save>> = {
  'as CSV, as it is': (directory, rows) => Buffer.from(csvOf(directory, rows)),
  'with semicolons, without the mark in front': (directory, rows) =>
    Buffer.from(Papa.unparse(cellsIn(directory, rows), { delimiter: ';', newline: '\n' })),
  'with a first line that names the tab, and line ends of old Macs': (directory, rows) =>
    Buffer.from(`sep=\t\r${Papa.unparse(cellsIn(directory, rows), { delimiter: '\t', newline: '\r' })}`),
  'in UTF-16 with tabs, every cell in quotes': (directory, rows) =>
    Buffer.from(`\uFEFF${Papa.unparse(cellsIn(directory, rows), { delimiter: '\t', quotes: true })}`, 'utf16le'),
  'on a Mac that takes letters apart, with soft line breaks': (directory, rows) =>
    Buffer.from(
      csvOf(directory, rows)
        .normalize('NFD')
        .replace(/(?<!\r)\n/g, '\v'),
    ),
  'as .xlsx, as it is': workbookOfListings,
  'as CSV, and then as .xlsx by Excel': (directory, rows) => excelFile({ places: cellsIn(directory, rows) }),
};

const known: Known = { before: new Map(), gone: {}, hidden: [], isGone: () => false, today: '2100-12-31' };

describe.each(Object.entries(spreadsheets))('a file that was saved %s', (_name, save) => {
  test.each(listingKinds)('changes nothing of any %s', async (kind) => {
    await fc.assert(
      fc.asyncProperty(catalogue, async (rows) => {
        const { lines } = await readSheet(await save(directories[kind], rows), columnNames(directories[kind]));
        expect(lines.length).toBe(rows[kind].length);
        const { puts, asked, refused, unchanged } = await planOf(directories[kind], rows, lines, known);
        expect({ puts, asked, refused, unchanged }).toEqual({ puts: [], asked: [], refused: [], unchanged: rows[kind].length });
      }),
      { numRuns: process.env.TEST_LONG ? 500 : 20 },
    );
  });
});

test('no text of an .xlsx is a formula, whatever it begins with', async () => {
  const rows = {
    ...sampleRegion,
    places: sampleRegion.places.map((row) => ({ ...row, seq: 7, content: '=HYPERLINK("https://x.example.org")' })),
  };
  const { sheets } = await readXlsx(await workbookOfListings(directories.places, rows as unknown as CatalogueRows));
  expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
  expect(sheets[0]?.rows[1]).toContain('=HYPERLINK("https://x.example.org")');
});
