import { id as idField } from '@helpdesk/contract/fields';
import { inputShape, translationShape } from '@helpdesk/contract/input-schema';
import { daysToCome } from '@helpdesk/contract/kinds/days-to-come';
import { descriptions, fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { type Field, isOn, wireName } from '@helpdesk/contract/kinds/field';
import { eachTable } from '@helpdesk/contract/kinds/kinds';
import { contactFields, pictureFields } from '@helpdesk/contract/kinds/parts';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import { type DataTable, dataTables } from '@helpdesk/contract/open-data/data-files';
import { oddPoint } from '@helpdesk/contract/rules/map/odd-point';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { helpdesk } from '@helpdesk/site/helpdesk';
import * as z from 'zod/mini';

import type { NewRow } from '#db/catalogue-tables.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { messageIn } from '#http/answer.ts';
import { eachInTurns } from '#http/budget/work.ts';
import { Problem } from '#http/problem.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { regionDay } from '#listings/region-day.ts';
import { plain, unguarded } from './cells.ts';
import { openColumnsOf } from './columns.ts';
import { type Names, namesIn } from './names.ts';
import { openColumnNames } from './open-csv.ts';
import { idIn } from './plan.ts';
import { withPointApart } from './point-apart.ts';
import { readWholeSheet } from './reading/file.ts';
import type { Line } from './reading/line.ts';

interface Imported {
  readonly rows: Readonly<Record<DataTable, number>>;
  /** Pictures that this installation does not have. */
  readonly picturesLeftOut: number;
}

type Values = Record<string, unknown>;

interface Importing {
  /** `YYYY-MM-DD` in the region. */
  readonly today?: string;
  /** Positions that are asked about are right. */
  readonly keepsPoints?: boolean;
}

/**
 * Fills an empty catalogue with a dataset's spreadsheets, in one change and with the ids that they say. What they lack: pictures that are not here are left
 * out, and where a number is needed to call somewhere it is the helpdesk's. Throws the StartProblem that names the first cell which breaks a rule.
 * @param read the bytes of a table's file
 * @returns undefined where the catalogue was written before, and nothing was done
 */
export async function importDataset(
  sql: Pool,
  pictures: Pictures,
  read: (table: DataTable) => Promise<Uint8Array>,
  { today = regionDay(Date.now()), keepsPoints = false }: Importing = {},
): Promise<Imported | undefined> {
  const lines = new Map<DataTable, readonly Line[]>();
  const ids = new Set<string>();
  for (const table of dataTables) lines.set(table, await readTable(table, await read(table), ids));
  const names = namesIn(namedIn(lines));
  const rows = new Map(dataTables.map((table) => [table, (lines.get(table) ?? []).map((line) => rowOf(table, line, names, today))]));
  if (!keepsPoints) await refuseOddPoints(lines, rows);
  const picturesLeftOut = await leaveOutPictures(sql, pictures, rows);
  const isDone = await writeCatalogue(sql, async (tx, seq) => {
    if (seq > 1) return false;
    for (const [table, made] of rows) await putTable(tx, table, made as unknown as NewRow<typeof table>[]);
    await pictures.refusal(
      tx,
      [...rows].flatMap(([table, made]) => made.flatMap((row) => picturesOf(table, row))),
    );
    return true;
  });
  if (!isDone) return undefined;
  return { rows: Object.fromEntries([...rows].map(([table, made]) => [table, made.length])) as Imported['rows'], picturesLeftOut };
}

/**
 * The lines of a table's file, by the same steps as in the back-office.
 * @param ids those of the tables before, to which its own are added: no two rows of any kind share one
 */
async function readTable(table: DataTable, bytes: Uint8Array, ids: Set<string>): Promise<readonly Line[]> {
  const { lines } = await readWholeSheet(bytes, openColumnNames(table)).catch((error: unknown) => {
    throw error instanceof Problem ? new StartProblem(`${table}: ${messageIn('en', error.key, error.details)}`) : error;
  });
  for (const line of lines) {
    if (line.broken) throw new StartProblem(`${table}, line ${line.number}: ${messageIn('en', line.broken)}.`);
    const id = idIn(line);
    if (!idField.safeParse(id).success) throw refused(table, line, '_id', id);
    if (ids.has(id))
      throw new StartProblem(`${table}, line ${line.number}, column _id: “${id}” stands there twice, or in the file of another kind.`);
    ids.add(id);
  }
  return lines.map(withPointApart);
}

/** Of a region; it tells of nearly all points that they are not odd. */
const sampleSize = 200;

/** Throws the StartProblem of the first position that a form would ask about. */
async function refuseOddPoints(
  lines: ReadonlyMap<DataTable, readonly Line[]>,
  rows: ReadonlyMap<DataTable, readonly Values[]>,
): Promise<void> {
  const points = dataTables.flatMap((table) =>
    (rows.get(table) ?? []).flatMap(({ latitude, longitude }, at) =>
      typeof latitude === 'number' && typeof longitude === 'number'
        ? [{ latitude, longitude, where: `${table}, line ${lines.get(table)?.[at]?.number}` }]
        : [],
    ),
  );
  const step = Math.ceil(points.length / sampleSize);
  const sample = points.filter((_, at) => at % step === 0);
  await eachInTurns(points, (point) => {
    const isOther = (each: object) => each !== point;
    const odd = oddPoint(point, sample.filter(isOther)) && oddPoint(point, points.filter(isOther));
    if (odd)
      throw new StartProblem(`${point.where}: ${messageIn('en', `error_point_${odd}`)} If all such points are right, add --keep-points.`);
  });
}

/** Rows that are written at a time. */
const rowsAtOnce = 500;
/** PostgreSQL's classes of what a value or a row must not be. */
const badRow = /^2[23]\w{3}$/;

async function putTable(tx: Sql, table: DataTable, rows: readonly NewRow<DataTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await putRows(tx, table, rows.slice(at, at + rowsAtOnce)).catch((error: Error & { code?: string; detail?: string }) => {
      throw badRow.test(error.code ?? '') ? new StartProblem(`${table}: ${error.detail ?? error.message}`) : error;
    });
  }
}

