import { ad } from './ad.ts';
import { category } from './category.ts';
import type { Fields } from './field.ts';
import { notice } from './notice.ts';
import { place } from './place.ts';
import { region } from './region.ts';
import { report } from './report.ts';
import { resort } from './resort.ts';
import { restaurant } from './restaurant.ts';
import { service } from './service.ts';

interface Kind {
  /** Its table in PostgreSQL. */
  readonly table: string;
  /** The field that a person knows a row by. */
  readonly title: string;
  /** Of a listing: the first segment of its public addresses. */
  readonly directory?: string;
  readonly fields: Fields;
}

/** Every kind of row that phones hold, in the order in which tables are written and listed. */
export const kinds = {
  categories: { table: 'category', title: 'name', fields: category },
  regions: { table: 'region', title: 'name', fields: region },
  places: { table: 'place', title: 'name', directory: 'tourism-directory', fields: place },
  resorts: { table: 'resort', title: 'name', directory: 'accommodation-directory', fields: resort },
  restaurants: { table: 'restaurant', title: 'name', directory: 'restaurant-directory', fields: restaurant },
  services: { table: 'service', title: 'name', directory: 'essentials', fields: service },
  ads: { table: 'ad', title: 'title', fields: ad },
  reports: { table: 'report', title: 'name', fields: report },
  notices: { table: 'notice', title: 'heading', fields: notice },
} as const satisfies Readonly<Record<string, Kind>>;

export type CatalogueTable = keyof typeof kinds;
export type FieldsOf<Table extends CatalogueTable> = (typeof kinds)[Table]['fields'];

export const catalogueTables = Object.keys(kinds) as readonly CatalogueTable[];

/** Something of each table. */
export const eachTable = <Value>(of: (table: CatalogueTable) => Value): Record<CatalogueTable, Value> =>
  Object.fromEntries(catalogueTables.map((table) => [table, of(table)])) as Record<CatalogueTable, Value>;

export type ListingKind = {
  [Table in CatalogueTable]: (typeof kinds)[Table] extends { directory: string } ? Table : never;
}[CatalogueTable];

export const listingKinds = catalogueTables.filter((table): table is ListingKind => 'directory' in kinds[table]);

/** What a notice may be about. */
export type SubjectKind = ListingKind | 'regions';

export const subjectKinds: readonly SubjectKind[] = [...listingKinds, 'regions'];

/** The fields of a kind with their names, for what looks at every one. */
export const fieldsOf = (table: CatalogueTable): [name: string, field: Fields[string]][] =>
  Object.entries<Fields[string]>(kinds[table].fields);
