import { type Moment, momentIn } from '@helpdesk/contract/opening/open-at';
import { onceForSite } from '@helpdesk/site/here';

/** Swedish writes a day as `YYYY-MM-DD`. */
const dayFormat = onceForSite(({ timeZone }) => new Intl.DateTimeFormat('sv-SE', { timeZone }));

/**
 * The calendar day of the region, by the server's clock.
 * @param at milliseconds since 1970
 */
export const regionDay = (at: number): string => dayFormat().format(at);

const momentThere = onceForSite(({ timeZone }) => momentIn(timeZone));

/**
 * Day and minute of the region, by the server's clock.
 * @param at milliseconds since 1970
 */
export const regionMoment = (at: number): Moment => momentThere()(at);
