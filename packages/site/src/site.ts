import { ofSite } from './here.ts';

/**
 * What makes the product one region's: names, time zone, numbers and periods of the site that is here. Each site is a folder
 * (product 1.2); `configuration.ts` says what it may hold.
 */
export const site = ofSite((configuration) => configuration);
