import { createHash } from 'node:crypto';
import { daysToCome } from '@helpdesk/contract/kinds/days-to-come';
import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { wireName } from '@helpdesk/contract/kinds/field';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { Point } from '@helpdesk/contract/rules/map/geo';
import { oddMove } from '@helpdesk/contract/rules/map/odd-point';
import { pathName } from '@helpdesk/contract/rules/slug';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

import { bytesInTurns, eachInTurns, jsonParts, unpaid } from '#http/budget/work.ts';
import { plain, sameCell, unguarded } from './cells.ts';
import type { Column } from './columns.ts';
import type { Directory } from './directories.ts';
import { cellsOf } from './export.ts';
import { type Reason, Refused, rowFrom } from './line.ts';
import { lossOf } from './lost-cells.ts';
import { type Merged, merged } from './merge.ts';
import { type GoneWords, type Names, namesIn } from './names.ts';
import { withPointApart } from './point-apart.ts';
import type { Line } from './reading/line.ts';
import { shortened } from './shortened.ts';

interface Difference {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A line that adds or changes a listing. */
export interface Put {
  readonly line: number;
  readonly row: Omit<ListingRow, 'seq'>;
  /** The listing as it is now; undefined for a new one. */
  readonly existing: ListingRow | undefined;
  readonly fields: readonly Difference[];
}

/** A listing with a position that is asked about: it is put in only when somebody said so. */
interface PointAsked extends Put {
  readonly odd: OddPoint;
}

/** A new listing that has the name of another: it is added only when somebody said so. */
export interface Twin extends Put {
  readonly of: { readonly id: string } | { readonly line: number };
}

/** Cells that were changed in the file, and meanwhile in the listing: they stay as they are unless somebody said so. */
interface Asked {
  readonly line: number;
  readonly existing: ListingRow;
  readonly groups: readonly (readonly Difference[])[];
}

export interface Plan {
  readonly puts: readonly Put[];
  readonly twins: readonly Twin[];
  readonly points: readonly PointAsked[];
  readonly asked: readonly Asked[];
  readonly refused: readonly { readonly line: number; readonly name: string; readonly reasons: readonly Reason[] }[];
  readonly unchanged: number;
  /** Names exactly these additions, changes and questions, of listings in exactly these versions. */
  readonly digest: string;
}

/** What only the database knows of a file's lines. */
export interface Known {
  /** A listing when the file was taken out, by `versionKey`, where it was changed since. */
  readonly before: ReadonlyMap<string, ListingRow>;
  /** What rows are called that went since. */
  readonly gone: GoneWords;
  /** Listings that are prepared out of sight: their names and addresses are taken, too. */
  readonly hidden: readonly { readonly _id: string; readonly name: string; readonly slug: string }[];
  /** Whether a picture is not there. */
  readonly isGone: (picture: string) => boolean;
  /** `YYYY-MM-DD` in the region. */
  readonly today: string;
}

/** What somebody decided of a question: by line and first column of what it is about; of a twin, by line and `_id`; of a position, by line and `point`. */
const choiceOf = (line: number, column: string): string => `${line}:${column}`;

export const idIn = ({ cells }: Line): string => unguarded(cells.get('_id') ?? '').trim();
export const versionIn = ({ cells }: Line): string => unguarded(cells.get('version') ?? '').trim();
/** A listing in one of its versions. */
export const versionKey = (id: string, version: string): string => `${version} ${id}`;

/**
 * What a file would do to a catalogue. A line does all that it says and nobody else said otherwise meanwhile, or nothing, and one
 * that is missing deletes nothing.
 * @param choices questions that are answered with what the file says (`choiceOf`)
 */
export async function planOf(
  directory: Directory,
  rows: CatalogueRows,
  lines: readonly Line[],
  known: Known,
  choices: ReadonlySet<string> = new Set(),
): Promise<Plan> {
  const stored = [...rows[directory.kind], ...known.hidden];
  const planning: Planning = {
    directory,
    known,
    choices,
    names: namesIn(rows),
    namesThen: namesIn(rows, known.gone),
    listings: new Map<string, ListingRow>(rows[directory.kind].map((row) => [row._id, row])),
    places: new Set(rows.places.map(({ _id }) => _id)),
    points: listingKinds.flatMap((kind) =>
      (rows[kind] as readonly ListingRow[]).flatMap(({ _id, latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [{ _id, latitude, longitude }],
      ),
    ),
    taken: new Set(stored.map(({ slug }) => slug)),
    named: new Map(stored.map(({ _id, name }) => [pathName(name), { id: _id }])),
    times: timesOf(lines),
  };
  const plan = {
    puts: [] as Put[],
    twins: [] as Twin[],
    points: [] as PointAsked[],
    asked: [] as Asked[],
    refused: [] as Plan['refused'][number][],
  };
  let unchanged = 0;
  await eachInTurns(lines, (line) => {
    try {
      const { put, twin, point, asked } = planLine(planning, withPointApart(line));
      if (put) plan.puts.push(put);
      if (twin) plan.twins.push(twin);
      if (point) plan.points.push(point);
      if (asked) plan.asked.push(asked);
      if (!put && !twin && !point && !asked) unchanged += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      plan.refused.push({ line: line.number, name: unguarded(line.cells.get('name') ?? ''), reasons: error.reasons });
    }
  });
  return { ...plan, unchanged, digest: await digestOf(directory, plan) };
}

async function digestOf(
  { kind }: Directory,
  { puts, twins, points, asked }: Pick<Plan, 'puts' | 'twins' | 'points' | 'asked'>,
): Promise<string> {
  const done = [...puts, ...twins, ...points].map(({ existing, row }) => [existing?.seq ?? 0, row]);
  const questions = asked.map(({ existing, groups }) => [existing._id, existing.seq, groups]);
  const hash = createHash('sha256');
  for await (const part of bytesInTurns(jsonParts({ kind, done, questions }), unpaid)) hash.update(part);
  return hash.digest('hex');
}

interface Planning {
  readonly directory: Directory;
  readonly known: Known;
  readonly choices: ReadonlySet<string>;
  readonly names: Names;
  /** Also those of rows that went since the file was taken out. */
  readonly namesThen: Names;
  readonly listings: ReadonlyMap<string, ListingRow>;
  readonly places: ReadonlySet<string>;
  /** Where listings are. */
  readonly points: readonly (Point & { readonly _id: string })[];
  /** Slugs that a new name must not get. */
  readonly taken: Set<string>;
  /** Which listing has a name, or which line would give it to one. */
  readonly named: Map<string, Twin['of']>;
  readonly times: ReadonlyMap<string, number>;
}

function timesOf(lines: readonly Line[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const line of lines) times.set(idIn(line), (times.get(idIn(line)) ?? 0) + 1);
  return times;
}

/** What a line does; nothing at all when it changes nothing. */
interface Planned {
  readonly put?: Put;
  readonly twin?: Twin;
  readonly point?: PointAsked;
  readonly asked?: Asked;
}

function planLine(planning: Planning, line: Line): Planned {
  if (line.broken) throw whole(line.broken);
  const id = idIn(line);
  if (id === '') return planNew(planning, line);
  const existing = planning.listings.get(id);
  if (!existing) throw whole('server_csv_unknown_id', id);
  if ((planning.times.get(id) ?? 0) > 1) throw whole('server_csv_twice');
  return planChange(planning, line, existing);
}

function planNew(planning: Planning, line: Line): Planned {
  const { directory, choices, named } = planning;
  const filled = directory.columns.filter(({ name }) => plain(line.cells.get(name) ?? '') !== '');
  refuseLosses(line, filled, () => '');
  const put = putOf(planning, line, filled);
  const of = named.get(pathName(put.row.name));
  const twin = of && !choices.has(choiceOf(line.number, '_id')) ? { ...put, of } : undefined;
  const point = pointAsked(planning, put);
  if (twin || point) return { twin, point };
  if (!of) named.set(pathName(put.row.name), { line: line.number });
  planning.taken.add(put.row.slug);
  return { put };
}

function planChange(planning: Planning, line: Line, existing: ListingRow): Planned {
  const { directory, known, names, namesThen, choices } = planning;
  const current = cellsOf(directory, existing, names);
  if (directory.columns.every(({ name }) => !line.cells.has(name) || sameCell(line.cells.get(name) ?? '', current.get(name) ?? '')))
    return {};
  const version = versionIn(line);
  const isNewest = version === '' || version === String(existing.seq);
  const then = known.before.get(versionKey(existing._id, version));
  const before = isNewest ? current : then && cellsOf(directory, then, namesThen);
  const { own, asked } = merged(directory.columns, line.cells, before, current, namesThen);
  const all = [...own, ...asked.flat()].map(({ column }) => column);
  refuseLosses(line, all, ({ name }) => (before ?? current).get(name) ?? '');
  if (all.length === 0) return {};
  // With all that it says the line must hold, whatever is chosen of it.
  const point = pointAsked(planning, putOf(planning, line, all, existing));
  const isChosen = ([first]: Merged['asked'][number]) => first !== undefined && choices.has(choiceOf(line.number, first.column.name));
  const done = [...own, ...asked.filter(isChosen).flat()].map(({ column }) => column);
  const made = done.length > 0 ? putOf(planning, line, done, existing) : undefined;
  const put = made && pointAsked(planning, made) ? undefined : made;
  if (put) planning.taken.add(put.row.slug);
  const open = asked.filter((group) => !isChosen(group)).map((group) => group.map(differenceOf));
  return {
    put: put && put.fields.length > 0 ? put : undefined,
    point,
    asked: open.length > 0 ? { line: line.number, existing, groups: open } : undefined,
  };
}

type OddPoint = NonNullable<ReturnType<typeof oddMove>>;
type MadeOfLine = Put & { readonly odd: OddPoint | undefined };

const pointAsked = ({ choices }: Planning, { odd, ...put }: MadeOfLine): PointAsked | undefined =>
  odd && !choices.has(choiceOf(put.line, 'point')) ? { ...put, odd } : undefined;

const differenceOf = ({ column, now, mine }: Merged['own'][number]): Difference => ({
  column: column.name,
  ...shortened(unguarded(now), unguarded(plain(mine))),
});

function refuseLosses(line: Line, columns: readonly Column[], before: (column: Column) => string): void {
  const reasons = columns.flatMap((column) => lossOf(line, column, before(column)) ?? []);
  if (reasons.length > 0) throw new Refused(reasons);
}

/** What some of a line's cells make of a listing, by the same rules as for a form. */
function putOf(
  { directory, known, names, places, points, taken }: Planning,
  line: Line,
  columns: readonly Column[],
  existing?: ListingRow,
): MadeOfLine {
  if (existing) taken.delete(existing.slug);
  try {
    const row = rowFrom(directory, line, columns, { id: existing?._id ?? '', existing, names, taken });
    const reasons = reasonsAgainst(directory, row, places, known);
    const odd = oddMove(
      row,
      existing,
      points.filter(({ _id }) => _id !== row._id),
    );
    if (reasons.length > 0) throw new Refused(reasons);
    const current = existing && cellsOf(directory, existing, names);
    const fields = differences(current, cellsOf(directory, { ...row, seq: 0 } as ListingRow, names));
    return { line: line.number, row, existing, fields, odd };
  } finally {
    if (existing) taken.add(existing.slug);
  }
}

const whole = (key: Reason['key'], name?: string) => new Refused([{ column: '', key, name }]);

/** What only the other rows and the day can tell, by the same rules as for a form. */
function reasonsAgainst(
  { kind, columns }: Directory,
  row: Omit<ListingRow, 'seq'>,
  places: ReadonlySet<string>,
  { isGone, today }: Known,
): Reason[] {
  const reasons: Reason[] = [];
  const values: Readonly<Record<string, unknown>> = { ...row };
  const columnOf = (called: string) => columns.find(({ path }) => path[0] === called)?.name ?? '';
  const others = places.size - (places.has(row._id) ? 1 : 0);
  for (const [name, field] of fieldsOf(kind)) {
    if (field.is !== 'nearby') continue;
    const ids = values[name] as readonly string[];
    const column = columnOf(wireName(name, field));
    if (field.of === kind && ids.includes(row._id)) reasons.push({ column, key: 'form_nearby_itself' });
    // A region's first place has nothing near it yet (product 6.7).
    if (!field.optional && ids.length === 0 && others > 0) reasons.push({ column, key: 'form_nearby_required' });
  }
  for (const name of daysToCome(kind, row, today)) reasons.push({ column: columnOf(name), key: 'error_day_to_come' });
  const gone = row.images.find(isGone);
  if (gone !== undefined) reasons.push({ column: 'images', key: 'server_csv_unknown_picture', name: gone });
  return reasons;
}

function differences(before: ReadonlyMap<string, string> | undefined, after: ReadonlyMap<string, string>): Difference[] {
  return [...after].flatMap(([column, cell]) => {
    const was = before?.get(column) ?? '';
    return plain(was) === plain(cell) ? [] : [{ column, ...shortened(unguarded(was), unguarded(cell)) }];
  });
}
