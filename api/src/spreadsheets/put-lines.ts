import { randomUUID } from 'node:crypto';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { idFields, namingFields } from '@helpdesk/contract/kinds/parts';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

import { writeBulk } from '#db/bulk-write.ts';
import { unknownIds } from '#db/catalogue-rows.sql.ts';
import type { NewRow } from '#db/catalogue-tables.ts';
import { putRows } from '#db/catalogue-write.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { Problem } from '#http/problem.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import type { Put } from './plan.ts';
import { readLists, readOwners, readSeqs } from './standing.sql.ts';

interface PutLines {
  readonly by: string;
  readonly kind: ListingKind;
  readonly puts: readonly Put[];
}

interface Written {
  readonly written: readonly Put[];
  /** Lines whose listings, or what they name, changed since they were looked at. */
  readonly left: readonly number[];
  readonly bulkChange: string | undefined;
}

/**
 * Writes what was looked at in changes of at most 50 lines, so that no other writer waits for all of them. What somebody
 * changed in between stays as it is; 409 when that is all.
 */
export async function putLines(sql: Pool, pictures: Pictures, { by, kind, puts }: PutLines): Promise<Written> {
  const written: Put[] = [];
  const left: number[] = [];
  const items = puts.map((put) => ({ put, row: put.existing ? put.row : { ...put.row, _id: randomUUID() } }));
  const bulkChange = await writeBulk(sql, { by, table: kind, what: 'import', items }, async (tx, part) => {
    const fits = await fitting(tx, kind, pictures, part);
    const isLast = left.length + written.length + part.length === items.length;
    if (isLast && written.length === 0 && !part.some(fits)) throw new Problem(409, 'server_csv_moved');
    const rows = await withHiddenIds(tx, kind, part.filter(fits));
    if (rows.length > 0) await putRows(tx, kind, rows as NewRow<typeof kind>[]);
    for (const item of part) {
      if (fits(item)) written.push(item.put);
      else left.push(item.put.line);
    }
  });
  return { written, left, bulkChange };
}

/** A list that the file leaves as it is keeps what it names out of sight. */
async function withHiddenIds(tx: Sql, kind: ListingKind, items: readonly Item[]): Promise<Item['row'][]> {
  const changed = items.flatMap(({ put }) => put.existing?._id ?? []);
  const stored = await readLists(tx, kind, changed);
  return items.map(({ put: { existing }, row }) => {
    const lists = Object.entries(stored.get(row._id) ?? {}).filter(([name]) => isSameList(row, existing, name));
    return { ...row, ...Object.fromEntries(lists) };
  });
}

const isSameList = (row: object, existing: object | undefined, name: string): boolean =>
  String((row as Record<string, unknown>)[name]) === String((existing as Record<string, unknown> | undefined)?.[name]);

interface Item {
  readonly put: Put;
  readonly row: Omit<ListingRow, 'seq'>;
}

/** Tells of which lines all is still as it was when they were looked at; from here on their pictures count as used. */
async function fitting(tx: Sql, kind: ListingKind, pictures: Pictures, items: readonly Item[]): Promise<(item: Item) => boolean> {
  const rows = items.map(({ row }) => row);
  const seqs = await readSeqs(
    tx,
    kind,
    rows.map(({ _id }) => _id),
  );
  const owners = await readOwners(
    tx,
    kind,
    rows.map(({ slug }) => slug),
  );
  const naming = [...namingFields(kind), ...idFields(kind)];
  const idsIn = (row: object, name: string) => [(row as Record<string, string | string[] | null>)[name] ?? []].flat();
  const gone = new Map<string, ReadonlySet<string>>();
  for (const { name, of } of naming) {
    const named = new Set(rows.flatMap((row) => idsIn(row, name)));
    gone.set(name, new Set(await unknownIds(tx, of, [...named])));
  }
  const unknown = await pictures.unknown(
    tx,
    rows.flatMap(({ images }) => images),
  );
  const fits = ({ put, row }: Item): boolean =>
    seqs.get(row._id) === put.existing?.seq &&
    (owners.get(row.slug) ?? row._id) === row._id &&
    naming.every(({ name }) => !idsIn(row, name).some((id) => gone.get(name)?.has(id))) &&
    !row.images.some((picture) => unknown.has(picture));
  await pictures.refusal(
    tx,
    items.filter(fits).flatMap(({ row }) => row.images),
  );
  return fits;
}
