import { ofSite } from './here.ts';

/** The helpdesk itself: where it is and how it is reached. Number and hours hold until somebody changes them in the back-office (decision 094). */
export const helpdesk = ofSite((site) => site.helpdesk);

/** How money is given. */
export const giving = ofSite((site) => site.giving);
