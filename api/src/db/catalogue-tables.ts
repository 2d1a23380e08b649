import type { CatalogueTable } from '@helpdesk/contract/fixed-sets';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/rows';

export type RowOf<Kind extends CatalogueTable> = CatalogueRows[Kind][number];

/** A table and the column of each field of its rows: no other column is ever read into the catalogue. */
export interface Table<Row> {
  readonly name: string;
  readonly columns: Readonly<Record<keyof Row & string, string>>;
  /** Columns that are written with a row and never read with it. */
  readonly privateColumns?: Readonly<Record<string, string>>;
}

const stamped = { _id: 'id', seq: 'seq' };

const listing: Record<Exclude<keyof ListingRow, 'categories'>, string> = {
  ...stamped,
  slug: 'slug',
  formerSlugs: 'former_slugs',
  name: 'name',
  content: 'content',
  mapURL: 'map_url',
  latitude: 'latitude',
  longitude: 'longitude',
  images: 'images',
  pictureTexts: 'picture_texts',
  popular: 'popular',
  regionId: 'region_id',
  alternateNames: 'alternate_names',
  facts: 'facts',
  bestSeason: 'best_season',
  checkedOn: 'checked_on',
  translations: 'translations',
  nearbyPlaceIds: 'nearby_place_ids',
};

/** Where the rows of the catalogue lie; the contract's plain names on the left. */
export const catalogueTables: { readonly [Kind in CatalogueTable]: Table<RowOf<Kind>> } = {
  categories: {
    name: 'category',
    columns: {
      ...stamped,
      name: 'name',
      heading: 'heading',
      description: 'description',
      formerNames: 'former_names',
      translations: 'translations',
    },
  },
  regions: {
    name: 'region',
    columns: { ...stamped, name: 'name', content: 'content', formerNames: 'former_names', translations: 'translations' },
  },
  places: {
    name: 'place',
    columns: {
      ...listing,
      categoryIds: 'category_ids',
      nearbyResortIds: 'nearby_resort_ids',
      nearbyRestaurantIds: 'nearby_restaurant_ids',
    },
  },
  resorts: {
    name: 'resort',
    columns: {
      ...listing,
      categories: 'categories',
      contactPersonName: 'contact_person_name',
      contactPhoneNumber: 'contact_phone_number',
      amenitiesOffered: 'amenities_offered',
    },
  },
  restaurants: {
    name: 'restaurant',
    columns: { ...listing, categories: 'categories', contactNumber: 'contact_number' },
  },
  ads: {
    name: 'ad',
    columns: {
      ...stamped,
      title: 'title',
      targetURL: 'target_url',
      priority: 'priority',
      startDate: 'start_date',
      endDate: 'end_date',
      images: 'images',
    },
    privateColumns: { contactNumber: 'contact_number' },
  },
  reports: {
    name: 'report',
    columns: { ...stamped, name: 'name', file: 'file' },
    privateColumns: { storedAs: 'stored_as' },
  },
  notices: {
    name: 'notice',
    columns: {
      ...stamped,
      kind: 'kind',
      heading: 'heading',
      content: 'content',
      translations: 'translations',
      listing: 'listing',
      startDate: 'start_date',
      endDate: 'end_date',
    },
  },
};

/** What a table keeps beside the catalogue's fields; phones never see it (decision W16). */
interface PrivateFields {
  ads: { contactNumber: string };
  reports: { storedAs: string };
}

/** A row as it is written: the database stamps it. */
export type NewRow<Kind extends CatalogueTable> = Omit<RowOf<Kind>, 'seq'> &
  (Kind extends keyof PrivateFields ? PrivateFields[Kind] : unknown);
