import { eachTable } from '@helpdesk/contract/kinds/kinds';
import { regionsOfCategory } from '@helpdesk/contract/rules/category-regions';
import { filterListings } from '@helpdesk/contract/rules/listing-filter';
import { byShownName } from '@helpdesk/contract/rules/name-order';
import { indexOf } from '@helpdesk/contract/search/kept-index';
import { nearestNames } from '@helpdesk/contract/search/search-nearest';
import { inOrder } from '@helpdesk/contract/sync/catalogue-order';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';

import { type Catalogue, type Near, type RowOf, type SearchedRow, tableIndex } from './catalogue.ts';

/** A search that comes before the idle time prepares so many rows of its kind, within the frame of its keystroke. */
export const rowsPerKeystroke = 200;

/**
 * A whole catalogue, which answers everything: the code of the search comes with it, since no page waits for that.
 * @param prepareAtMost so many rows does a search prepare; those that are not are found by their plain names
 */
export function buildCatalogue(
  { epoch, seq }: { readonly epoch: string; readonly seq: number },
  unsorted: CatalogueRows,
  prepareAtMost = rowsPerKeystroke,
): Catalogue {
  const rows = inOrder(unsorted);
  return {
    epoch,
    seq,
    rows,
    byId: eachTable((table) => tableIndex<RowOf<typeof table>>(rows[table])) as Catalogue['byId'],
    directory: (kind, filter) => {
      const found = filterListings(rows, kind, filter, spokenLanguage(), prepareAtMost);
      return { rows: found, count: found.length };
    },
    nearest: <Table extends Near['table']>({ text, ledNowhere, tables }: Parameters<Catalogue['nearest']>[0]) =>
      nearestNames(
        tables.map((table) => ({ table, index: indexOf<SearchedRow>(table, rows[table], prepareAtMost) })),
        text,
        ledNowhere,
      ) as Near<Table>[],
    regionsOf: (categoryId) =>
      regionsOfCategory(categoryId, byShownName(rows.regions, spokenLanguage()), byShownName(rows.places, spokenLanguage())).map(
        ({ region, places }) => ({ regionId: region?._id, count: places.length, picture: places[0]?.images[0] }),
      ),
    shown: (_table, shown) => shown,
  };
}
