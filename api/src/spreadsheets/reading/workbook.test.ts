import { maxSheetLines } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { expect, test } from 'vitest';

import { parserOf } from '#parsing/parse.ts';
import { rawWorkbook } from '#spreadsheets/testing/dear-files.ts';
import { type Book, excelFile, failed, formula, number, rich, truth } from '#spreadsheets/testing/office-files.ts';
import { zip } from '#spreadsheets/testing/zip.ts';
import type { writeWorkbook } from '#spreadsheets/writing/write-workbook.ts';
import { readSheet } from './file.ts';
import { type SheetLimits, sheetLimits } from './limits.ts';

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

test('the heading is read below empty rows and a title', async () => {
  for (const above of [[[]], [[], []], [['Places, November 2026'], []]]) {
    const { lines } = await read(excelFile({ places: [...above, heading, ['a', 'A', '']] }));
    expect(lines.map(({ number: row, cells }) => [row, cells.get('name')])).toEqual([[above.length + 2, 'A']]);
  }
});

test('what stands far out is no line, and beside one it is said', async () => {
  const lines = `<row><c t="inlineStr"><is><t>_id</t></is></c></row><row r="2"><c t="inlineStr"><is><t>a</t></is></c><c r="XFD2" s="1"/></row>`;
  const far = (cell: string) => `<sheetData>${lines}<row r="1048576"><c r="XFD1048576"${cell}</row></sheetData>`;
  expect((await read(rawWorkbook(far(' s="1"/>')))).lines.map(({ number: row }) => row)).toEqual([2]);
  expect((await read(rawWorkbook(far('><v>1</v></c>')))).lines.map(({ number: row }) => row)).toEqual([2]);
  const beside = `<sheetData>${lines.replace('s="1"/>', '><v>1</v></c>')}</sheetData>`;
  expect((await read(rawWorkbook(beside))).lines.map(({ broken }) => broken)).toEqual(['server_csv_cells']);
});

const cells = (...texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
const rowsOf = (...rows: string[]) => `<sheetData>${['_id', ...rows].map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData>`;
const many = (number: number, of: string) => of.repeat(number);
const formats = (number: number) => `<cellXfs>${many(number, '<xf/>')}</cellXfs>`;

test.each<[what: string, limits: Partial<SheetLimits>, fits: Uint8Array, tooMuch: Uint8Array, key: string]>([
  ['rows', { rows: 3 }, rawWorkbook(rowsOf('', 'a')), rawWorkbook(rowsOf('', '', 'a')), 'server_csv_too_many_cells'],
  ['rows of CSV', { rows: 3 }, Buffer.from('_id\n\na'), Buffer.from('_id\n\n\na'), 'server_csv_too_many_cells'],
  ['lines', { lines: 1 }, rawWorkbook(rowsOf('a')), rawWorkbook(rowsOf('a', 'b')), 'server_csv_too_many_lines'],
  ['cells', { cells: 3 }, rawWorkbook(rowsOf('a', 'b')), rawWorkbook(rowsOf('a', 'b', 'c')), 'server_csv_too_many_cells'],
  ['cells of CSV', { cells: 3 }, Buffer.from('_id\na\nb'), Buffer.from('_id\na\nb\nc'), 'server_csv_too_many_cells'],
  ['letters in a cell', { cellLetters: 5 }, rawWorkbook(rowsOf('aaaaa')), rawWorkbook(rowsOf('aaaaaa')), 'server_csv_cell_too_long'],
  ['letters in a cell of CSV', { cellLetters: 5 }, Buffer.from('_id\naaaaa'), Buffer.from('_id\naaaaaa'), 'server_csv_cell_too_long'],
  ['letters', { letters: 8 }, rawWorkbook(rowsOf('aaaaa')), rawWorkbook(rowsOf('aaaaaa')), 'server_csv_too_many_letters'],
  ['letters of CSV', { letters: 8 }, Buffer.from('_id\naaaaa'), Buffer.from('_id\naaaaaa'), 'server_csv_too_many_letters'],
  ['texts', { texts: 2 }, rawWorkbook(rowsOf(), many(2, '<si/>')), rawWorkbook(rowsOf(), many(3, '<si/>')), 'server_csv_too_many_cells'],
  ['formats', { formats: 2 }, rawWorkbook(rowsOf(), '', formats(2)), rawWorkbook(rowsOf(), '', formats(3)), 'server_csv_too_many_cells'],
  [
    'merges',
    { merges: 2 },
    rawWorkbook(rowsOf() + many(2, '<mergeCell ref="A1"/>')),
    rawWorkbook(rowsOf() + many(3, '<mergeCell ref="A1"/>')),
    'server_csv_too_many_cells',
  ],
  [
    'elements',
    { elements: 30 },
    rawWorkbook(rowsOf() + many(20, '<a/>')),
    rawWorkbook(rowsOf() + many(40, '<a/>')),
    'server_csv_too_many_cells',
  ],
])('a file may have as many %s as the limit says, and no more', async (_what, limits, fits, tooMuch, key) => {
  await expect(readSheet(fits, known, limits)).resolves.toBeDefined();
  await expect(readSheet(tooMuch, known, limits)).rejects.toMatchObject({ key });
});

test('texts that look like the number of a letter, and letters that XML has not, come back as they were', async () => {
  const texts = [
    'Room list: Start_x0020_Date and _x0041_',
    '_x005F_x0041_',
    'An end mark \uFFFF here',
    'a\uFFFEb\u0007c\u000Bd',
    'half \uD83D',
    '🏔️ गड',
  ];
  const rows = texts.map((text) => [text]);
  const parts = [rows];
  const file = await parserOf<typeof writeWorkbook>('workbook')(
    { name: 'places', columns: [{ name: '_id', isNumbers: false }] },
    { onPart: () => parts.shift() },
  );
  expect((await read(file)).lines.map(({ cells: [cell] }) => cell?.[1])).toEqual(texts);
});
