import { zip } from './zip.ts';

/** A cell as XML, or its text. */
type Cell = string | { readonly xml: (at: string) => string };

export interface Book {
  /** The rows of each sheet, by its name. */
  readonly [sheet: string]: readonly (readonly Cell[])[];
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** As Excel writes what XML has no letter for, and a text that looks like what it writes for it. */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? '');

const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** A cell with a number format: 0 is none, 1 a day. */
export const number = (value: number, format: 0 | 1 = 0): Cell => ({ xml: (at) => `<c r="${at}" s="${format}"><v>${value}</v></c>` });
/** A formula; without a result as programs leave it that calculate nothing. */
export const formula = (text: string, result: string | undefined): Cell => ({
  xml: (at) =>
    result === undefined ? `<c r="${at}"><f>${text}</f></c>` : `<c r="${at}" t="str"><f>${text}</f><v>${escaped(result)}</v></c>`,
});
export const failed = (error: string): Cell => ({ xml: (at) => `<c r="${at}" t="e"><f>A1/0</f><v>${error}</v></c>` });
export const truth = (value: boolean): Cell => ({ xml: (at) => `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>` });
/** A text of which a part is bold, within its cell as LibreOffice writes one. */
export const rich = (plainPart: string, bold: string): Cell => ({
  xml: (at) =>
    `<c r="${at}" t="inlineStr"><is><r><t xml:space="preserve">${escaped(plainPart)}</t></r><r><rPr><b/></rPr><t>${escaped(bold)}</t></r></is></c>`,
});

interface Options {
  /** Ranges of merged cells of the first sheet, as a workbook writes them. */
  readonly merged?: readonly string[];
  readonly hiddenSheets?: readonly string[];
  /** Of the first sheet, from 1. */
  readonly hiddenRows?: readonly number[];
  /** Days are counted from 1904, as Macs once did. */
  readonly is1904?: boolean;
}

/** An .xlsx with the parts that Excel writes: texts in a table of their own, styles, and rows that name their cells. */
export function excelFile(book: Book, { merged = [], hiddenSheets = [], hiddenRows = [], is1904 = false }: Options = {}): Buffer {
  const texts = new Map<string, number>();
  const indexOf = (text: string) => {
    if (!texts.has(text)) texts.set(text, texts.size);
    return texts.get(text);
  };
  const cellXml = (cell: Cell, at: string) => {
    if (typeof cell !== 'string') return cell.xml(at);
    return cell === '' ? '' : `<c r="${at}" t="s"><v>${indexOf(cell)}</v></c>`;
  };
  const sheets = Object.entries(book).map(([, rows], sheet) => {
    const lines = rows.map((row, at) => {
      const isHidden = sheet === 0 && hiddenRows.includes(at + 1);
      const cells = row.map((cell, column) => cellXml(cell, `${letterOf(column)}${at + 1}`)).join('');
      return `<row r="${at + 1}" spans="1:${row.length}"${isHidden ? ' hidden="1"' : ''}>${cells}</row>`;
    });
    const merges =
      sheet === 0 && merged.length > 0 ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : '';
    return `${head}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData>${merges}</worksheet>`;
  });
  const names = Object.keys(book);
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const relationList = (list: readonly string[]) =>
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
  const stateOf = (name: string) => (hiddenSheets.includes(name) ? ' state="hidden"' : '');
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${names.map((_, at) => part(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet')).join('')}${part('/xl/styles.xml', 'styles')}${part('/xl/sharedStrings.xml', 'sharedStrings')}</Types>`,
    '_rels/.rels': relationList([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''} defaultThemeVersion="166925"/><sheets>${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}"${stateOf(name)} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationList([
      ...names.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      relation('rId98', 'styles', 'styles.xml'),
      relation('rId99', 'sharedStrings', 'sharedStrings.xml'),
    ]),
    ...Object.fromEntries(sheets.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}" count="${texts.size}" uniqueCount="${texts.size}">${[...texts.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  });
}
