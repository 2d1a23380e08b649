import { ofSite } from './here.ts';

/** The donor wall, row after row (product 3.2). */
export const donors = ofSite((site) => site.donors);
