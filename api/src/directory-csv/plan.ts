import { createHash } from 'node:crypto';
import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { wireName } from '@helpdesk/contract/kinds/field';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

import { unguarded } from './cells.ts';
import type { Directory } from './directories.ts';
import { cellsOf } from './export.ts';
import type { Line } from './file.ts';
import { plain, type Reason, Refused, rowFrom } from './line.ts';
import { type Names, namesIn } from './names.ts';
import { shortened } from './shortened.ts';

interface Difference {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A line that would add or change a listing. */
interface Put {
  readonly line: number;
  readonly row: Omit<ListingRow, 'seq'>;
  /** The listing as it is now; undefined for a new one. */
  readonly existing: ListingRow | undefined;
  readonly fields: readonly Difference[];
}

export interface Plan {
  readonly puts: readonly Put[];
  readonly refused: readonly { readonly line: number; readonly name: string; readonly reasons: readonly Reason[] }[];
  readonly unchanged: number;
  /** Names exactly these additions and changes, of listings in exactly these versions. */
  readonly digest: string;
}

/**
 * What a file would do to a catalogue. A line does all that it says or nothing, and one that is missing deletes nothing.
 * @param isGone whether a picture is not there
 */
export function planOf(directory: Directory, rows: CatalogueRows, lines: readonly Line[], isGone: (picture: string) => boolean): Plan {
  const planned: Planning = {
    directory,
    names: namesIn(rows),
    listings: new Map<string, ListingRow>(rows[directory.kind].map((row) => [row._id, row])),
    places: new Set(rows.places.map(({ _id }) => _id)),
    taken: new Set(rows[directory.kind].map(({ slug }) => slug)),
    times: timesOf(lines),
    isGone,
  };
  const puts: Put[] = [];
  const refused: Plan['refused'][number][] = [];
  for (const line of lines) {
    try {
      const put = putOf(planned, line);
      if (put) puts.push(put);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.push({ line: line.number, name: unguarded(line.cells.get('name') ?? ''), reasons: error.reasons });
    }
  }
  const done = puts.map(({ existing, row }) => [existing?.seq ?? 0, row]);
  const digest = createHash('sha256')
    .update(JSON.stringify([directory.kind, done]))
    .digest('hex');
  return { puts, refused, unchanged: lines.length - puts.length - refused.length, digest };
}

interface Planning {
  readonly directory: Directory;
  readonly names: Names;
  readonly listings: ReadonlyMap<string, ListingRow>;
  readonly places: ReadonlySet<string>;
  /** Slugs that a new name must not get. */
  readonly taken: Set<string>;
  readonly times: ReadonlyMap<string, number>;
  readonly isGone: (picture: string) => boolean;
}

const idIn = ({ cells }: Line): string => unguarded(cells.get('_id') ?? '').trim();

function timesOf(lines: readonly Line[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const line of lines) times.set(idIn(line), (times.get(idIn(line)) ?? 0) + 1);
  return times;
}

/** Undefined for a line that changes nothing. */
function putOf({ directory, names, listings, places, taken, times, isGone }: Planning, line: Line): Put | undefined {
  if (line.broken) throw whole(line.broken);
  const id = idIn(line);
  const existing = listings.get(id);
  if (id !== '' && !existing) throw whole('server_csv_unknown_id', id);
  if (existing && (times.get(id) ?? 0) > 1) throw whole('server_csv_twice');
  const current = existing && cellsOf(directory, existing, names);
  if (
    current &&
    directory.columns.every(({ name }) => !line.cells.has(name) || plain(line.cells.get(name) ?? '') === plain(current.get(name) ?? ''))
  )
    return undefined;
  if (existing) taken.delete(existing.slug);
  try {
    const row = rowFrom(directory, line, { id, existing, current, names, taken });
    const fields = differences(current, cellsOf(directory, { ...row, seq: 0 } as ListingRow, names));
    if (existing && fields.length === 0) return undefined;
    const version = unguarded(line.cells.get('version') ?? '').trim();
    if (existing && version !== '' && version !== String(existing.seq)) throw whole('server_csv_changed');
    const reasons = reasonsAgainst(directory, row, places, isGone);
    if (reasons.length > 0) throw new Refused(reasons);
    taken.add(row.slug);
    return { line: line.number, row, existing, fields };
  } finally {
    if (existing) taken.add(existing.slug);
  }
}

const whole = (key: Reason['key'], name?: string) => new Refused([{ column: '', key, name }]);

/** What only the other rows can tell, by the same rules as for a form. */
function reasonsAgainst(
  { kind, columns }: Directory,
  row: Omit<ListingRow, 'seq'>,
  places: ReadonlySet<string>,
  isGone: (picture: string) => boolean,
): Reason[] {
  const reasons: Reason[] = [];
  const values: Readonly<Record<string, unknown>> = { ...row };
  const others = places.size - (places.has(row._id) ? 1 : 0);
  for (const [name, field] of fieldsOf(kind)) {
    if (field.is !== 'nearby') continue;
    const ids = values[name] as readonly string[];
    const column = columns.find(({ path }) => path[0] === wireName(name, field))?.name ?? '';
    if (field.of === kind && ids.includes(row._id)) reasons.push({ column, key: 'form_nearby_itself' });
    // A region's first place has nothing near it yet (product 6.7).
    if (!field.optional && ids.length === 0 && others > 0) reasons.push({ column, key: 'form_nearby_required' });
  }
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
