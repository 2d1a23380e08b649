import type { RegionRow } from '@helpdesk/contract/rows';
import { pathName, unknownRegionSegment } from '@helpdesk/contract/slug';

/** A region in an address, before percent-encoding (decisions B12, W12). */
export const regionSegment = (region: RegionRow | undefined): string => (region ? pathName(region.name) : unknownRegionSegment);
