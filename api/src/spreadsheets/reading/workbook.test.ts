import { maxSheetLines } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { expect, test } from 'vitest';

import { type Book, excelFile, failed, formula, number, rich, truth } from '#spreadsheets/testing/office-files.ts';
import { zip } from '#spreadsheets/testing/zip.ts';
import { readSheet } from './file.ts';
import { sheetLimits } from './limits.ts';

const known = ['_id', 'version', 'name', 'name_mr', 'checkedOn', 'popular'];
const heading = ['_id', 'name', 'checkedOn'];
const read = (file: Uint8Array) => readSheet(file, known);
const cellsOf = async (book: Book, options?: Parameters<typeof excelFile>[1]) => {
  const { lines } = await read(excelFile(book, options));
  return lines.map(({ cells }) => [...cells.values()]);
};
const refusal = (file: Uint8Array): Promise<unknown[]> =>
  read(file).then(
    () => ['read'],
    ({ key, details }) => [key, details.name],
  );

test('texts, numbers, days, truths and what formulas came to are read as CSV would have them', async () => {
  const rows = [
    ['a', 'जुन्नर\nकिल्ला', number(46347, 1)],
    ['b', number(19.2083), formula('TODAY()', '2026-11-21')],
    ['c', rich('Old ', 'Fort'), truth(true)],
    ['d', '_x0041_ & <b>', ''],
  ];
  expect(await cellsOf({ places: [heading, ...rows] })).toEqual([
    ['a', 'जुन्नर\nकिल्ला', '2026-11-21'],
    ['b', '19.2083', '2026-11-21'],
    ['c', 'Old Fort', 'TRUE'],
    ['d', '_x0041_ & <b>', ''],
  ]);
});

test('days of a file that counts from 1904 are the days that it shows', async () => {
  expect(await cellsOf({ places: [heading, ['a', '', number(44885, 1)]] }, { is1904: true })).toEqual([['a', '', '2026-11-21']]);
});

test('rows keep the numbers that the spreadsheet shows, and hidden ones are read', async () => {
  const { lines } = await read(excelFile({ places: [heading, [], ['a', 'A', ''], [], ['b', 'B', '']] }, { hiddenRows: [5] }));
  expect(lines.map(({ number: row, cells }) => [row, cells.get('_id')])).toEqual([
    [3, 'a'],
    [5, 'b'],
  ]);
});

test('the sheet with the column “_id” is read wherever it stands, and the others are named', async () => {
  const book = { Notes: [['Ask Asha']], places: [heading, ['a', 'A', '']], Empty: [], Secret: [heading] };
  const { lines, ignored } = await read(excelFile(book, { hiddenSheets: ['Secret'] }));
  expect([lines.length, ignored]).toEqual([1, ['Notes']]);
});

test('two sheets with the column “_id” are not chosen among', async () => {
  expect(await refusal(excelFile({ places: [heading], 'Copy of places': [heading] }))).toEqual([
    'server_csv_many_sheets',
    'places”, “Copy of places',
  ]);
});

test('what only the spreadsheet knows of a cell is noted: a day, a merged cell, a formula without its result', async () => {
  const rows = [heading, ['a', number(46347, 1), failed('#DIV/0!')], ['b', 'Merged', ''], ['c', formula('A1', undefined), '']];
  const { lines } = await read(excelFile({ places: rows }, { merged: ['B3:C3'] }));
  expect(lines.map(({ odd }) => [...odd].map(([column, { key }]) => [column, key]))).toEqual([
    [['name', 'server_csv_became_day']],
    [['checkedOn', 'server_csv_merged']],
    [['name', 'server_csv_no_result']],
  ]);
  expect(lines[0]?.cells.get('checkedOn')).toBe('#DIV/0!');
});

test.each([
  ['is another packed file', zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }), 'server_csv_not_workbook'],
  ['is cut off', excelFile({ places: [heading] }).subarray(0, 600), 'server_csv_not_workbook'],
  ['is of the older kind', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'server_csv_older_excel'],
  ['has an empty sheet', excelFile({ places: [] }), 'server_csv_empty'],
  ['has no bytes', new Uint8Array(), 'server_csv_empty'],
])('a file that %s is refused in words', async (_case, file, key) => {
  expect((await refusal(file))[0]).toBe(key);
});

const bomb = (bytes: number, unpacked = bytes) =>
  zip({ 'xl/worksheets/sheet1.xml': new Uint8Array(bytes) }, { 'xl/worksheets/sheet1.xml': { unpacked } });

test('what is packed in a file may be as large as the limit, and no larger', async () => {
  expect(await refusal(bomb(sheetLimits.unpackedBytes))).toEqual(['server_csv_not_workbook', undefined]);
  expect(await refusal(bomb(sheetLimits.unpackedBytes + 1))).toEqual(['server_csv_unpacked', undefined]);
});

test('a part that says it is smaller than it is, or says nothing, is not unpacked', async () => {
  const parts = excelFile({ places: [heading, ['a', 'A'.repeat(30_000), '']] });
  expect((await read(parts)).lines.length).toBe(1);
  for (const unpacked of [10, 0]) expect(await refusal(bomb(1_000_000, unpacked))).toEqual(['server_csv_not_workbook', undefined]);
});

test('as many lines as may be are read, with empty rows between them, and one more is refused', async () => {
  const rows = Array.from({ length: maxSheetLines }, () => [['a', 'A', ''], []]).flat();
  expect(await cellsOf({ places: [heading, ...rows] })).toHaveLength(maxSheetLines);
  expect(await refusal(excelFile({ places: [heading, ...rows, ['b', 'B', '']] }))).toEqual(['server_csv_too_many_lines', undefined]);
});
