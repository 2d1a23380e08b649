import { ad } from './ad.ts';
import { category } from './category.ts';
import type { Fields } from './field.ts';
import { helpdesk } from './helpdesk.ts';
import type { CatalogueTable } from './kinds.ts';
import { notice } from './notice.ts';
import { place } from './place.ts';
import { region } from './region.ts';
import { report } from './report.ts';
import { resort } from './resort.ts';
import { restaurant } from './restaurant.ts';
import { service } from './service.ts';

/** What a row of each kind is made of. No first page needs it: what it shows comes with it. */
export const descriptions = {
  categories: category,
  regions: region,
  places: place,
  resorts: resort,
  restaurants: restaurant,
  services: service,
  ads: ad,
  reports: report,
  notices: notice,
  helpdesk,
} as const satisfies Readonly<Record<CatalogueTable, Fields>>;

export type FieldsOf<Table extends CatalogueTable> = (typeof descriptions)[Table];

/** The fields of a kind with their names, for what looks at every one. */
export const fieldsOf = (table: CatalogueTable): [name: string, field: Fields[string]][] =>
  Object.entries<Fields[string]>(descriptions[table]);
