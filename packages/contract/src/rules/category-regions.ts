import type { PlaceRow, RegionRow } from '#sync/rows.ts';

interface RegionOfCategory {
  /** Undefined: of the places whose region was deleted. */
  readonly region: RegionRow | undefined;
  readonly places: readonly PlaceRow[];
}

/**
 * The regions that hold a place of a category, and those places; last the places whose region was deleted (product 3.3).
 * @param regions all of them, in the order that is wanted, like `places`
 */
export function regionsOfCategory(
  categoryId: string,
  regions: readonly RegionRow[],
  places: readonly PlaceRow[],
): readonly RegionOfCategory[] {
  const ids = new Set(regions.map(({ _id }) => _id));
  const held = new Map<string | undefined, PlaceRow[]>();
  for (const place of places) {
    if (!place.categoryIds.includes(categoryId)) continue;
    const regionId = place.regionId !== null && ids.has(place.regionId) ? place.regionId : undefined;
    const there = held.get(regionId);
    if (there) there.push(place);
    else held.set(regionId, [place]);
  }
  return [...regions, undefined].flatMap((region) => {
    const there = held.get(region?._id);
    return there ? { region, places: there } : [];
  });
}
