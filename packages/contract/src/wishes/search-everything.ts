import { atOnce, type InParts } from '#in-parts.ts';
import { listingKinds } from '#kinds/kinds.ts';
import { isText } from '#search/is-text.ts';
import { indexOf } from '#search/kept-index.ts';
import { search } from '#search/search-find.ts';
import { nearestInParts } from '#search/search-nearest.ts';
import { rank, type Tier } from '#search/search-rank.ts';
import { type SearchedRow, type SearchedTable, searchedTables } from '#search/searched-tables.ts';
import type { CatalogueRows } from '#sync/rows.ts';

import { type Answer, type Circumstances, findListingsInParts, missedOf } from './find-listings.ts';

/** What a text found in one table, the best first. */
interface FoundGroup {
  readonly table: SearchedTable;
  readonly rows: readonly SearchedRow[];
}

interface RankedGroup extends FoundGroup {
  readonly tier: Tier;
}

export interface FoundEverywhere extends Pick<Answer, 'wish' | 'without'> {
  readonly groups: readonly FoundGroup[];
  /** The rows whose names come nearest, where nothing is found. */
  readonly near: readonly { readonly table: SearchedTable; readonly row: SearchedRow }[];
  /** What of the text the catalogue does not have. */
  readonly missed: string;
}

interface Searching extends Circumstances {
  /** So many rows are prepared for the search; others are found by their plain names. */
  readonly prepareAtMost?: number;
}

/** What a text finds in the whole catalogue (product 2.9), on phones and on the server: the table with the best row first. */
export const searchEverything = (...asked: Parameters<typeof searchInParts>): FoundEverywhere => atOnce(searchInParts(...asked));

/** The same in parts, for a server: between two of them others have their turn. */
export function* searchInParts(rows: CatalogueRows, text: string, searching: Searching = {}): InParts<FoundEverywhere> {
  const { prepareAtMost } = searching;
  const { found, wish, without } = yield* findListingsInParts(rows, { ...searching, text, kinds: listingKinds, mayLeaveOut: true });
  const groups = found.map(({ kind, rows, tier }): RankedGroup => ({ table: kind, rows, tier }));
  for (const table of ['categories', 'regions'] as const) {
    const named = search(indexOf<SearchedRow>(table, rows[table], prepareAtMost), text, undefined, { byNames: Boolean(wish) });
    yield;
    const [best] = named;
    // Beside what is asked for, what only resembles it is noise.
    if (!best || (wish && rank[best.tier] > rank['sound-prefix'])) continue;
    // A category is called what its places are asked for by: they come first.
    groups.push({ table, rows: named.map(({ row }) => row), tier: wish && best.tier === 'name' ? 'word' : best.tier });
  }
  const order = ({ table, tier }: RankedGroup) => rank[tier] * searchedTables.length + searchedTables.indexOf(table);
  groups.sort((one, other) => order(one) - order(other));
  const missed = missedOf(text, groups[0]?.tier, without);
  if (groups.length > 0 || !isText(text)) return { groups, near: [], wish, without, missed };
  const indexes = searchedTables.map((table) => ({ table, index: indexOf<SearchedRow>(table, rows[table], prepareAtMost) }));
  return { groups, near: yield* nearestInParts(indexes, text, 'search'), wish, without, missed };
}
