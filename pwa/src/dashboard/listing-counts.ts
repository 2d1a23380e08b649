import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';

/** How the listings of each directory are counted. */
export const countWords = {
  places: m.count_places,
  resorts: m.count_resorts,
  restaurants: m.count_restaurants,
} as const satisfies Readonly<Record<ListingKind, typeof m.count_places>>;
