import { type CatalogueTable, eachTable, type ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { Language } from '@helpdesk/contract/languages';
import type { ListingFilter } from '@helpdesk/contract/rules/listing-filter';
import type { SearchedTable } from '@helpdesk/contract/search/searched-tables';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';

import {
  type Catalogue,
  type CategoryRegion,
  type Found,
  type Near,
  type NearestQuery,
  type RowOf,
  tableIndex,
} from '#catalogue/catalogue.ts';
import type { PageRow } from './page-row.ts';

/** A question that a page asked, and its answer, in which rows are named by their places in `rows`. */
interface Answered<Asked, Answer> {
  readonly asked: Asked;
  readonly answer: Answer;
}

export interface DirectoryQuery extends ListingFilter {
  readonly kind: ListingKind;
}

type NearAt = readonly [table: SearchedTable, at: number];

/** What travels with a page from a server, as JSON: the rows that it shows, and the answers that take more rows than these. */
export interface PageCatalogue {
  readonly epoch: string;
  readonly seq: number;
  readonly language: Language;
  /** In the order of the whole catalogue; tables of which the page shows nothing are left out. */
  readonly rows: { readonly [Table in CatalogueTable]?: readonly PageRow[] };
  /** Of each of these tables a row that says nothing: what the rows above leave out. */
  readonly empty: { readonly [Table in CatalogueTable]?: object };
  readonly directory?: readonly Answered<
    DirectoryQuery,
    { readonly rows: readonly number[]; readonly count: number; readonly unknown?: number; readonly understands?: boolean }
  >[];
  readonly nearest?: readonly Answered<NearestQuery, readonly NearAt[]>[];
  readonly regionsOf?: readonly Answered<{ readonly categoryId: string }, readonly CategoryRegion[]>[];
}

/** The catalogue of a page that came from a server; true for the address that the page was made for, and for no other. */
export function readPageCatalogue(page: PageCatalogue): Catalogue {
  const rows = eachTable((table) => (page.rows[table] ?? []).map((row) => ({ ...page.empty[table], ...row }))) as unknown as CatalogueRows;
  return {
    epoch: page.epoch,
    seq: page.seq,
    rows,
    byId: eachTable((table) => tableIndex<RowOf<CatalogueTable>>(rows[table])) as Catalogue['byId'],
    directory: <Kind extends ListingKind>(kind: Kind, filter: ListingFilter) => {
      const found = answerTo(page.directory, { ...filter, kind });
      return found && ({ ...found, rows: found.rows.flatMap((at) => rows[kind][at] ?? []) } as Found<RowOf<Kind>>);
    },
    nearest: <Table extends SearchedTable>(asked: NearestQuery<Table>) =>
      answerTo<NearestQuery, readonly NearAt[]>(page.nearest, asked)?.flatMap(([table, at]) => {
        const row = rows[table][at];
        return row ? [{ table, row } as Near<Table>] : [];
      }),
    regionsOf: (categoryId) => answerTo(page.regionsOf, { categoryId }),
    shown: (_table, shown) => shown,
  };
}

function answerTo<Asked extends object, Answer>(all: readonly Answered<Asked, Answer>[] = [], asked: Asked): Answer | undefined {
  return all.find((each) => isSame(each.asked, asked))?.answer;
}

/** JSON leaves out what is undefined. */
function isSame<Asked extends object>(one: Asked, other: Asked): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof Asked)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
