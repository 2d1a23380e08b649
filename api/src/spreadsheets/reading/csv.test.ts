import { expect, test } from 'vitest';

import { readSheet } from './file.ts';

const known = ['_id', 'name', 'content'];
const read = async (file: string | Uint8Array) => {
  const { lines } = await readSheet(Buffer.from(file as Uint8Array), known);
  return lines.map(({ number, cells }) => [number, ...cells.values()]);
};
const refusal = (file: Uint8Array) => readSheet(file, known).catch(({ key }) => key);

const expected = [
  [2, 'a', 'जुन्नर'],
  [3, 'b', 'Two\nlines'],
];
const csv = '_id,name\r\na,जुन्नर\r\nb,"Two\r\nlines"\r\n';

test.each([
  ['as Excel writes “CSV UTF-8”', `\uFEFF${csv}`],
  ['without the mark in front', csv],
  ['with line ends of old Macs', csv.replaceAll('\r\n', '\r')],
  ['with semicolons', csv.replaceAll(',', ';')],
  ['with semicolons, and a line that says so', `\uFEFFsep=;\r\n${csv.replaceAll(',', ';')}`],
  ['with commas, though a line says semicolons', `sep=;\r\n${csv}`],
  ['with a mark of its own, which a line names', `sep=|\r${csv.replaceAll(',', '|').replaceAll('\r\n', '\r')}`],
  ['as Excel writes “Unicode Text”', Buffer.from(`\uFEFF${csv.replaceAll(',', '\t')}`, 'utf16le')],
  ['in UTF-16 without a mark', Buffer.from(csv.replaceAll(',', '\t'), 'utf16le')],
  ['in UTF-16 of the other order', Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16()],
  ['in UTF-16 of the other order, without a mark', Buffer.from(csv, 'utf16le').swap16()],
])('a file %s is read', async (_case, file) => {
  expect(await read(file)).toEqual(expected);
});

test.each([
  ['in the code page of Windows', Buffer.from('_id,name\na,Caf\xe9\n', 'latin1')],
  ['in that of the Mac', Buffer.from('_id,name\na,Caf\x8e\n', 'latin1')],
  ['in UTF-16 that was cut off', Buffer.from(csv, 'utf16le').subarray(0, 31)],
])('a file %s is not guessed at', async (_case, file) => {
  expect(await refusal(file)).toBe('server_csv_not_utf8');
});

test('a file with bytes of no text is called what it is, and not an older encoding', async () => {
  expect(await refusal(Buffer.from('_id,name\na,\0\n'))).toBe('server_csv_not_text');
});

test.each(['', '\uFEFF', '\r\n\r\n', 'sep=;\n'])('%j is an empty file', async (file) => {
  expect(await refusal(Buffer.from(file))).toBe('server_csv_empty');
});

test('a heading without lines is read, and so is one without a line end', async () => {
  expect([await read('_id,name'), await read('_id,name\r')]).toEqual([[], []]);
});
