import { type AmenityKey, amenityKeys, type RestaurantCategory } from '#rules/fixed-sets.ts';
import { type AccessQuestion, accessQuestions } from '#rules/planning-sets.ts';
import type { ServiceType } from '#rules/service-types.ts';
import type { PlaceRow, ResortRow, RestaurantRow, ServiceRow } from '#sync/rows.ts';
import { isFreeEntry } from '#wishes/free-entry.ts';
import type { Thing } from './thing.ts';

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

const serviceThings: Readonly<Record<ServiceType, string>> = {
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

/** What a listing of each kind is to schema.org, and what only its kind tells. */

export const placeThing = (place: PlaceRow): Thing => ({
  '@type': 'TouristAttraction',
  amenityFeature: features(place),
  isAccessibleForFree: isFree(place),
});

/** @param nameOf what an amenity is called in the language that is told */
export const resortThing = ({ amenitiesOffered }: ResortRow, nameOf: (key: AmenityKey) => string): Thing => ({
  '@type': 'LodgingBusiness',
  amenityFeature: amenityKeys.filter((key) => amenitiesOffered[key]).map((key) => feature(nameOf(key), true)),
});

/** @param nameOf what a category is called in the language that is told */
export const restaurantThing = ({ categories }: RestaurantRow, nameOf: (category: RestaurantCategory) => string): Thing => ({
  '@type': 'Restaurant',
  servesCuisine: categories.map(nameOf),
});

export const serviceThing = ({ type, phones }: ServiceRow): Thing => ({
  '@type': serviceThings[type],
  // Of what pages are made no phone is left that the description keeps from them.
  telephone: phones.length > 0 ? phones : undefined,
});

/** Where the fee names no amount, nobody knows. */
const isFree = ({ fee }: PlaceRow): boolean | undefined => isFreeEntry(fee) || (/\d/.test(fee) ? false : undefined);

/** What is known, yes or no. */
function features({ access }: PlaceRow) {
  const known = accessQuestions.filter((question) => access[question] !== undefined);
  return known.length === 0 ? undefined : known.map((question) => feature(featureNames[question], access[question]));
}

const feature = (name: string, value: boolean | undefined) => ({ '@type': 'LocationFeatureSpecification', name, value });
