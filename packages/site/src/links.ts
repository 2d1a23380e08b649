import { ofSite } from './here.ts';

/** Where else the helpdesk is met, until somebody changes it in the back-office (decision 094); null: there not. */
export const links = ofSite((site) => site.links);
