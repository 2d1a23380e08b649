import { placeThing } from '@helpdesk/contract/schema-org/own-thing';
import type { PlaceRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

export const placeStructuredData = (place: PlaceRow, catalogue: Catalogue) =>
  listingStructuredData(place, catalogue, { name: m.menu_places(), path: '/tourism-directory' }, placeThing(place));
