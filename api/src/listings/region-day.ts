import { momentIn } from '@helpdesk/contract/opening/open-at';
import { site } from '@helpdesk/site/site';

/** Swedish writes a day as `YYYY-MM-DD`. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });

/**
 * The calendar day of the region, by the server's clock.
 * @param at milliseconds since 1970
 */
export const regionDay = (at: number): string => dayFormat.format(at);

/** Day and minute of the region, by the server's clock. */
export const regionMoment = momentIn(site.timeZone);
