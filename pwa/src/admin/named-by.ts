import type { Catalogue } from '#catalogue/catalogue.ts';

/** How many listings name one as nearby: deleting it takes it out of them. */
export function namedBy(catalogue: Catalogue | undefined, id: string): number {
  if (!catalogue) return 0;
  const { places, resorts, restaurants } = catalogue.rows;
  const near = [
    ...places.map((row) => [...row.nearbyPlaceIds, ...row.nearbyResortIds, ...row.nearbyRestaurantIds]),
    ...resorts.map((row) => row.nearbyPlaceIds),
    ...restaurants.map((row) => row.nearbyPlaceIds),
  ];
  return near.filter((ids) => ids.includes(id)).length;
}
