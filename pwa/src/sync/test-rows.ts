import type {
  AdRow,
  CatalogueRows,
  CategoryRow,
  NoticeRow,
  PlaceRow,
  RegionRow,
  ResortRow,
  RestaurantRow,
  ServiceRow,
} from '@helpdesk/contract/rows';

/** For tests: rows of which only what matters is said. */

const listing = (_id: string) => ({
  _id,
  seq: 1,
  slug: _id,
  formerSlugs: [],
  name: _id,
  content: '',
  mapURL: 'https://maps.example.org/',
  latitude: null,
  longitude: null,
  images: [],
  pictureTexts: [],
  popular: false,
  regionId: null,
  alternateNames: [],
  facts: [],
  checkedOn: null,
  translations: {},
});

const visited = (_id: string) => ({ ...listing(_id), bestSeason: '', nearbyPlaceIds: [] });

export const place = (_id: string, said: Partial<PlaceRow> = {}): PlaceRow => ({
  ...visited(_id),
  categoryIds: [],
  nearbyResortIds: [],
  nearbyRestaurantIds: [],
  ...said,
});

export const resort = (_id: string, said: Partial<ResortRow> = {}): ResortRow => ({
  ...visited(_id),
  categories: [],
  contactPersonName: '',
  contactPhoneNumber: '',
  amenitiesOffered: {
    wifi: false,
    parking: false,
    roomService: false,
    pool: false,
    airCondition: false,
    petFriendly: false,
    breakfastIncluded: false,
    fitnessCenter: false,
  },
  ...said,
});

export const restaurant = (_id: string, said: Partial<RestaurantRow> = {}): RestaurantRow => ({
  ...visited(_id),
  categories: [],
  contactNumber: '',
  ...said,
});

export const service = (_id: string, said: Partial<ServiceRow> = {}): ServiceRow => ({
  ...listing(_id),
  type: 'other',
  phones: [],
  openAlways: false,
  ...said,
});

export const region = (_id: string, said: Partial<RegionRow> = {}): RegionRow => ({
  _id,
  seq: 1,
  name: _id,
  content: '',
  formerNames: [],
  translations: {},
  ...said,
});

export const category = (_id: string, said: Partial<CategoryRow> = {}): CategoryRow => ({
  _id,
  seq: 1,
  name: _id,
  heading: '',
  description: '',
  formerNames: [],
  translations: {},
  ...said,
});

export const ad = (_id: string, said: Partial<AdRow> = {}): AdRow => ({
  _id,
  seq: 1,
  title: _id,
  targetURL: 'https://ads.example.org/',
  priority: 1,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  images: [],
  ...said,
});

export const notice = (_id: string, said: Partial<NoticeRow> = {}): NoticeRow => ({
  _id,
  seq: 1,
  kind: 'info',
  heading: _id,
  content: '',
  translations: {},
  listing: null,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  ...said,
});

export const rows = (said: Partial<CatalogueRows>): CatalogueRows => ({
  categories: [],
  regions: [],
  places: [],
  resorts: [],
  restaurants: [],
  services: [],
  ads: [],
  reports: [],
  notices: [],
  ...said,
});
