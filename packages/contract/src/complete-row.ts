import type { CatalogueTable } from './fixed-sets.ts';
import type { CatalogueRows } from './rows.ts';

type Described<Table extends CatalogueTable> = Omit<CatalogueRows[Table][number], '_id' | 'seq'>;

const named = { name: '', formerNames: [], translations: {} };

const listing = {
  slug: '',
  formerSlugs: [],
  name: '',
  content: '',
  mapURL: '',
  latitude: null,
  longitude: null,
  images: [],
  pictureTexts: [],
  popular: false,
  regionId: null,
  alternateNames: [],
  facts: [],
  bestSeason: '',
  checkedOn: null,
  translations: {},
  nearbyPlaceIds: [],
};

const noAmenities = {
  wifi: false,
  parking: false,
  roomService: false,
  pool: false,
  airCondition: false,
  petFriendly: false,
  breakfastIncluded: false,
  fitnessCenter: false,
};

const empty: { readonly [Table in CatalogueTable]: Described<Table> } = {
  categories: { ...named, heading: '', description: '' },
  regions: { ...named, content: '' },
  places: { ...listing, categoryIds: [], nearbyResortIds: [], nearbyRestaurantIds: [] },
  resorts: { ...listing, categories: [], contactPersonName: '', contactPhoneNumber: '', amenitiesOffered: noAmenities },
  restaurants: { ...listing, categories: [], contactNumber: '' },
  ads: { title: '', targetURL: '', priority: 0, startDate: '', endDate: '', images: [] },
  reports: { name: '', file: '' },
  notices: { kind: 'info', heading: '', content: '', translations: {}, listing: null, startDate: '', endDate: '' },
};

/**
 * A row as the contract describes it, of what an older app stored: a field that it did not know has its empty value. A row that
 * misses nothing is answered as it is, since a phone asks this of all its rows at every start.
 */
export function completeRow<Row extends object>(table: CatalogueTable, row: Row): Row {
  const described = empty[table];
  for (const field in described) if (!(field in row)) return { ...described, ...row };
  return row;
}
