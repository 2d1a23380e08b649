import type { ServiceType } from '@helpdesk/contract/rules/service-types';

import type { IconName } from '#ui/media/icon.tsx';

/** The sign of each type of service. */
export const serviceIcons: Readonly<Record<ServiceType, IconName>> = {
  hospital: 'hospital',
  police: 'police',
  pharmacy: 'pharmacy',
  fuel: 'fuel',
  cash: 'cash',
  'bus stand': 'bus',
  toilet: 'toilet',
  repair: 'repair',
  'forest office': 'forest',
  other: 'info',
};
