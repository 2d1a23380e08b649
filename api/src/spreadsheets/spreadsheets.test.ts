import { maxSheetBytes, maxSheetLines, spreadsheetCalls } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { placeCalls } from '@helpdesk/contract/calls/places';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { undoWhole } from '#history/testing/undo-whole.ts';
import { excelFile } from '#spreadsheets/testing/office-files.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms, samples } from '#testing/sample-forms.ts';

const { read, send, get, logIn } = await sampleApp({ now: () => Date.parse('2026-11-20T19:00:00Z') });
const bearer = { Authorization: `Bearer ${await logIn('admin@example.org', new Date('2026-11-20T18:00:00Z'))}` };

type Row = Record<string, string>;

async function download(kind = 'places'): Promise<{ file: string; csv: string }> {
  const { result } = await send('GET', `${spreadsheetCalls.export.path}?kind=${kind}`, undefined, bearer);
  return spreadsheetCalls.export.answer.parse(result);
}
const rowsOf = (csv: string): Row[] => Papa.parse<Row>(csv.slice(1), { header: true, delimiter: ',' }).data;

function form(content: string | Uint8Array, fields: Row = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ kind: 'places', ...fields })) body.append(name, value);
  body.append('file', new File([new Uint8Array(Buffer.from(content))], 'places.csv'));
  return body;
}
const ask = (content: string | Uint8Array, fields?: Row) => send('POST', spreadsheetCalls.preview.path, form(content, fields), bearer);
async function preview(content: string | Uint8Array) {
  const { result } = await ask(content);
  return spreadsheetCalls.preview.answer.parse(result);
}
const bring = (content: string | Uint8Array, plan: string) => send('POST', spreadsheetCalls.import.path, form(content, { plan }), bearer);
const seq = async () => ((await (await get('/api/sync/v1/head')).json()) as { seq: number }).seq;
const all = () => read(placeCalls.list);
const place = (id: string) => read(placeCalls.one, `/get-tourist-place/${id}`);

test('a directory is a file for spreadsheets, named by its kind and the day', async () => {
  const { file, csv } = await download();
  expect(file).toBe('places-2026-11-21.csv');
  expect(csv.startsWith('\uFEFF_id,version,name,name_mr,name_hi,region,categories,')).toBe(true);
  const rows = rowsOf(csv);
  expect(rows.length).toBe((await all()).length);
  expect(rows.find(({ _id }) => _id === samples.place._id)).toMatchObject({ name: samples.place.name, slug: samples.place.slug });
});

test.each(['places', 'resorts', 'restaurants', 'services'])(
  'what was taken out of %s changes nothing when it is put back',
  async (kind) => {
    const { csv } = await download(kind);
    const looked = spreadsheetCalls.preview.answer.parse((await ask(csv, { kind })).result);
    expect(looked).toMatchObject({ additions: [], changes: [], refused: [], unchanged: rowsOf(csv).length });
    const before = await seq();
    expect(await send('POST', spreadsheetCalls.import.path, form(csv, { kind, plan: looked.plan }), bearer)).toMatchObject({ code: 200 });
    expect(await seq()).toBe(before);
  },
);

