import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';

/** The kinds as one word each, side by side. */
export const kindWords: Readonly<Record<ListingKind, () => string>> = {
  places: m.file_places,
  resorts: m.file_resorts,
  restaurants: m.file_restaurants,
  services: m.menu_services,
};
