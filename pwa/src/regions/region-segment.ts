import type { RegionRow } from '@helpdesk/contract/rows';
import { pathName } from '@helpdesk/contract/slug';

/** What stands in an address for the places whose region was deleted (decision W12). */
export const unknownRegionSegment = pathName('Unknown Region');

/** A region in an address, before percent-encoding (decision B12). */
export const regionSegment = (region: RegionRow | undefined): string => (region ? pathName(region.name) : unknownRegionSegment);