test('what is added, changed and refused is told by line before anything is saved, and then saved in one change', async () => {
  const rows = rowsOf((await download()).csv);
  const [first = {}, second = {}, third = {}] = rows;
  Object.assign(first, { content: 'Changed in a spreadsheet.', checkedOn: '21/11/2026' });
  Object.assign(second, { mapURL: 'javascript:alert(1)', content: 'Not saved either.' });
  const added = { ...third, _id: '', version: '', slug: '', name: 'Brand New Falls' };
  const csv = Papa.unparse([...rows, added], { delimiter: ';' });
  const before = await seq();
  const places = await all();

  const looked = await preview(csv);
  expect(await seq()).toBe(before);
  expect(looked.unchanged).toBe(rows.length - 2);
  expect(looked.changes).toMatchObject([{ line: 2, _id: first._id, name: first.name }]);
  expect(looked.changes[0]?.fields.map(({ column, after }) => [column, after])).toEqual([
    ['content', 'Changed in a spreadsheet.'],
    ['checkedOn', '2026-11-21'],
  ]);
  expect(looked.refused).toEqual([
    { line: 3, name: second.name, reasons: [{ column: 'mapURL', reason: 'The link must begin with https://' }] },
  ]);
  expect(looked.additions).toMatchObject([{ line: rows.length + 2, name: 'Brand New Falls' }]);

  expect(await bring(csv, looked.plan)).toMatchObject({ code: 200, result: { added: 1, changed: 1, refused: 1 } });
  expect(await seq()).toBe(before + 1);
  const after = await all();
  expect(after.length).toBe(places.length + 1);
  expect(after.find(({ slug }) => slug === 'brand-new-falls')).toMatchObject({ name: 'Brand New Falls' });
  expect(await place(first._id ?? '')).toMatchObject({ content: 'Changed in a spreadsheet.', checkedOn: '2026-11-21' });
  const { result } = await send('GET', `/get-versions/places/${first._id}`, undefined, bearer);
  expect(result).toMatchObject([{ author: 'admin@example.org', change: 'changed' }, { author: 'system' }]);
  const untouched = (list: typeof after) => list.filter(({ _id, slug }) => _id !== first._id && slug !== 'brand-new-falls');
  expect(untouched(after)).toEqual(untouched(places));
});

test('a file is not taken over when a listing in it has changed since it was looked at', async () => {
  const rows = rowsOf((await download()).csv);
  const [first = {}] = rows;
  first.content = 'Mine.';
  const csv = Papa.unparse(rows);
  const looked = await preview(csv);
  await send('PUT', `/update-tourist-place/${first._id}`, { popular: true }, bearer);
  const before = await seq();
  expect(await bring(csv, looked.plan)).toMatchObject({
    code: 409,
    displayMessage: 'Something here has changed since you checked this file. Please check it again before you save.',
  });
  expect(await seq()).toBe(before);
  expect(await preview(csv)).toMatchObject({ changes: [{ line: 2, fields: [{ column: 'content' }] }], asked: [], refused: [] });
});

test('two people who download the same file and change different cells both see theirs saved; the same cell is asked', async () => {
  const [first = {}] = rowsOf((await download()).csv);
  const save = async (row: Row, choices?: string) => {
    const csv = Papa.unparse([row]);
    const { plan } = await preview(csv);
    return send('POST', spreadsheetCalls.import.path, form(csv, { plan, ...(choices && { choices }) }), bearer);
  };
  expect(await save({ ...first, checkedOn: '2026-11-20' })).toMatchObject({ code: 200 });
  expect(await save({ ...first, content: 'By the second.' })).toMatchObject({ code: 200, result: { changed: 1 } });
  expect(await place(first._id ?? '')).toMatchObject({ checkedOn: '2026-11-20', content: 'By the second.' });

  const third = { ...first, content: 'By the third.' };
  const looked = await preview(Papa.unparse([third]));
  expect(looked.changes).toEqual([]);
  expect(looked.asked).toMatchObject([
    { line: 2, _id: first._id, groups: [[{ column: 'content', before: 'By the second.', after: 'By the third.' }]] },
  ]);
  expect(await save(third)).toMatchObject({ code: 200, result: { changed: 0 } });
  expect(await place(first._id ?? '')).toMatchObject({ content: 'By the second.' });
  expect(await save(third, '2:content')).toMatchObject({ code: 200, result: { changed: 1 } });
  expect(await place(first._id ?? '')).toMatchObject({ checkedOn: '2026-11-20', content: 'By the third.' });
});

test('an .xlsx is a download, too, and comes back with what was changed in it', async () => {
  const { result } = await send('GET', `${spreadsheetCalls.exportWorkbook.path}?kind=places`, undefined, bearer);
  const { file, xlsx } = spreadsheetCalls.exportWorkbook.answer.parse(result);
  expect(file).toBe('places-2026-11-21.xlsx');
  const bytes = Buffer.from(xlsx, 'base64');
  expect(await preview(bytes)).toMatchObject({ additions: [], changes: [], refused: [], unchanged: (await all()).length });
  const [columns = [], ...lines] = Papa.parse<string[]>((await download()).csv.slice(1), { delimiter: ',' }).data;
  const at = columns.indexOf('name_mr');
  const changed = lines.map((cells, line) => cells.map((cell, column) => (line === 0 && column === at ? 'नवा किल्ला' : cell)));
  const book = { places: [columns, ...changed], Notes: [['Asked Asha']] };
  expect(await preview(excelFile(book))).toMatchObject({
    changes: [{ line: 2, fields: [{ column: 'name_mr', after: 'नवा किल्ला' }] }],
    refused: [],
    ignoredSheets: ['Notes'],
  });
});

