import { resortThing } from '@helpdesk/contract/schema-org/own-thing';
import type { RegionRow, ResortRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

import { amenities } from './amenities.tsx';

export const resortStructuredData = (resort: ResortRow, region: RegionRow | undefined) =>
  listingStructuredData(
    resort,
    region,
    { name: m.menu_resorts(), path: '/accommodation-directory' },
    resortThing(resort, (key) => amenities[key].label()),
  );
