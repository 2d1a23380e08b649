import { type AccessQuestion, accessQuestions } from '@helpdesk/contract/rules/planning-sets';
import type { PlaceRow, RegionRow } from '@helpdesk/contract/sync/rows';
import { isFreeEntry } from '@helpdesk/contract/wishes/free-entry';
import { m } from '@helpdesk/words/messages';

import { listingStructuredData } from '#listings/detail/listing-structured-data.ts';

/** For machines, which compare names: the same in every language. */
const featureNames: Readonly<Record<AccessQuestion, string>> = {
  steps: 'Steps',
  evenSurface: 'Even surface',
  shade: 'Shade',
  water: 'Drinking water',
  toilet: 'Toilet',
  wheelchair: 'Wheelchair access',
  parking: 'Parking',
};

export const placeStructuredData = (place: PlaceRow, region: RegionRow | undefined) =>
  listingStructuredData(
    place,
    region,
    { name: m.menu_places(), path: '/tourism-directory' },
    { '@type': 'TouristAttraction', amenityFeature: features(place), isAccessibleForFree: isFree(place) },
  );

/** Where the fee names no amount, nobody knows. */
const isFree = ({ fee }: PlaceRow): boolean | undefined => isFreeEntry(fee) || (/\d/.test(fee) ? false : undefined);

/** What is known, yes or no. */
function features({ access }: PlaceRow) {
  const known = accessQuestions.filter((question) => access[question] !== undefined);
  if (known.length === 0) return undefined;
  return known.map((question) => ({ '@type': 'LocationFeatureSpecification', name: featureNames[question], value: access[question] }));
}
