import { alertCalls } from '#sync/alerts.ts';
import { guideCalls } from '#sync/guide-about.ts';
import { syncCalls } from '#sync/sync.ts';
import { accountCalls } from './account.ts';
import { administratorCalls } from './administrators.ts';
import { adCalls } from './ads.ts';
import { categoryCalls } from './categories.ts';
import { directoryCsvCalls } from './directory-csv.ts';
import type { Endpoint } from './endpoint.ts';
import { enquiryCalls } from './enquiries.ts';
import { healthCalls } from './health.ts';
import { historyCalls } from './history.ts';
import { kioskCalls } from './kiosks.ts';
import { listingCalls } from './listing-calls.ts';
import { missedSearchCalls } from './missed-searches.ts';
import { noticeCalls } from './notices.ts';
import { overviewCalls } from './overview.ts';
import { regionCalls } from './regions.ts';
import { reportCalls } from './reports.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { translationCalls } from './translations.ts';
import { uploadCalls } from './uploads.ts';
import { visitCalls } from './visits.ts';

/** Table of contents of the API: every call, by the entity it belongs to. */
export const calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  categories: categoryCalls,
  regions: regionCalls,
  ...listingCalls,
  search: searchCalls,
  ads: adCalls,
  notices: noticeCalls,
  reports: reportCalls,
  history: historyCalls,
  enquiries: enquiryCalls,
  session: sessionCalls,
  account: accountCalls,
  administrators: administratorCalls,
  translations: translationCalls,
  uploads: uploadCalls,
  visits: visitCalls,
  missedSearches: missedSearchCalls,
  overview: overviewCalls,
  directoryCsv: directoryCsvCalls,
  sync: syncCalls,
  alerts: alertCalls,
  guideFile: guideCalls,
  kiosks: kioskCalls,
  health: healthCalls,
};
