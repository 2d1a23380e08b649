import { amenityKeys } from '@helpdesk/contract/fixed-sets';
import type { RegionRow, ResortRow } from '@helpdesk/contract/rows';
import { m } from '@helpdesk/words/messages';

import { listingThings } from '#listings/listing-things.ts';

import { amenities } from './amenities.tsx';

export const resortThings = (resort: ResortRow, region: RegionRow | undefined) =>
  listingThings(
    resort,
    region,
    { name: m.menu_resorts(), path: '/accommodation-directory' },
    {
      '@type': 'LodgingBusiness',
      amenityFeature: amenityKeys
        .filter((key) => resort.amenitiesOffered[key])
        .map((key) => ({ '@type': 'LocationFeatureSpecification', name: amenities[key].label(), value: true })),
    },
  );
