import { type CatalogueTable, eachTable, type ListingKind } from '@helpdesk/contract/kinds/kinds';
import { listFields } from '@helpdesk/contract/kinds/parts';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import type { Language } from '@helpdesk/contract/languages';
import type { ListingFilter } from '@helpdesk/contract/rules/listing-filter';
import type { SearchedTable } from '@helpdesk/contract/search/searched-tables';

import type { Catalogue, Index, NearestQuery, RowOf, ShownAs } from '#catalogue/catalogue.ts';
import { isUnderstood } from '#catalogue/is-understood.ts';

import type { DirectoryQuery, PageCatalogue } from './page-catalogue.ts';
import { pageRow } from './page-row.ts';

type AnyRow = RowOf<CatalogueTable>;

/**
 * A catalogue for a page that a server renders: it notes what the page shows and asks, so that this travels with the page.
 * @param atLeast how many rows of a directory travel, even if the page shows fewer
 */
export function recordPage(
  catalogue: Catalogue,
  language: Language,
  atLeast = 0,
): { readonly recorded: Catalogue; takeAlong(): PageCatalogue } {
  const { epoch, seq, rows, byId } = catalogue;
  const noted = eachTable(() => new Map<AnyRow, ShownAs>());
  const note = (table: CatalogueTable, shown: readonly AnyRow[], { whole = false, only = listFields(table) }: ShownAs = {}) => {
    for (const row of shown) {
      const before = noted[table].get(row);
      noted[table].set(row, { whole: whole || before?.whole, only: before?.only ? [...new Set([...before.only, ...only])] : only });
    }
  };
  const noting = (table: CatalogueTable): Index<AnyRow> => ({
    get: (id) => {
      const row = byId[table].get(id);
      if (row) note(table, [row]);
      return row;
    },
  });
  const directories: { asked: DirectoryQuery; rows: readonly AnyRow[]; count: number; unknown?: number; understands?: boolean }[] = [];
  const near: { asked: NearestQuery; found: readonly { table: SearchedTable; row: AnyRow }[] }[] = [];
  const regions: NonNullable<PageCatalogue['regionsOf']>[number][] = [];
  return {
    recorded: {
      epoch,
      seq,
      rows,
      byId: eachTable(noting) as Catalogue['byId'],
      directory: <Kind extends ListingKind>(kind: Kind, filter: ListingFilter, shown: number) => {
        const brought = Math.max(shown, atLeast);
        const found = catalogue.directory(kind, filter, brought);
        if (!found) return undefined;
        const some = found.rows.slice(0, brought);
        note(kind, some);
        const understands = isUnderstood(found) || undefined;
        directories.push({ asked: { ...filter, kind }, rows: some, count: found.count, unknown: found.unknown || undefined, understands });
        return found;
      },
      nearest: <Table extends SearchedTable>(asked: NearestQuery<Table>) => {
        const found = catalogue.nearest(asked);
        if (!found) return undefined;
        for (const { table, row } of found) note(table, [row]);
        near.push({ asked, found });
        return found;
      },
      regionsOf: (categoryId) => {
        const answer = catalogue.regionsOf(categoryId);
        if (answer) regions.push({ asked: { categoryId }, answer });
        return answer;
      },
      shown: (table, shown, as) => {
        note(table, shown, as);
        return shown;
      },
    },
    takeAlong() {
      const shown = eachTable((table) => (rows[table] as readonly AnyRow[]).filter((row) => noted[table].has(row)));
      const places = new Map(Object.values(shown).flatMap((table) => table.map((row, at) => [row, at] as const)));
      const placeOf = (row: AnyRow) => places.get(row) ?? -1;
      return {
        epoch,
        seq,
        language,
        rows: eachTable((table) => filled(shown[table].map((row) => pageRow(table, row, language, noted[table].get(row) ?? {})))),
        empty: eachTable((table) => (shown[table].length > 0 ? emptyRow(table) : undefined)),
        directory: filled(directories.map(({ asked, rows, ...answer }) => ({ asked, answer: { ...answer, rows: rows.map(placeOf) } }))),
        nearest: filled(near.map(({ asked, found }) => ({ asked, answer: found.map(({ table, row }) => [table, placeOf(row)] as const) }))),
        regionsOf: filled(regions),
      };
    },
  };
}

/** What is undefined is left out of JSON. */
const filled = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length > 0 ? items : undefined);
