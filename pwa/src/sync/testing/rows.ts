import { eachTable } from '@helpdesk/contract/kinds/kinds';
import { emptyRow } from '@helpdesk/contract/kinds/values';
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
} from '@helpdesk/contract/sync/rows';

/** For tests: rows of which only what matters is said. */

const listing = (_id: string) => ({ _id, seq: 1, slug: _id, name: _id, mapURL: 'https://maps.example.org/' });

export const place = (_id: string, fields: Partial<PlaceRow> = {}): PlaceRow => ({ ...emptyRow('places'), ...listing(_id), ...fields });
export const resort = (_id: string, fields: Partial<ResortRow> = {}): ResortRow => ({ ...emptyRow('resorts'), ...listing(_id), ...fields });
export const restaurant = (_id: string, fields: Partial<RestaurantRow> = {}): RestaurantRow => ({
  ...emptyRow('restaurants'),
  ...listing(_id),
  ...fields,
});
export const service = (_id: string, fields: Partial<ServiceRow> = {}): ServiceRow => ({
  ...emptyRow('services'),
  ...listing(_id),
  ...fields,
});

export const region = (_id: string, fields: Partial<RegionRow> = {}): RegionRow => ({
  _id,
  seq: 1,
  name: _id,
  content: '',
  alternateNames: [],
  formerNames: [],
  translations: {},
  ...fields,
});

export const category = (_id: string, fields: Partial<CategoryRow> = {}): CategoryRow => ({
  _id,
  seq: 1,
  name: _id,
  heading: '',
  description: '',
  alternateNames: [],
  formerNames: [],
  translations: {},
  ...fields,
});

export const ad = (_id: string, fields: Partial<AdRow> = {}): AdRow => ({
  _id,
  seq: 1,
  title: _id,
  targetURL: 'https://ads.example.org/',
  priority: 1,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  images: [],
  translations: {},
  ...fields,
});

export const notice = (_id: string, fields: Partial<NoticeRow> = {}): NoticeRow => ({
  _id,
  seq: 1,
  kind: 'info',
  severity: 'moderate',
  heading: _id,
  content: '',
  source: '',
  translations: {},
  listing: null,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  ...fields,
});

const none: CatalogueRows = eachTable(() => []);

export const rows = (fields: Partial<CatalogueRows>): CatalogueRows => ({ ...none, ...fields });
