import type { Moment } from '@helpdesk/contract/opening/open-at';
import { clockAt } from '@helpdesk/site/region-clock';
import { site } from '@helpdesk/site/site';

/**
 * The calendar day of the region, by the server's clock.
 * @param at milliseconds since 1970
 */
export const regionDay = (at: number): string => regionMoment(at).day;

/**
 * Day and minute of the region, by the server's clock.
 * @param at milliseconds since 1970
 */
export const regionMoment = (at: number): Moment => clockAt(site.utcOffsets, at);
