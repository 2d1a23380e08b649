import { placeThing } from '@helpdesk/contract/schema-org/own-thing';
import type { PlaceRow, RegionRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

export const placeStructuredData = (place: PlaceRow, region: RegionRow | undefined) =>
  listingStructuredData(place, region, { name: m.menu_places(), path: '/tourism-directory' }, placeThing(place));
