import { site } from '@helpdesk/site/site';

import type { Pool } from '#db/sql.ts';
import { forgetFullBuckets } from '#db/token-bucket.ts';
import { type Expiry, expireEnquiries } from '#enquiries/person.sql.ts';
import { forgetStrayMails } from '#enquiries/stay-mail.sql.ts';
import { deleteBouncedBefore, deleteDoneJobs } from '#mail/mail-jobs.sql.ts';
import { deleteMissedBefore } from '#missed-searches/missed-searches.sql.ts';
import { deleteKnownNetworksBefore } from '#session/login-failures.sql.ts';
import { knownForMs } from '#session/login-throttle.ts';
import { deleteVisitsBefore } from '#visits/visits.sql.ts';

const dayMs = 24 * 3_600_000;
const traceDays = 30;
/** A body that goes is noted a week before, and goes only when that was six days ago or more (decision 051). */
const notedDaysBefore = 7;
const notedForDays = 6;

/** How much went because of its age. */
export interface Purged extends Expiry {
  readonly mails: number;
  readonly visits: number;
  readonly searches: number;
}

/**
 * Erases what visitors sent when its time is over (product 11.1), and the traces that nothing needs any more. The key of
 * a submission stays for good, that of a visit for as long as a phone is likely to send it again. Only by a clock that is
 * believed (`judgeTime`).
 */
export async function purgeExpired(sql: Pool, now: Date): Promise<Purged> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const kept = site.submissionsKeptForDays;
  const moments = { sentBefore: daysAgo(kept), notedBy: daysAgo(notedForDays), soonBefore: daysAgo(kept - notedDaysBefore) };
  const expiry = await expireEnquiries(sql, moments, now);
  const mails = await deleteDoneJobs(sql, daysAgo(traceDays));
  await deleteBouncedBefore(sql, moments.sentBefore);
  const visits = await deleteVisitsBefore(sql, daysAgo(traceDays));
  const searches = await deleteMissedBefore(sql, daysAgo(site.missedSearchesKeptForDays));
  await forgetStrayMails(sql);
  await forgetFullBuckets(sql, now);
  await deleteKnownNetworksBefore(sql, new Date(now.getTime() - knownForMs));
  return { ...expiry, mails, visits, searches };
}
