import type { SiteConfiguration } from './configuration.ts';
import { ofSite } from './here.ts';

export type Designation = SiteConfiguration['people']['governingBody'][number]['designation'];

/** In the order in which it is shown (product 3.9). */
export const governingBody = ofSite((site) => site.people.governingBody);

export const team = ofSite((site) => site.people.team);