/** What names need to know of the rows: their ids, and what they are called by. */
function namedIn(lines: ReadonlyMap<DataTable, readonly Line[]>): CatalogueRows {
  const known = (line: Line) => ({
    _id: idIn(line),
    name: cellIn(line, 'name'),
    slug: cellIn(line, 'slug'),
    formerNames: [],
    formerSlugs: [],
  });
  return eachTable((table) => (lines.get(table as DataTable) ?? []).map(known)) as unknown as CatalogueRows;
}

const cellIn = ({ cells }: Line, name: string): string => unguarded(plain(cells.get(name) ?? ''));

function rowOf(table: DataTable, line: Line, names: Names, today: string): Values {
  const { seq, ...row } = structuredClone(emptyRow(table)) as Values;
  row._id = idIn(line);
  for (const name of contactFields(table)) if (fieldOf(table, name).is === 'phone') row[name] = helpdesk.phone ?? noPhone();
  for (const column of openColumnsOf(table)) {
    const cell = plain(line.cells.get(column.name) ?? '');
    const [first = '', language, name] = column.path;
    if (cell === '' && language !== undefined) continue;
    const read = column.read(cell, names, null);
    if ('problem' in read) throw refused(table, line, column.name, read.name);
    if (language === undefined || name === undefined) row[first] = isOwn(table, first) ? localPictures(read.value as string[]) : read.value;
    else put(row.translations as Values, language, name, read.value);
  }
  check(table, line, row);
  const [early] = daysToCome(table, row, today);
  if (early !== undefined) throw refused(table, line, early);
  return row;
}

const put = (translations: Values, language: string, name: string, value: unknown): void => {
  translations[language] = { ...(translations[language] as Values | undefined), [name]: value };
};

const isOwn = (table: DataTable, name: string): boolean => pictureFields(table).includes(name);

/** Whom to call is not in a dataset, and no listing goes without. */
function noPhone(): never {
  throw new StartProblem('The site has no phone yet, which stands where a dataset lacks one: fill in `helpdesk.phone` in its site.json.');
}

/** Addresses as this installation has them, wherever the dataset comes from. */
const localPictures = (addresses: readonly string[]): string[] =>
  addresses.map((address) => address.replace(/^https?:\/\/[^/]+(?=\/images\/)/, ''));

/** Each value by the rules of the form, but for what a dataset lacks: whom to call, and maybe pictures. */
function check(table: DataTable, line: Line, row: Values): void {
  const shape = inputShape(descriptions[table]) as Readonly<Record<string, z.ZodMiniType>>;
  for (const [name, field] of fieldsOf(table)) {
    const schema = shape[wireName(name, field)];
    const isEmptyId = field.is === 'id' && row[name] === '';
    if (isEmptyId) row[name] = null;
    if (!schema || !isOn(field, 'page') || isEmptyId || (isOwn(table, name) && (row[name] as string[]).length === 0)) continue;
    if (!schema.safeParse(row[name]).success) throw refused(table, line, name);
  }
  const texts = z.strictObject(translationShape(descriptions[table]));
  for (const [language, translated] of Object.entries((row.translations ?? {}) as Values)) {
    const { error } = texts.safeParse(translated);
    if (error) throw refused(table, line, `${String(error.issues[0]?.path[0] ?? '')}_${language}`);
  }
}

function fieldOf(table: DataTable, name: string): Field {
  const [, field] = fieldsOf(table).find(([each]) => each === name) ?? [];
  if (!field) throw new Error(`${table} has no ${name}`);
  return field;
}

const refused = (table: DataTable, { number }: Line, column: string, value = ''): StartProblem =>
  new StartProblem(`${table}, line ${number}, column ${column}: ${value ? `“${value}” is not known` : 'this cannot be taken in'}.`);

const picturesOf = (table: DataTable, row: Values): string[] => pictureFields(table).flatMap((name) => row[name] as string[]);

/** Takes pictures that are not here out of the rows, with their texts and credits; they are told by their places. */
async function leaveOutPictures(sql: Pool, pictures: Pictures, rows: ReadonlyMap<DataTable, readonly Values[]>): Promise<number> {
  const all = [...rows].flatMap(([table, made]) => made.flatMap((row) => picturesOf(table, row)));
  const unknown = await pictures.unknown(sql, all);
  if (unknown.size === 0) return 0;
  for (const [table, made] of rows) {
    for (const row of made) {
      const kept = picturesOf(table, row).map((address) => !unknown.has(address));
      const inPlace = (list: unknown) => (Array.isArray(list) ? list.filter((_, at) => kept[at] ?? false) : list);
      for (const name of pictureFields(table)) row[name] = inPlace(row[name]);
      for (const texts of [row, ...Object.values((row.translations ?? {}) as Record<string, Values>)]) {
        for (const name of ['pictureTexts', 'pictureCredits']) if (name in texts) texts[name] = inPlace(texts[name]);
      }
    }
  }
  return all.filter((address) => unknown.has(address)).length;
}
