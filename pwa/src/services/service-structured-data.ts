import { serviceThing } from '@helpdesk/contract/schema-org/own-thing';
import type { ServiceRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

export const serviceStructuredData = (service: ServiceRow, catalogue: Catalogue) =>
  listingStructuredData(service, catalogue, { name: m.menu_services(), path: '/essentials' }, serviceThing(service));
