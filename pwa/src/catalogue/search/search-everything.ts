import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { indexOf } from '@helpdesk/contract/search/kept-index';
import { search } from '@helpdesk/contract/search/search-find';
import { rank, type Tier } from '@helpdesk/contract/search/search-rank';
import { type Answer, findListings, missedOf } from '@helpdesk/contract/wishes/find-listings';

import { rowsPerKeystroke } from '#catalogue/build-catalogue.ts';
import { type Catalogue, type SearchedRow, type SearchedTable, searchedTables } from '#catalogue/catalogue.ts';
import { circumstances } from '#catalogue/circumstances.ts';

/** What a text found in one table, the best first. */
interface FoundGroup {
  readonly table: SearchedTable;
  readonly rows: readonly SearchedRow[];
}

interface RankedGroup extends FoundGroup {
  readonly tier: Tier;
}

interface FoundEverywhere extends Pick<Answer, 'wish' | 'without'> {
  readonly groups: readonly FoundGroup[];
  /** What of the text the catalogue does not have. */
  readonly missed: string;
}

/** What a text finds in the whole catalogue, in the same frame (product 2.9): the table with the best row first. */
export function searchEverything({ rows }: Catalogue, text: string, prepareAtMost = rowsPerKeystroke): FoundEverywhere {
  const { found, wish, without } = findListings(rows, { ...circumstances(), text, kinds: listingKinds, mayLeaveOut: true, prepareAtMost });
  const groups = found.map(({ kind, rows, tier }): RankedGroup => ({ table: kind, rows, tier }));
  for (const table of ['categories', 'regions'] as const) {
    const named = search(indexOf<SearchedRow>(table, rows[table], prepareAtMost), text, undefined, { byNames: Boolean(wish) });
    const [best] = named;
    // Beside what is asked for, what only resembles it is noise.
    if (!best || (wish && rank[best.tier] > rank['sound-prefix'])) continue;
    // A category is called what its places are asked for by: they come first.
    groups.push({ table, rows: named.map(({ row }) => row), tier: wish && best.tier === 'name' ? 'word' : best.tier });
  }
  const order = ({ table, tier }: RankedGroup) => rank[tier] * searchedTables.length + searchedTables.indexOf(table);
  groups.sort((one, other) => order(one) - order(other));
  return { groups, wish, without, missed: missedOf(text, groups[0]?.tier, without) };
}
