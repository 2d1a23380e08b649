import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import type { RegionRow, ServiceRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import { alwaysOpen } from '#listings/detail/hours-structured-data.ts';
import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

/** What each type is to schema.org. */
const structuredData: Readonly<Record<ServiceType, string>> = {
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

export const serviceStructuredData = (service: ServiceRow, region: RegionRow | undefined) =>
  listingStructuredData(
    service,
    region,
    { name: m.menu_services(), path: '/essentials' },
    // Of what pages are made no phone is left that the description keeps from them.
    {
      '@type': structuredData[service.type],
      telephone: service.phones.length > 0 ? service.phones : undefined,
      openingHoursSpecification: service.openAlways ? alwaysOpen : undefined,
    },
  );
