import { type CatalogueTable, eachTable } from '#kinds/kinds.ts';
import { lazily } from '#lazily.ts';
import { noticeKinds, noticeSeverities } from '#rules/fixed-sets.ts';
import type { CatalogueRows } from './rows.ts';

type RowOf<Table extends CatalogueTable> = CatalogueRows[Table][number];
type Order<Row> = (one: Row, other: Row) => number;

const collator = lazily(() => new Intl.Collator('en', { numeric: true }));
const compare = (one: string, other: string): number => collator().compare(one, other);

/** The first names that are compared take a slow phone some 50 ms, however few they are: for whoever has nothing else to do while rows are on their way. */
export function prepareOrder(): void {
  compare('1', 'a');
}

const plainly = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Equals have one order, too, whoever has read them from wherever. */
const byId: Order<{ readonly _id: string }> = (one, other) => plainly(one._id, other._id);
const byName: Order<{ readonly _id: string; readonly name?: string }> = (one, other) =>
  compare(one.name ?? '', other.name ?? '') || byId(one, other);

/** Tables that are not in the order of their names. */
const orders: { readonly [Table in CatalogueTable]?: Order<RowOf<Table>> } = {
  ads: (one, other) => one.priority - other.priority || compare(one.title, other.title) || byId(one, other),
  /** What matters most first, then the most urgent, then the newest. */
  notices: (one, other) =>
    noticeSeverities.indexOf(one.severity) - noticeSeverities.indexOf(other.severity) ||
    noticeKinds.indexOf(one.kind) - noticeKinds.indexOf(other.kind) ||
    plainly(other.startDate, one.startDate) ||
    byId(one, other),
};

/** The same rows, each table in its one order, on the server as on phones. */
export const inOrder = (rows: CatalogueRows): CatalogueRows => eachTable((table) => tableInOrder(table, rows[table])) as CatalogueRows;

const tableInOrder = <Table extends CatalogueTable>(table: Table, rows: readonly RowOf<Table>[]): RowOf<Table>[] =>
  [...rows].sort(orders[table] ?? byName);