test('a file whose Marathi became question marks changes nothing, and says in how many lines', async () => {
  const rows = rowsOf((await download()).csv);
  const ansi = Papa.unparse(rows).replace(/[\u0100-\uFFFF]/g, '?');
  const looked = await preview(ansi);
  expect(looked.changes).toEqual([]);
  expect(looked.lost).toBeGreaterThan(50);
  expect(looked.refused.length).toBe(looked.lost);
  expect(looked.refused[0]?.reasons.find(({ column }) => column === 'name_mr')?.reason).toBe(
    'Some letters here turned into “?” when the file was saved',
  );
});

test('a letter that no database stores refuses its line', async () => {
  const [{ _id = '' } = {}] = rowsOf((await download()).csv);
  const looked = await preview(
    excelFile({
      places: [
        ['_id', 'content', 'images'],
        [_id, 'Nothing \0 here', '/images/\0'],
      ],
    }),
  );
  expect(looked).toMatchObject({ changes: [], refused: [{ line: 2, reasons: [{ column: 'content' }, { column: 'images' }] }] });
});

test('an import is undone as a whole; what somebody changed since stays', async () => {
  const rows = rowsOf((await download()).csv);
  const before = await all();
  const csv = Papa.unparse([
    ...rows.map((row) => ({ ...row, bestSeason: 'From a wrong file.' })),
    { ...rows[0], _id: '', version: '', slug: '', name: 'Added Fort' },
  ]);
  const { plan } = await preview(csv);
  const { result } = await bring(csv, plan);
  const { bulkChange, added, changed } = spreadsheetCalls.import.answer.parse(result);
  expect([added, changed]).toEqual([1, rows.length]);
  await send('PUT', `/update-tourist-place/${rows[1]?._id}`, { popular: rows[1]?.popular !== 'yes' }, bearer);

  const undone = await undoWhole(async () => (await send('PUT', `/undo-bulk-change/${bulkChange}`, undefined, bearer)).result);
  expect(undone).toMatchObject({ undone: rows.length, left: [{ _id: rows[1]?._id }] });
  const untouched = (list: typeof before) => list.filter(({ _id }) => _id !== rows[1]?._id).map(({ version: _, ...row }) => row);
  expect(untouched(await all())).toEqual(untouched(before));
});

test('a change of another listing between the look and the save is no reason to refuse', async () => {
  const rows = rowsOf((await download()).csv);
  const [first = {}, second = {}] = rows;
  first.content = 'Mine again.';
  const csv = Papa.unparse([first]);
  const looked = await preview(csv);
  await send('PUT', `/update-tourist-place/${second._id}`, { popular: true }, bearer);
  expect(await bring(csv, looked.plan)).toMatchObject({ code: 200, result: { changed: 1 } });
  expect(await bring(csv, looked.plan)).toMatchObject({ code: 409 });
});

test('files brought at the same time are saved one after the other, and none twice', async () => {
  const rows = rowsOf((await download()).csv).slice(0, 4);
  const files = await Promise.all(
    rows.map(async (row, at) => {
      const csv = Papa.unparse([{ ...row, content: `At the same time ${at}.` }]);
      return { csv, plan: (await preview(csv)).plan };
    }),
  );
  const answers = await Promise.all([...files, ...files].map(({ csv, plan }) => bring(csv, plan)));
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
});

