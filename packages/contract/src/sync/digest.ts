import { fnv1a } from '#rules/fnv1a.ts';

/** What identifies a row's version; digests are made of these. */
interface RowVersion {
  readonly _id: string;
  readonly seq: number;
}
export type RowVersions = Readonly<Record<string, readonly RowVersion[]>>;

/** What two copies of a table compare. */
interface TableState {
  readonly rows: number;
  readonly digest: string;
}
export type TableStates = Readonly<Record<string, TableState>>;

/**
 * Hash over (table, id, seq) of all rows, whatever their order: two copies with equal digests hold the same rows.
 * FNV-1a of each row in two halves, added up, so that neither side sorts. 16 hexadecimal digits.
 */
export function catalogueDigest(rows: RowVersions): string {
  let low = 0;
  let high = 0;
  for (const [table, list] of Object.entries(rows)) {
    for (const { _id, seq } of list) {
      low = (low + fnv1a(`${table} ${_id} ${seq}`)) >>> 0;
      high = (high + fnv1a(`${seq} ${_id} ${table}`, 0x01000193)) >>> 0;
    }
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

/** How many rows each table has and their digest: two copies may know different tables, and still compare those that both know. */
export function tableStates<Table extends string>(
  rows: Readonly<Record<Table, readonly RowVersion[]>>,
): Readonly<Record<Table, TableState>> {
  const states = Object.entries<readonly RowVersion[]>(rows).map(([table, list]): [string, TableState] => [
    table,
    { rows: list.length, digest: catalogueDigest({ [table]: list }) },
  ]);
  return Object.fromEntries(states) as Record<Table, TableState>;
}

/** Whether all tables that `mine` names are the same in both. A table that the other one lacks has no rows there. */
export const holdTheSame = (mine: TableStates, other: TableStates): boolean =>
  Object.entries(mine).every(
    ([table, { rows, digest }]) => rows === (other[table]?.rows ?? 0) && digest === (other[table]?.digest ?? noRows),
  );

const noRows = catalogueDigest({});
