import { type Moment, momentIn } from '@helpdesk/contract/opening/open-at';
import { onceForSite } from '@helpdesk/site/here';

const momentThere = onceForSite(({ timeZone }) => momentIn(timeZone));

/**
 * The minute in the region, whatever zone this phone is in.
 * @param at milliseconds since 1970
 */
export const regionMoment = (at: number): Moment => momentThere()(at);