test('a new listing needs pictures that were uploaded', async () => {
  const { result } = await send('POST', '/add-restaurant', forms.restaurant, bearer);
  const { _id } = result as { _id: string };
  const rows = rowsOf((await download('restaurants')).csv).filter((row) => row._id === _id);
  const csv = Papa.unparse(rows.map((row) => ({ ...row, _id: '', version: '', images: `/images/${'a'.repeat(32)}-1280.webp` })));
  const looked = spreadsheetCalls.preview.answer.parse((await ask(csv, { kind: 'restaurants' })).result);
  expect(looked.additions).toEqual([]);
  expect(looked.refused[0]?.reasons).toMatchObject([{ column: 'images', reason: expect.stringContaining('Upload it in the form first') }]);
});

test('a quotation mark that is never closed costs its line alone; those it swallowed stay as they are', async () => {
  const [first = {}, second = {}] = rowsOf((await download()).csv);
  const csv = `_id,content\n${first._id},Fine now.\n${second._id},"Open\n`;
  expect(await preview(csv)).toMatchObject({
    changes: [{ line: 2 }],
    refused: [{ line: 3, reasons: [{ reason: 'A quotation mark is not closed, or is in the wrong place' }] }],
  });
});

test('lines are counted as a spreadsheet numbers its rows: cells of several lines are one row, empty rows count', async () => {
  const [first = {}, second = {}] = rowsOf((await download()).csv);
  const csv = `_id;content\r\n${first._id};"Two\r\nlines."\r\n;\r\n${second._id};Fine.;surplus\r\n`;
  expect(await preview(csv)).toMatchObject({
    changes: [{ line: 2, fields: [{ column: 'content', after: 'Two\nlines.' }] }],
    refused: [{ line: 4, reasons: [{ reason: 'There are more cells than columns' }] }],
  });
});

test.each([
  ['without ids', 'name,content\nA,B\n', 'has no column “_id”'],
  ['with a column that is not known', '_id,nmae\n,A\n', 'The column “nmae” is unknown or appears twice'],
  ['with a column twice', '_id,name,name\n,A,B\n', 'The column “name” is unknown or appears twice'],
  ['in an old code page', Buffer.from('_id,name\n,Caf\xe9\n', 'latin1'), 'This file was saved in an older encoding'],
  ['that is a spreadsheet of its own kind', Buffer.from('PK\x03\x04\x00\x00'), 'This file cannot be read as a spreadsheet'],
  ['that is empty', '', 'This file is empty'],
])('a file %s is refused whole', async (_case, content, sentence) => {
  expect(await ask(content)).toMatchObject({ code: 422, displayMessage: expect.stringContaining(sentence) });
});

test('as many lines as may be are read, and one more is refused', async () => {
  const line = `nowhere,${'x'.repeat(10)}\n`;
  expect((await preview(`_id,content\n${line.repeat(maxSheetLines)}`)).refused.length).toBe(maxSheetLines);
  expect(await ask(`_id,content\n${line.repeat(maxSheetLines + 1)}`)).toMatchObject({ code: 413 });
});

test('a file as large as may be is read, and one byte more is refused', async () => {
  const line = Buffer.from(`nowhere,${'ज'.repeat(1400)}\n`);
  const lines = Array.from({ length: Math.floor(maxSheetBytes / line.length) - 1 }, () => line);
  const begin = Buffer.concat([Buffer.from('_id,content\n'), ...lines, Buffer.from('nowhere,')]);
  const large = Buffer.concat([begin, Buffer.alloc(maxSheetBytes - begin.length, 'x')]);
  expect((await preview(large)).refused.length).toBe(lines.length + 1);
  expect(await ask(Buffer.concat([large, Buffer.from('x')]))).toMatchObject({ code: 413 });
  expect(await ask(Buffer.concat([large, Buffer.alloc(100_000, 'x')]))).toMatchObject({
    code: 413,
    displayMessage: 'This is too large to send at once.',
  });
});

test('without a file, or of a kind that there is not, nothing is read', async () => {
  const body = new FormData();
  body.append('kind', 'places');
  expect(await send('POST', spreadsheetCalls.preview.path, body, bearer)).toMatchObject({ code: 400 });
  expect(await ask('_id\n', { kind: 'ads' })).toMatchObject({ code: 400 });
  expect(await send('GET', `${spreadsheetCalls.export.path}?kind=ads`, undefined, bearer)).toMatchObject({ code: 400 });
});
