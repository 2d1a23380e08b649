import { type CatalogueTable, catalogueTables, type ListingKind } from '@helpdesk/contract/fixed-sets';
import type { CatalogueRows } from '@helpdesk/contract/rows';
import { findBySlug, pathName, type SlugMatch } from '@helpdesk/contract/slug';

export interface ListingFilter {
  readonly search: string;
  readonly regionId?: string;
  /** As the address has it: only accommodation has amenities, and what is no amenity finds nothing. */
  readonly amenity?: string;
}

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
  /** `directoryOf` this: the code of the search comes with whatever brings a catalogue, since no page waits for that. */
  directory<Kind extends ListingKind>(kind: Kind, filter: ListingFilter, prepareAtMost?: number): CatalogueRows[Kind];
}

/** Something of each table. */
export const eachTable = <Value>(of: (table: CatalogueTable) => Value): Record<CatalogueTable, Value> =>
  Object.fromEntries(catalogueTables.map((table) => [table, of(table)])) as Record<CatalogueTable, Value>;

export const tableIndex = <Row extends { readonly _id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row._id, row]));

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
