import { eachTable, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { regionsOfCategory } from '@helpdesk/contract/rules/category-regions';
import { filterListings } from '@helpdesk/contract/rules/listing-filter';
import { byShownName } from '@helpdesk/contract/rules/name-order';
import { isText } from '@helpdesk/contract/search/is-text';
import { indexOf } from '@helpdesk/contract/search/kept-index';
import { nearestNames } from '@helpdesk/contract/search/search-nearest';
import type { SearchedRow } from '@helpdesk/contract/search/searched-tables';
import { inOrder } from '@helpdesk/contract/sync/catalogue-order';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { searchAnswer } from '@helpdesk/contract/wishes/search-answer';
import { searchEverything } from '@helpdesk/contract/wishes/search-everything';
import { spokenLanguage } from '@helpdesk/words/language';

import { type Near, type NearestQuery, type RowOf, tableIndex, type WholeCatalogue } from './catalogue.ts';
import { circumstances } from './circumstances.ts';

/** A search that comes before the idle time prepares so many rows of its kind, within the frame of its keystroke. */
const rowsPerKeystroke = 200;

interface Answering {
  /** So many rows does a search prepare; those that are not are found by their plain names. */
  readonly prepareAtMost?: number;
  /** Where nothing has all that is asked for, a directory leaves something out: for who says so. */
  readonly mayLeaveOut?: boolean;
}

/**
 * A whole catalogue, which answers everything: the code of the search comes with it, since no page waits for that.
 */
export function buildCatalogue(
  { epoch, seq }: { readonly epoch: string; readonly seq: number },
  unsorted: CatalogueRows,
  { prepareAtMost = rowsPerKeystroke, mayLeaveOut = true }: Answering = {},
): WholeCatalogue {
  const rows = inOrder(unsorted);
  return {
    epoch,
    seq,
    rows,
    byId: eachTable((table) => tableIndex<RowOf<typeof table>>(rows[table])) as WholeCatalogue['byId'],
    directory: (kind, filter) => {
      const found = filterListings(rows, kind, filter, spokenLanguage(), { ...circumstances(), prepareAtMost, mayLeaveOut });
      return { ...found, count: found.rows.length };
    },
    nearest: <Table extends Near['table']>({ text, ledNowhere, tables }: NearestQuery<Table>) => {
      // What a chip puts into the search has no near ones.
      if (
        ledNowhere === 'search' &&
        !isText(
          text,
          listingKinds.find((kind) => tables.every((table) => table === kind)),
        )
      )
        return [];
      const named = tables.map((table) => ({ table, index: indexOf<SearchedRow>(table, rows[table], prepareAtMost) }));
      return nearestNames(named, text, ledNowhere) as Near<Table>[];
    },
    regionsOf: (categoryId) =>
      regionsOfCategory(categoryId, byShownName(rows.regions, spokenLanguage()), byShownName(rows.places, spokenLanguage())).map(
        ({ region, places }) => ({ regionId: region?._id, count: places.length, picture: places[0]?.images[0] }),
      ),
    shown: (_table, shown) => shown,
    everything: (text) => {
      const found = searchEverything(rows, text, { ...circumstances(), prepareAtMost });
      return { answer: searchAnswer(rows, found), missed: isText(text) ? found.missed : '' };
    },
  };
}
