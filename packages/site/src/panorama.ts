import { ofSite } from './here.ts';

/** Slugs of the places that can be seen on the home page's panorama; the site's own style sheet says where. */
export const panoramaPlaces = ofSite((site) => site.panorama);
