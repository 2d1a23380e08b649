import { amenityKeys } from '@helpdesk/contract/rules/fixed-sets';
import type { RegionRow, ResortRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

import { amenities } from './amenities.tsx';

export const resortStructuredData = (resort: ResortRow, region: RegionRow | undefined) =>
  listingStructuredData(
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
