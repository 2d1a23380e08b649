import { onceForSite } from '@helpdesk/site/here';

/** Swedish writes a day as `YYYY-MM-DD`. */
const dayFormat = onceForSite(({ timeZone }) => new Intl.DateTimeFormat('sv-SE', { timeZone }));

/**
 * The calendar day of the region (product 5.8).
 * @param at milliseconds since 1970
 */
export const dayAt = (at: number): string => dayFormat().format(at);
