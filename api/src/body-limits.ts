import { maxSheetBytes, spreadsheetCalls } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { enquiryCalls, maxEnquiryBytes } from '@helpdesk/contract/calls/enquiries';
import { kioskCalls, maxKioskBytes } from '@helpdesk/contract/calls/kiosks';
import { changeListingCalls, maxChosenBytes } from '@helpdesk/contract/calls/managed/change-listings';
import { maxMissedBytes, missedSearchCalls } from '@helpdesk/contract/calls/missed-searches';
import { maxReportBytes } from '@helpdesk/contract/calls/reports';
import { maxLoginBytes, sessionCalls } from '@helpdesk/contract/calls/session';
import { maxPictureBytes, maxPictures } from '@helpdesk/contract/calls/uploads';
import { visitCalls } from '@helpdesk/contract/calls/visits';

import { usualBodyBytes } from '#http/limit-body.ts';

/** What a multipart body holds beside its files. */
const formMargin = 64 * 1024;

/** Of what calls may send, in bytes; others as much as is usual. */
export const bodyLimits = {
  '/api/upload-image': maxPictures * maxPictureBytes + formMargin,
  '/api/add-report': maxReportBytes + formMargin,
  [`/api${sessionCalls.login.path}`]: maxLoginBytes,
  [`/api${sessionCalls.acceptInvite.path}`]: maxLoginBytes,
  [`/api${changeListingCalls.change.path}`]: maxChosenBytes,
  [`/api${sessionCalls.askLink.path}`]: maxLoginBytes,
  [`/api${spreadsheetCalls.preview.path}`]: maxSheetBytes + formMargin,
  [`/api${spreadsheetCalls.import.path}`]: maxSheetBytes + formMargin,
  [`/api${enquiryCalls.book.path}`]: maxEnquiryBytes,
  [`/api${enquiryCalls.contact.path}`]: maxEnquiryBytes,
  [`/api${enquiryCalls.correct.path}`]: maxEnquiryBytes,
  [`/api${enquiryCalls.donated.path}`]: maxEnquiryBytes,
  [`/api${enquiryCalls.states.path}`]: maxEnquiryBytes,
  [`/api${visitCalls.increment.path}`]: 1024,
  [`/api${missedSearchCalls.report.path}`]: maxMissedBytes,
  [`/api${kioskCalls.pair.path}`]: maxKioskBytes,
  [`/api${kioskCalls.heartbeat.path}`]: maxKioskBytes,
};

/** The paths of large bodies, which may take their time. */
export const uploadPaths: ReadonlySet<string> = new Set(
  Object.entries(bodyLimits).flatMap(([path, bytes]) => (bytes > usualBodyBytes ? [path] : [])),
);
