import { ofSite } from './here.ts';

/** Where the helpdesk is, line by line, until somebody changes it in the back-office (decision 094). */
export const address = ofSite((site) => site.address);
