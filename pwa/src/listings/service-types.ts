import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import { m } from '@helpdesk/words/messages';

import type { IconName } from '#ui/media/icon.tsx';

interface TypeWords {
  readonly icon: IconName;
  readonly label: () => string;
}

/** How each type of service is shown. */
export const typeWords: Readonly<Record<ServiceType, TypeWords>> = {
  hospital: { icon: 'hospital', label: m.service_type_hospital },
  police: { icon: 'police', label: m.service_type_police },
  pharmacy: { icon: 'pharmacy', label: m.service_type_pharmacy },
  fuel: { icon: 'fuel', label: m.service_type_fuel },
  cash: { icon: 'cash', label: m.service_type_cash },
  'bus stand': { icon: 'bus', label: m.service_type_bus_stand },
  toilet: { icon: 'toilet', label: m.service_type_toilet },
  repair: { icon: 'repair', label: m.service_type_repair },
  'forest office': { icon: 'forest', label: m.service_type_forest_office },
  other: { icon: 'info', label: m.service_type_other },
};
