import type { PlaceRow, RegionRow } from '@helpdesk/contract/sync/rows';

import { textsOf, type Wording } from '#catalogue/texts.ts';

import { areaOf, convexHull, holds } from './hull.ts';
import type { Mark } from './marks.ts';
import { extentOf, type Spot } from './plane.ts';

/** A region as far as its places reach. */
export interface Area {
  readonly id: string;
  readonly name: Wording;
  /** In kilometres. */
  readonly corners: readonly Spot[];
}

/** The larger ones first, so that smaller ones lie over them. A region that lies around others is no area: it is everything else. */
export function areasOf(regions: readonly RegionRow[], marks: readonly Mark[]): readonly Area[] {
  const areas = regions.map((region) => {
    const own = marks.filter(({ kind, listing }) => kind === 'places' && (listing as PlaceRow).regionId === region._id);
    return { id: region._id, name: textsOf(region).name, corners: convexHull(own) };
  });
  return areas
    .filter(({ corners }) => corners.length > 0)
    .filter((area, _, all) => all.filter((other) => other !== area && holds(area.corners, extentOf(other.corners).middle)).length < 2)
    .sort((one, other) => areaOf(other.corners) - areaOf(one.corners));
}
