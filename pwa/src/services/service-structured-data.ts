import { serviceThing } from '@helpdesk/contract/schema-org/own-thing';
import type { RegionRow, ServiceRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

export const serviceStructuredData = (service: ServiceRow, region: RegionRow | undefined) =>
  listingStructuredData(service, region, { name: m.menu_services(), path: '/essentials' }, serviceThing(service));
