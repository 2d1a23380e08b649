import { Problem } from '#http/problem.ts';
import type { Counters } from './limits.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** What a workbook says of its sheets: where they lie, and what their cells refer to. */
export interface WorkbookParts {
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** Texts that cells name by their numbers. */
  readonly texts: readonly string[];
  /** Whether a number is a day, by the number of its style. */
  readonly isDay: readonly boolean[];
  readonly is1904: boolean;
}

const mostSheets = 100;

/** Hidden sheets are passed over. */
export async function readParts(zip: Zip, count: Counters): Promise<WorkbookParts> {
  const path = (await relationsOf(zip, '', count)).find(({ type }) => type === 'officeDocument')?.target ?? '';
  const relations = await relationsOf(zip, path, count);
  const targetOf = (type: string) => relations.find((relation) => relation.type === type && zip.has(relation.target))?.target;
  const { sheets, is1904 } = await readBook(zip, path, count);
  const texts = targetOf('sharedStrings');
  const styles = targetOf('styles');
  return {
    sheets: sheets.flatMap(({ name, id }) => {
      const target = relations.find((relation) => relation.id === id && relation.type === 'worksheet')?.target;
      return target === undefined ? [] : [{ name, path: target }];
    }),
    texts: texts === undefined ? [] : await readTexts(zip, texts, count),
    isDay: styles === undefined ? [] : await readStyles(zip, styles, count),
    is1904,
  };
}

interface Relation {
  readonly id: string;
  /** The last word of its address: two standards have it under different ones. */
  readonly type: string;
  readonly target: string;
}

async function relationsOf(zip: Zip, path: string, count: Counters): Promise<Relation[]> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  await readXml(zip.read(`${folder}_rels/${path.slice(folder.length)}.rels`), count, {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return;
      if (relations.length === mostSheets * 10) throw new Problem(422, 'server_csv_not_workbook');
      relations.push({
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        target: decodeURI(new URL(target, `zip:/${folder}`).pathname).slice(1),
      });
    },
  });
  return relations;
}

async function readBook(zip: Zip, path: string, count: Counters) {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let is1904 = false;
  await readXml(zip.read(path), count, {
    open(element, attributes) {
      if (element === 'workbookPr') is1904 = isTrue(attributes.date1904);
      if (element !== 'sheet' || !['visible', undefined].includes(attributes.state)) return;
      if (sheets.length === mostSheets) throw new Problem(422, 'server_csv_not_workbook');
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
      sheets.push({ name: unescaped(attributes.name ?? ''), id });
    },
  });
  return { sheets, is1904 };
}

/** The table of texts. How a text is pronounced stands beside it, and is none of it. */
async function readTexts(zip: Zip, path: string, count: Counters): Promise<string[]> {
  const texts: string[] = [];
  const text = textReader();
  await readXml(zip.read(path), count, {
    open: text.open,
    text: text.text,
    close(name) {
      text.close(name);
      if (name !== 'si') return;
      const whole = text.take();
      count.text(whole.length, true);
      texts.push(whole);
    },
  });
  return texts;
}

/** Collects the text of an element from its runs. */
export function textReader() {
  let whole = '';
  let isText = false;
  let isPronounced = false;
  return {
    open(name: string): void {
      isText = name === 't';
      if (name === 'rPh') isPronounced = true;
    },
    text(piece: string): void {
      if (isText && !isPronounced) whole += piece;
    },
    close(name: string): void {
      isText = false;
      if (name === 'rPh') isPronounced = false;
    },
    take(): string {
      const taken = unescaped(whole);
      whole = '';
      return taken;
    },
  };
}

/** Letters that XML has not are written by their number in an .xlsx, and so is what looks like one: `_x005F_x0041_` is the text `_x0041_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function readStyles(zip: Zip, path: string, count: Counters): Promise<boolean[]> {
  const own = new Map<string, boolean>();
  const isDay: boolean[] = [];
  let isCells = false;
  await readXml(zip.read(path), count, {
    open(name, { numFmtId: id = '', formatCode = '' }) {
      if (name === 'numFmt') own.set(id, isDayFormat(formatCode.slice(0, longestFormat)));
      if (name === 'cellXfs') isCells = true;
      if (name !== 'xf' || !isCells) return;
      count.format();
      isDay.push(own.get(id) ?? isDayNumber(Number(id)));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return isDay;
}

/** Letters of a format; Excel has no more. */
const longestFormat = 255;

/** Formats that have a number only, in the standard and in the languages of East Asia. */
const isDayNumber = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format shows years, months, days, hours, minutes or seconds: outside of quotation marks, and of brackets that are none of these. */
const isDayFormat = (code: string): boolean =>
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|general/gi, ''));

export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';
