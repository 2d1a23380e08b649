import { site } from '@helpdesk/site/site';

/** Swedish writes a day as `YYYY-MM-DD`. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });

/**
 * The calendar day of the region (product 5.8).
 * @param at milliseconds since 1970
 */
export const dayAt = (at: number): string => dayFormat.format(at);
