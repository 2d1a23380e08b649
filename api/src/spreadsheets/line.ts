import type { ListingRow } from '@helpdesk/contract/sync/rows';
import type { FieldMessage, MessageKey } from '#http/problem.ts';
import { Problem } from '#http/problem.ts';
import { movedTexts } from '#listings/listing-row.ts';
import { plain } from './cells.ts';
import { type Column, valueAt } from './columns.ts';
import type { Directory } from './directories.ts';
import type { Names } from './names.ts';
import type { Line } from './reading/line.ts';

/** Why a line is refused: in which column (empty: the whole line), and what is said of it. */
export interface Reason {
  readonly column: string;
  readonly key: MessageKey | FieldMessage;
  readonly name?: string;
}

type Body = Record<string, unknown>;

/** Thrown by a line that breaks a rule. */
export class Refused extends Error {
  readonly reasons: readonly Reason[];
  constructor(reasons: readonly Reason[]) {
    super(reasons.map(({ key }) => key).join());
    this.reasons = reasons;
  }
}

/**
 * The row that cells of a line make of a listing: of one that is there, only those that differ, so that what nobody touched stays as it is.
 * @param touched the columns whose cells count
 */
export function rowFrom(
  directory: Directory,
  { cells }: Line,
  touched: readonly Column[],
  { id, existing, names, taken }: { id: string; existing?: ListingRow; names: Names; taken: ReadonlySet<string> },
): Omit<ListingRow, 'seq'> {
  const record = existing ? directory.wire(existing) : {};
  const reasons: Reason[] = [];
  const body: Body = Object.fromEntries(existing ? directory.always.map((field) => [field, record[field] ?? '']) : []);
  if (touched.some(({ path }) => path[0] === 'translations')) body.translations = structuredClone(record.translations ?? {});
  for (const column of touched) {
    const read = column.read(plain(cells.get(column.name) ?? ''), names, valueAt(record, column.path));
    if ('problem' in read) reasons.push({ column: column.name, key: read.problem, name: read.name });
    else put(body, column.path, read.value);
  }
  if (reasons.length > 0) throw new Refused(reasons);
  settle(body, record, touched);
  try {
    return directory.rowOf(body, id, existing, taken);
  } catch (error) {
    throw error instanceof Problem ? new Refused(reasonsOf(error, directory.columns)) : error;
  }
}

function put(body: Body, path: readonly string[], value: unknown): void {
  const [field = '', ...inner] = path;
  if (inner.length === 0) body[field] = value;
  else {
    const record = (body[field] ?? {}) as Body;
    body[field] = record;
    put(record, inner, value);
  }
}

/** Fields that belong together. */
function settle(body: Body, record: Readonly<Body>, touched: readonly Column[]): void {
  const isTouched = (name: string) => touched.some((column) => column.name === name);
  // An emptied slug is made anew from the name, as an absent one is.
  if (body.slug === '') delete body.slug;
  if ('latitude' in body || 'longitude' in body) {
    body.latitude = 'latitude' in body ? body.latitude : (record.latitude ?? null);
    body.longitude = 'longitude' in body ? body.longitude : (record.longitude ?? null);
  }
  // Texts of pictures move with them, unless the line says what they are.
  const before = record as { images?: string[] };
  if (!isTouched('images') || !before.images) return;
  const existing = { images: before.images } as ListingRow;
  for (const [language, translated] of Object.entries((body.translations ?? {}) as Record<string, { pictureTexts?: string[] }>)) {
    if (translated.pictureTexts && !isTouched(`pictureTexts_${language}`)) {
      translated.pictureTexts = movedTexts(translated.pictureTexts, body.images as string[], existing);
    }
  }
}

/** What the contract's rules say, by the column that it is about. */
function reasonsOf({ details: { errors = {} } }: Problem, columns: readonly Column[]): Reason[] {
  return Object.entries(errors).map(([field, key]) => {
    const about = columns.find(({ path }) => field === path.join('.') || field.startsWith(`${path.join('.')}.`));
    return { column: about?.name ?? field, key };
  });
}
