import { regionMoment } from './region-moment.ts';

/**
 * The calendar day of the region (product 5.8).
 * @param at milliseconds since 1970
 */
export const dayAt = (at: number): string => regionMoment(at).day;
