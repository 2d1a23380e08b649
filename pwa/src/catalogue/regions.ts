import type { PlaceRow, RegionRow } from '@helpdesk/contract/rows';
import type { Catalogue } from './catalogue.ts';
import { byShownName } from './name-order.ts';

/** The places of a category in a region, by name; without a region, those whose region was deleted. */
export function placesOfCategory(catalogue: Catalogue, categoryId: string, region: RegionRow | undefined): PlaceRow[] {
  const isIn = (place: PlaceRow) => place.categoryIds.includes(categoryId) && regionOf(catalogue, place) === region;
  return byShownName(catalogue.rows.places).filter(isIn);
}

/** The regions that hold a place of a category, by name; undefined, last, when some place's region was deleted (decision W12). */
export function regionsOfCategory(catalogue: Catalogue, categoryId: string): (RegionRow | undefined)[] {
  const holding = new Set(
    catalogue.rows.places.filter((place) => place.categoryIds.includes(categoryId)).map((place) => regionOf(catalogue, place)),
  );
  const known = byShownName(catalogue.rows.regions).filter((region) => holding.has(region));
  return holding.has(undefined) ? [...known, undefined] : known;
}

const regionOf = ({ byId }: Catalogue, { regionId }: PlaceRow): RegionRow | undefined =>
  regionId === null ? undefined : byId.regions.get(regionId);
