import { pathName, unknownRegionSegment } from '@helpdesk/contract/rules/slug';
import type { RegionRow } from '@helpdesk/contract/sync/rows';

/** A region in an address, before percent-encoding (product 4.3). */
export const regionSegment = (region: RegionRow | undefined): string => (region ? pathName(region.name) : unknownRegionSegment);
