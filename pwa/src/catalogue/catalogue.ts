import { type CatalogueTable, catalogueTables, type ListingKind, noticeKinds } from '@helpdesk/contract/fixed-sets';
import type { CatalogueRows } from '@helpdesk/contract/rows';
import { findBySlug, pathName, type SlugMatch } from '@helpdesk/contract/slug';

export type RowOf<Table extends CatalogueTable> = CatalogueRows[Table][number];

/** Finds rows by their ids. */
export type Index<Row> = Pick<ReadonlyMap<string, Row>, 'get'>;

/**
 * The rows of one (epoch, seq), immutable, with its look-ups. Built from Dexie on the phone and in the worker, from
 * Postgres on the server; after a pull it is swapped whole, so a screen never sees half a change.
 */
export interface Catalogue {
  readonly epoch: string;
  readonly seq: number;
  /** Listings, categories and regions are in the order of their names. */
  readonly rows: CatalogueRows;
  readonly byId: { readonly [Table in CatalogueTable]: ReadonlyMap<string, RowOf<Table>> };
}

/** Something of each table. */
export const eachTable = <Value>(of: (table: CatalogueTable) => Value): Record<CatalogueTable, Value> =>
  Object.fromEntries(catalogueTables.map((table) => [table, of(table)])) as Record<CatalogueTable, Value>;

export const tableIndex = <Row extends { readonly _id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row._id, row]));

const byName = new Intl.Collator('en', { numeric: true }).compare;
const sortedByName = <Row extends { readonly name: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => byName(a.name, b.name));

export function buildCatalogue(version: { readonly epoch: string; readonly seq: number }, unsorted: CatalogueRows): Catalogue {
  const rows: CatalogueRows = {
    categories: sortedByName(unsorted.categories),
    regions: sortedByName(unsorted.regions),
    places: sortedByName(unsorted.places),
    resorts: sortedByName(unsorted.resorts),
    restaurants: sortedByName(unsorted.restaurants),
    ads: [...unsorted.ads].sort((a, b) => a.priority - b.priority || byName(a.title, b.title)),
    reports: sortedByName(unsorted.reports),
    // The most urgent first, then the newest.
    notices: [...unsorted.notices].sort(
      (a, b) => noticeKinds.indexOf(a.kind) - noticeKinds.indexOf(b.kind) || byName(b.startDate, a.startDate) || byName(a._id, b._id),
    ),
  };
  return {
    epoch: version.epoch,
    seq: version.seq,
    rows,
    byId: {
      categories: tableIndex(rows.categories),
      regions: tableIndex(rows.regions),
      places: tableIndex(rows.places),
      resorts: tableIndex(rows.resorts),
      restaurants: tableIndex(rows.restaurants),
      ads: tableIndex(rows.ads),
      reports: tableIndex(rows.reports),
      notices: tableIndex(rows.notices),
    },
  };
}

/** The rows that a list of ids names, in its order, without those that are gone. */
export function rowsOf<Row>(index: Index<Row>, ids: readonly string[]): Row[] {
  return ids.flatMap((id) => index.get(id) ?? []);
}

/** The listing that an address means (decision B1). */
export function findListing<Kind extends ListingKind>(catalogue: Catalogue, kind: Kind, slug: string): SlugMatch<RowOf<Kind>> | undefined {
  return findBySlug<RowOf<Kind>>(catalogue.rows[kind], slug);
}

/** The category or region that a path segment names; a former name still leads to it (decision B27). */
export function findByPathName<Row extends { readonly name: string; readonly formerNames: readonly string[] }>(
  rows: readonly Row[],
  segment: string,
): Row | undefined {
  const wanted = pathName(segment);
  return rows.find((row) => pathName(row.name) === wanted) ?? rows.find((row) => row.formerNames.some((name) => pathName(name) === wanted));
}
