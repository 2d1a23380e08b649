import type { AmenityKey } from '@helpdesk/contract/rules/fixed-sets';
import type { ServiceType } from '@helpdesk/contract/rules/service-types';

import type { LabelOf } from '#listings/directory/understood.tsx';
import { typeWords } from '#listings/service-types.ts';
import { amenities } from '#resorts/amenities.tsx';

/** What the search over everything calls a member of a fixed set, of whatever kind. */
export const wordsOfChoice: LabelOf = ({ field, member }) => {
  if (field === 'amenitiesOffered') return amenities[member as AmenityKey].label();
  return field === 'type' ? typeWords[member as ServiceType].label() : undefined;
};
