import { zip } from './zip.ts';

/** Files of a few hundred kilobytes that cost whoever reads them whole minutes and gigabytes. */

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An .xlsx as XML: its one sheet, and its table of texts. */
export const rawWorkbook = (sheet: string, texts = '<si><t>_id</t></si>', styles = ''): Buffer =>
  zip({
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="places" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="${relations}/worksheet" Target="sheet.xml"/><Relationship Id="b" Type="${relations}/sharedStrings" Target="texts.xml"/><Relationship Id="c" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sheet.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>`,
    'xl/texts.xml': `<sst xmlns="${main}">${texts}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
  });

const heading = '<row><c t="s"><v>0</v></c></row>';
const million = 1_000_000;

/** By what is dear in them; what comes of them. */
export const dearFiles: readonly (readonly [what: string, key: string, make: () => Uint8Array])[] = [
  [
    'five million texts',
    'server_csv_too_many_cells',
    () => rawWorkbook(`<sheetData>${heading}</sheetData>`, '<si><t>_id</t></si>'.repeat(5 * million)),
  ],
  [
    'a cell in the last column of 19,990 rows',
    'read',
    () =>
      rawWorkbook(
        `<sheetData>${heading}${Array.from({ length: 19_990 }, (_, at) => `<row r="${at + 2}"><c r="XFD${at + 2}"><v>1</v></c></row>`).join('')}</sheetData>`,
      ),
  ],
  [
    '7 million empty rows',
    'server_csv_too_many_cells',
    () => rawWorkbook(`<sheetData>${heading}${'<row/>'.repeat(7 * million)}</sheetData>`),
  ],
  [
    '7 million empty cells',
    'server_csv_too_many_cells',
    () => rawWorkbook(`<sheetData>${heading}<row>${'<c/>'.repeat(7 * million)}</row></sheetData>`),
  ],
  [
    '3 million merged cells',
    'server_csv_too_many_cells',
    () => rawWorkbook(`<sheetData>${heading}</sheetData>${'<mergeCell ref="A1"/>'.repeat(3 * million)}`),
  ],
  [
    'two merges of everything',
    'server_csv_not_workbook',
    () =>
      rawWorkbook(`<sheetData>${heading}<row r="1048576"><c><v>1</v></c></row></sheetData>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(2)}`),
  ],
  [
    '11 MB of attributes',
    'server_csv_cell_too_long',
    () => rawWorkbook(`<sheetData><row ${Array.from({ length: million }, (_, at) => `a${at}=""`).join(' ')}/></sheetData>`),
  ],
  [
    'one cell of 100 MB',
    'server_csv_cell_too_long',
    () => rawWorkbook(`<sheetData>${heading}<row><c t="inlineStr"><is><t>${'x'.repeat(100 * million)}</t></is></c></row></sheetData>`),
  ],
  [
    'one cell of 100 MB in pieces',
    'server_csv_too_many_cells',
    () => rawWorkbook(`<sheetData>${heading}<row><c t="inlineStr"><is><t>${'x<a/>'.repeat(20 * million)}</t></is></c></row></sheetData>`),
  ],
  ['elements a million deep', 'server_csv_not_workbook', () => rawWorkbook('<a>'.repeat(million))],
  [
    'entities that make billions of one',
    'server_csv_not_workbook',
    () => zip({ '_rels/.rels': `<!DOCTYPE a [<!ENTITY a "aaaa">]><a>&a;</a>` }),
  ],
  [
    'five million formats',
    'server_csv_too_many_cells',
    () => rawWorkbook(`<sheetData>${heading}</sheetData>`, undefined, `<cellXfs>${'<xf numFmtId="14"/>'.repeat(5 * million)}</cellXfs>`),
  ],
  ['4 million lines of CSV', 'server_csv_too_many_lines', () => Buffer.from(`_id\n${'a\n'.repeat(4 * million)}`)],
  ['8 million empty lines of CSV', 'server_csv_too_many_cells', () => Buffer.from(`_id\n${'\n'.repeat(8 * million)}`)],
  ['one line of CSV of 8 MB', 'server_csv_cell_too_long', () => Buffer.from(`_id\n${'x'.repeat(8 * million)}`)],
  ['8 million cells in one line of CSV', 'server_csv_too_many_cells', () => Buffer.from(`_id\n${','.repeat(8 * million)}`)],
  ['8 million quotation marks', 'server_csv_cell_too_long', () => Buffer.from(`_id\n${'"'.repeat(8 * million)}`)],
  ['millions of quoted letters that nothing parts', 'server_csv_too_many_cells', () => Buffer.from(`_id\n${'"a"b'.repeat(2 * million)}`)],
  ['millions of quoted letters in cells', 'server_csv_too_many_cells', () => Buffer.from(`_id\n${'"a"b,'.repeat(2 * million)}`)],
  ['millions of quoted lines in one cell', 'server_csv_too_many_cells', () => Buffer.from(`_id\n${'"a"b\n'.repeat(2 * million)}`)],
  ['millions of badly quoted cells in one line', 'server_csv_too_many_cells', () => Buffer.from(`_id\n${'"a"b",'.repeat(million)}`)],
];
