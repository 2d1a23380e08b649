import type { CatalogueTable } from '@helpdesk/contract/fixed-sets';
import type { Language } from '@helpdesk/contract/languages';
import type { CatalogueRows } from '@helpdesk/contract/rows';

import { eachTable, type RowOf, rowsOf, tableIndex } from './catalogue.ts';
import type { ShownCatalogue } from './shown-catalogue.ts';

/** A row without the fields that say nothing; in a list, without those that no list shows. */
export type LeanRow = { readonly _id: string } & Readonly<Record<string, unknown>>;

/** What travels with a page from a server, as JSON: what it asked of the catalogue, the answers, and the rows in them. */
export interface Excerpt {
  readonly epoch: string;
  readonly seq: number;
  readonly language: Language;
  readonly rows: Readonly<Partial<Record<CatalogueTable, readonly LeanRow[]>>>;
  readonly lists: Readonly<Record<string, { readonly ids: readonly string[]; readonly count: number }>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The fields of all tables, empty: what a lean row leaves out. */
export const emptyRow = {
  seq: 0,
  name: '',
  heading: '',
  description: '',
  content: '',
  mapURL: '',
  bestSeason: '',
  contactPersonName: '',
  contactPhoneNumber: '',
  contactNumber: '',
  latitude: null,
  longitude: null,
  regionId: null,
  checkedOn: null,
  popular: false,
  formerNames: [],
  formerSlugs: [],
  images: [],
  pictureTexts: [],
  alternateNames: [],
  facts: [],
  categories: [],
  categoryIds: [],
  nearbyPlaceIds: [],
  nearbyResortIds: [],
  nearbyRestaurantIds: [],
  amenitiesOffered: {},
  translations: {},
} as const;

/** The catalogue of a page that came from a server: it answers what was asked there, and nothing else. */
export function shownExcerpt({ epoch, seq, rows, lists, values }: Excerpt): ShownCatalogue {
  const full = eachTable((table) => (rows[table] ?? []).map((row) => ({ ...emptyRow, ...row }))) as unknown as CatalogueRows;
  const byId = eachTable((table) => tableIndex<RowOf<CatalogueTable>>(full[table])) as unknown as ShownCatalogue['byId'];
  return {
    epoch,
    seq,
    categories: full.categories,
    regions: full.regions,
    byId,
    list: (table, question) => {
      const list = lists[`${table} ${question}`];
      return list && { rows: rowsOf(byId[table], list.ids), count: list.count };
    },
    value: (question) => values[question] as never,
  };
}
