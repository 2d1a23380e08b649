import { type CatalogueTable, catalogueTables, noticeKinds } from './fixed-sets.ts';
import type { CatalogueRows } from './rows.ts';

type RowOf<Table extends CatalogueTable> = CatalogueRows[Table][number];
type Order<Row> = (one: Row, other: Row) => number;

const { compare } = new Intl.Collator('en', { numeric: true });
const plainly = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Equals have one order, too, whoever has read them from wherever. */
const byId: Order<{ readonly _id: string }> = (one, other) => plainly(one._id, other._id);
const byName: Order<{ readonly _id: string; readonly name: string }> = (one, other) => compare(one.name, other.name) || byId(one, other);

/** The one order of each table, on the server as on phones. */
const orders: { readonly [Table in CatalogueTable]: Order<RowOf<Table>> } = {
  categories: byName,
  regions: byName,
  places: byName,
  resorts: byName,
  restaurants: byName,
  ads: (one, other) => one.priority - other.priority || compare(one.title, other.title) || byId(one, other),
  reports: byName,
  /** The most urgent first, then the newest. */
  notices: (one, other) =>
    noticeKinds.indexOf(one.kind) - noticeKinds.indexOf(other.kind) || plainly(other.startDate, one.startDate) || byId(one, other),
};

/** The same rows, each table in its order. */
export const inOrder = (rows: CatalogueRows): CatalogueRows =>
  Object.fromEntries(catalogueTables.map((table) => [table, tableInOrder(table, rows[table])])) as CatalogueRows;

const tableInOrder = <Table extends CatalogueTable>(table: Table, rows: readonly RowOf<Table>[]): RowOf<Table>[] =>
  [...rows].sort(orders[table]);
