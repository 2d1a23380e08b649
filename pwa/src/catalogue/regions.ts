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

/** A region that holds a place of a category: how many, and a picture of the first. */
interface RegionButton {
  /** Absent: of the places whose region was deleted. */
  readonly regionId?: string;
  readonly count: number;
  readonly picture?: string;
}

export const regionButtonsOf = (catalogue: Catalogue, categoryId: string): RegionButton[] =>
  regionsOfCategory(catalogue, categoryId).map((region) => {
    const places = placesOfCategory(catalogue, categoryId, region);
    return { regionId: region?._id, count: places.length, picture: places[0]?.images[0] };
  });

const regionOf = ({ byId }: Catalogue, { regionId }: PlaceRow): RegionRow | undefined =>
  regionId === null ? undefined : byId.regions.get(regionId);
