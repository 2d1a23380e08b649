import { datasetCalls } from '#open-data/dataset.ts';
import { alertCalls } from '#sync/alerts.ts';
import { guideCalls } from '#sync/guide-about.ts';
import { syncCalls } from '#sync/sync.ts';
import { accountCalls } from './account.ts';
import { administratorCalls } from './administrators.ts';
import { adCalls } from './ads.ts';
import { bulkChangeCalls } from './bulk/bulk-changes.ts';
import { spreadsheetCalls } from './bulk/spreadsheets.ts';
import { categoryCalls } from './categories.ts';
import { enquiryDeskCalls } from './desk/enquiry-desk.ts';
import type { Endpoint } from './endpoint.ts';
import { enquiryCalls } from './enquiries.ts';
import { healthCalls } from './health.ts';
import { historyCalls } from './history.ts';
import { kioskCalls } from './kiosks.ts';
import { listingCalls } from './listing-calls.ts';
import { changeListingCalls } from './managed/change-listings.ts';
import { managedListingCalls } from './managed/managed-listings.ts';
import { missedSearchCalls } from './missed-searches.ts';
import { noticeCalls } from './notices.ts';
import { overviewCalls } from './overview.ts';
import { regionCalls } from './regions.ts';
import { reportCalls } from './reports.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { helpdeskCalls } from './site/helpdesk.ts';
import { storedRowCalls } from './stored-rows.ts';
import { translationCalls } from './translations.ts';
import { uploadCalls } from './uploads.ts';
import { visitCalls } from './visits.ts';

/** Table of contents of the API: every call, by the entity it belongs to. */
export const calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  categories: categoryCalls,
  regions: regionCalls,
  ...listingCalls,
  managedListings: { ...managedListingCalls, ...changeListingCalls },
  search: searchCalls,
  dataset: datasetCalls,
  ads: adCalls,
  notices: noticeCalls,
  reports: reportCalls,
  helpdesk: helpdeskCalls,
  history: historyCalls,
  storedRows: storedRowCalls,
  bulkChanges: bulkChangeCalls,
  enquiries: enquiryCalls,
  enquiryDesk: enquiryDeskCalls,
  session: sessionCalls,
  account: accountCalls,
  administrators: administratorCalls,
  translations: translationCalls,
  uploads: uploadCalls,
  visits: visitCalls,
  missedSearches: missedSearchCalls,
  overview: overviewCalls,
  spreadsheets: spreadsheetCalls,
  sync: syncCalls,
  alerts: alertCalls,
  guideFile: guideCalls,
  kiosks: kioskCalls,
  health: healthCalls,
};
