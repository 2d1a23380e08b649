import type { SearchAnswer } from '@helpdesk/contract/calls/search';
import type { CatalogueTable, ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { Filtered, ListingFilter } from '@helpdesk/contract/rules/listing-filter';
import type { LedNowhere } from '@helpdesk/contract/search/search-nearest';
import type { SearchedRow, SearchedTable } from '@helpdesk/contract/search/searched-tables';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';

export type RowOf<Table extends CatalogueTable> = CatalogueRows[Table][number];

/** Finds rows by their ids. */
export type Index<Row> = Pick<ReadonlyMap<string, Row>, 'get'>;

/** What of a table answers a question. */
export interface Found<Row> {
  /** In their order. */
  readonly rows: readonly Row[];
  /** How many there are: a page from a server may have brought fewer. */
  readonly count: number;
}

/** What of a directory answers its filters; how the search was understood, a page from a server does not say. */
export interface FoundListings<Row> extends Found<Row>, Partial<Pick<Filtered<Row>, 'wish' | 'without' | 'missed' | 'unknown'>> {
  /** What a page from a server knows of it: that there is something to say. */
  readonly understands?: boolean;
}

/** A row whose name comes near to what was sought. */
export interface Near<Table extends SearchedTable = SearchedTable> {
  readonly table: Table;
  readonly row: SearchedRow<Table>;
}

export interface NearestQuery<Table extends SearchedTable = SearchedTable> {
  readonly text: string;
  readonly ledNowhere: LedNowhere;
  readonly tables: readonly Table[];
}

/** A region that holds a place of a category: how many, and a picture of the first. */
export interface CategoryRegion {
  /** Absent: of the places whose region was deleted. */
  readonly regionId?: string;
  readonly count: number;
  readonly picture?: string;
}

/** How much of a row a page shows. */
export interface ShownAs {
  /** All that it says. */
  readonly whole?: boolean;
  /** These fields and no others. */
  readonly only?: readonly string[];
}

/**
 * The rows of one (epoch, seq), immutable: all of them on a phone and on a server, or on a page from a server those that it shows. What
 * is a matter of single rows, any function tells from `rows`, which are in one order everywhere, and hands over by `shown`. What takes
 * more rows than a page shows is asked by a method; undefined says that this catalogue does not know, which is never the same as "none".
 */
export interface Catalogue {
  readonly epoch: string;
  readonly seq: number;
  /** In the order of `contract/src/sync/catalogue-order.ts`. */
  readonly rows: CatalogueRows;
  readonly byId: { readonly [Table in CatalogueTable]: Index<RowOf<Table>> };
  /**
   * The listings of a kind that answer a filter, in the order of a directory.
   * @param brought so many of them does a page from a server bring along
   */
  directory<Kind extends ListingKind>(kind: Kind, filter: ListingFilter, brought: number): FoundListings<RowOf<Kind>> | undefined;
  /** The rows whose names come nearest to what led nowhere, the nearest first. */
  nearest<Table extends SearchedTable>(asked: NearestQuery<Table>): readonly Near<Table>[] | undefined;
  /** The regions that hold a place of a category, by name; last the places whose region was deleted (product 3.3). */
  regionsOf(categoryId: string): readonly CategoryRegion[] | undefined;
  /**
   * The rows as they are, for whoever shows them: a server brings them along with the page.
   * @param as how much of them, if not what a list shows
   */
  shown<Table extends CatalogueTable>(table: Table, rows: readonly RowOf<Table>[], as?: ShownAs): readonly RowOf<Table>[];
}

/** What a text found in all tables. */
interface FoundAnywhere {
  readonly answer: SearchAnswer;
  /** What of the text the catalogue does not have; empty for what a chip puts into the search. */
  readonly missed: string;
}

/** All that a phone or a server holds, which also answers what no page shows. */
export interface WholeCatalogue extends Catalogue {
  /** What the panel of the search shows of a text. */
  everything(text: string): FoundAnywhere;
}

export const tableIndex = <Row extends { readonly _id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row._id, row]));

/** The rows that a list of ids names, in its order, without those that are gone. */
export function rowsOf<Row>(index: Index<Row>, ids: readonly string[]): Row[] {
  return ids.flatMap((id) => index.get(id) ?? []);
}
