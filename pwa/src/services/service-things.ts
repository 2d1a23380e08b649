import type { RegionRow, ServiceRow } from '@helpdesk/contract/rows';
import type { ServiceType } from '@helpdesk/contract/service-types';
import { m } from '@helpdesk/words/messages';

import { listingThings } from '#listings/listing-things.ts';

/** What each type is to schema.org. */
const things: Readonly<Record<ServiceType, string>> = {
  hospital: 'Hospital',
  police: 'PoliceStation',
  pharmacy: 'Pharmacy',
  fuel: 'GasStation',
  cash: 'AutomatedTeller',
  'bus stand': 'BusStation',
  toilet: 'PublicToilet',
  repair: 'AutoRepair',
  'forest office': 'GovernmentOffice',
  other: 'CivicStructure',
};

export const serviceThings = (service: ServiceRow, region: RegionRow | undefined) =>
  listingThings(
    service,
    region,
    { name: m.menu_services(), path: '/essentials' },
    // Of what pages are made no phone is left that the description keeps from them.
    { '@type': things[service.type], telephone: service.phones.length > 0 ? service.phones : undefined },
  );
