import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { mapLines } from '@helpdesk/site/map-lines';

import { type Catalogue, tableIndex } from '#catalogue/catalogue.ts';
import { type Area, areasOf } from '#listings/map/areas.ts';
import { allPlaced, type Mark, mapFields, onPlane } from '#listings/map/marks.ts';
import { type Extent, extentOf, type Plane, planeAround, type Spot } from '#listings/map/plane.ts';
import { type Bounds, boundsOf } from '#listings/map/view.ts';

/** What lies under a map, worked out once for each catalogue. */
export interface Ground {
  readonly plane: Plane;
  readonly marks: readonly Mark[];
  readonly areas: readonly Area[];
  /** Roads, rivers and paths, where the region's configuration has them. */
  readonly lines: readonly (readonly Spot[])[];
  readonly bounds: Bounds;
  /** The areas, which are what the region is about; what lies far around them is a way to go. */
  readonly middle: Extent;
}

/** More do not travel with a page: then the map waits for the phone's own copy. */
const mostBrought = 300;

export function groundOf(catalogue: Catalogue): Ground {
  const { rows } = catalogue;
  const count = listingKinds.reduce((sum, kind) => sum + rows[kind].length, 0);
  const isTooMuch = import.meta.env.SSR && count > mostBrought;
  const shown = isTooMuch ? { places: [], resorts: [], restaurants: [], services: [] } : rows;
  for (const kind of listingKinds) catalogue.shown(kind, shown[kind], { only: mapFields });
  const placed = allPlaced(shown, tableIndex(catalogue.shown('categories', rows.categories, { only: ['name'] })));
  const plane = planeAround(placed.map(({ point }) => point));
  const marks = onPlane(placed, plane);
  const areas = areasOf(catalogue.shown('regions', rows.regions, { only: ['name'] }), marks);
  const corners = areas.flatMap((area) => area.corners);
  return {
    plane,
    marks,
    areas,
    middle: extentOf(corners.length > 0 ? corners : marks),
    lines: mapLines.flatMap(({ lines }) => lines).map((line) => line.map(([longitude, latitude]) => plane.spotOf({ latitude, longitude }))),
    bounds: boundsOf(extentOf(marks)),
  };
}
