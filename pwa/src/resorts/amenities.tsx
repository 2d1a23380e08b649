import { type AmenityKey, amenityKeys } from '@helpdesk/contract/rules/fixed-sets';
import type { ResortRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';
import { useId } from 'react';

import { Icon, type IconName } from '#ui/media/icon.tsx';

import styles from './amenities.module.css';

/** The eight flags (product 5.4). */
export const amenities: Record<AmenityKey, { icon: IconName; label: () => string }> = {
  wifi: { icon: 'wifi', label: m.amenity_wifi },
  parking: { icon: 'parking', label: m.amenity_parking },
  roomService: { icon: 'bell', label: m.amenity_room_service },
  pool: { icon: 'pool', label: m.amenity_pool },
  airCondition: { icon: 'snow', label: m.amenity_air_condition },
  petFriendly: { icon: 'paw', label: m.amenity_pet_friendly },
  breakfastIncluded: { icon: 'cup', label: m.amenity_breakfast_included },
  fitnessCenter: { icon: 'gym', label: m.amenity_fitness_center },
};

/** What a stay offers; what it does not is not named. */
export function Amenities({ offered }: { offered: ResortRow['amenitiesOffered'] }) {
  const heading = useId();
  const shown = amenityKeys.filter((key) => offered[key]);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {m.amenities_title()}
      </h2>
      <ul className={`list ${styles.amenities}`}>
        {shown.map((key) => (
          <li key={key}>
            <Icon name={amenities[key].icon} />
            {amenities[key].label()}
          </li>
        ))}
      </ul>
    </section>
  );
}
