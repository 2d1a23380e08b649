import type { CatalogueTable } from '@helpdesk/contract/fixed-sets';
import type {
  AdRow,
  CategoryRow,
  ListingRow,
  NoticeRow,
  PlaceRow,
  RegionRow,
  ReportRow,
  ResortRow,
  RestaurantRow,
} from '@helpdesk/contract/rows';

/**
 * Rows under the names of spec sections 3 and 7: beside the contract only this file and `from-wire.ts` know the odd
 * ones, and that calls name the same thing three ways (decision W4).
 */

export function wirePlace(row: PlaceRow) {
  const { nearbyResortIds, nearbyRestaurantIds, ...place } = withoutPlainNames(row);
  return {
    ...place,
    nearByTouristAttractionsIds: row.nearbyPlaceIds,
    nearByResortsIds: nearbyResortIds,
    nearByRestaurantsIds: nearbyRestaurantIds,
  };
}

export function wireResort(row: ResortRow) {
  const { categories, ...resort } = withoutPlainNames(row);
  return { ...resort, category: categories, nearbyAttractionIds: row.nearbyPlaceIds };
}

export const wireRestaurant = (row: RestaurantRow) => ({
  ...withoutPlainNames(row),
  nearBytouristAttractionIds: row.nearbyPlaceIds,
});

export const wireCategory = ({ seq, formerNames, ...category }: CategoryRow) => ({ ...category, version: seq });

export const wireRegion = ({ seq, formerNames, ...region }: RegionRow) => ({ ...region, version: seq });

export const wireReport = ({ _id, seq, name, file }: ReportRow) => ({ _id, version: seq, name, file });

export const wireNotice = ({ seq, ...notice }: NoticeRow) => ({ ...notice, version: seq });

const wireAd = ({ seq, ...ad }: AdRow) => ({ ...ad, version: seq });

const wires = {
  categories: wireCategory,
  regions: wireRegion,
  places: wirePlace,
  resorts: wireResort,
  restaurants: wireRestaurant,
  ads: wireAd,
  reports: wireReport,
  notices: wireNotice,
};

/** A row of any table as reads answer it. */
export const wireRow = (table: CatalogueTable, row: object): Record<string, unknown> =>
  (wires[table] as (row: object) => Record<string, unknown>)(row);

interface Listed {
  readonly _id: string;
  readonly name: string;
  readonly images: string[];
}

/** Nearby listings as a detail answers them, in the order of the ids. */
export const nearby = (rows: readonly Listed[], ids: readonly string[]): Listed[] =>
  ids.flatMap((id) => rows.find((row) => row._id === id) ?? []).map(({ _id, name, images }) => ({ _id, name, images }));

function withoutPlainNames<Row extends ListingRow>(row: Row): Omit<Row, 'seq' | 'nearbyPlaceIds'> & { version: number } {
  const { seq, nearbyPlaceIds, ...listing } = row;
  return { ...listing, version: seq };
}
