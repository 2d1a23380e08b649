import type { PlaceRow, RegionRow } from '@helpdesk/contract/rows';
import { m } from '@helpdesk/words/messages';

import { listingThings } from '#listings/listing-things.ts';

export const placeThings = (place: PlaceRow, region: RegionRow | undefined) =>
  listingThings(place, region, { name: m.menu_places(), path: '/tourism-directory' }, { '@type': 'TouristAttraction' });
