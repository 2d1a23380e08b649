import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';

/** How many listings of a kind there are, in words. */
export const countWords = {
  places: m.count_places,
  resorts: m.count_resorts,
  restaurants: m.count_restaurants,
  services: m.count_services,
} as const satisfies Readonly<Record<ListingKind, typeof m.count_places>>;
