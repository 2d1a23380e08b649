import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import { m } from '@helpdesk/words/messages';

import { serviceIcons } from '#listings/service-icons.ts';
import type { IconName } from '#ui/media/icon.tsx';

interface TypeWords {
  readonly icon: IconName;
  readonly label: () => string;
}

/** How each type of service is shown. */
export const typeWords: Readonly<Record<ServiceType, TypeWords>> = {
  hospital: { icon: serviceIcons.hospital, label: m.service_type_hospital },
  police: { icon: serviceIcons.police, label: m.service_type_police },
  pharmacy: { icon: serviceIcons.pharmacy, label: m.service_type_pharmacy },
  fuel: { icon: serviceIcons.fuel, label: m.service_type_fuel },
  cash: { icon: serviceIcons.cash, label: m.service_type_cash },
  'bus stand': { icon: serviceIcons['bus stand'], label: m.service_type_bus_stand },
  toilet: { icon: serviceIcons.toilet, label: m.service_type_toilet },
  repair: { icon: serviceIcons.repair, label: m.service_type_repair },
  'forest office': { icon: serviceIcons['forest office'], label: m.service_type_forest_office },
  other: { icon: serviceIcons.other, label: m.service_type_other },
};
