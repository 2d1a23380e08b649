import type { Moment } from '@helpdesk/contract/opening/open-at';
import { clockAt } from '@helpdesk/site/region-clock';
import { site } from '@helpdesk/site/site';

/**
 * The minute in the region, whatever zone this phone is in.
 * @param at milliseconds since 1970
 */
export const regionMoment = (at: number): Moment => clockAt(site.utcOffsets, at);
