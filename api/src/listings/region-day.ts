import type { Moment } from '@helpdesk/contract/rules/open-at';
import { site } from '@helpdesk/site/site';

/** Swedish writes a day as `YYYY-MM-DD`. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });

/**
 * The calendar day of the region, by the server's clock.
 * @param at milliseconds since 1970
 */
export const regionDay = (at: number): string => dayFormat.format(at);

const momentFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Day and minute of the region, by the server's clock. */
export function regionMoment(at: number): Moment {
  const [day = '', time = ''] = momentFormat.format(at).split(' ');
  return { day, time };
}
