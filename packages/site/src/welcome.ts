import { ofSite } from './here.ts';

/** What stands beneath the greeting on the first page until somebody changes it in the back-office (decision 094). */
export const welcome = ofSite((site) => site.welcome);
