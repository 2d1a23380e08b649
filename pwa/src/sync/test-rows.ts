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
} from '@helpdesk/contract/rows';

/** For tests: rows of which only what matters is said. */

const listing = (_id: string) => ({ _id, seq: 1, slug: _id, name: _id, mapURL: 'https://maps.example.org/' });

export const place = (_id: string, said: Partial<PlaceRow> = {}): PlaceRow => ({ ...emptyRow('places'), ...listing(_id), ...said });
export const resort = (_id: string, said: Partial<ResortRow> = {}): ResortRow => ({ ...emptyRow('resorts'), ...listing(_id), ...said });
export const restaurant = (_id: string, said: Partial<RestaurantRow> = {}): RestaurantRow => ({
  ...emptyRow('restaurants'),
  ...listing(_id),
  ...said,
});
export const service = (_id: string, said: Partial<ServiceRow> = {}): ServiceRow => ({ ...emptyRow('services'), ...listing(_id), ...said });

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

const none: CatalogueRows = eachTable(() => []);

export const rows = (said: Partial<CatalogueRows>): CatalogueRows => ({ ...none, ...said });
