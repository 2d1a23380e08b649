import { resortThing } from '@helpdesk/contract/schema-org/own-thing';
import type { ResortRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

import { amenities } from './amenities.tsx';

export const resortStructuredData = (resort: ResortRow, catalogue: Catalogue) =>
  listingStructuredData(
    resort,
    catalogue,
    { name: m.menu_resorts(), path: '/accommodation-directory' },
    resortThing(resort, (key) => amenities[key].label()),
  );
