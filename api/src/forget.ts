import { site } from '@helpdesk/site/site';

import type { Pool } from '#db/sql.ts';
import { forgetFullBuckets } from '#db/token-bucket.ts';
import { expireEnquiries } from '#enquiries/person.sql.ts';
import { forgetDoneJobs } from '#mail/mail-jobs.sql.ts';
import { forgetMissed } from '#missed-searches/missed-searches.sql.ts';
import { forgetVisits } from '#visits/visits.sql.ts';

const dayMs = 24 * 3_600_000;
const traceDays = 30;

/**
 * Erases what visitors sent when its time is over (decision B19), and the traces that nothing needs any more. The key of
 * a submission stays for good, that of a visit for as long as a phone is likely to send it again.
 */
export async function forgetOld(sql: Pool, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await expireEnquiries(sql, daysAgo(site.submissionsKeptForDays), now);
  await forgetDoneJobs(sql, daysAgo(traceDays));
  await forgetVisits(sql, daysAgo(traceDays));
  await forgetMissed(sql, daysAgo(site.missedSearchesKeptForDays));
  await forgetFullBuckets(sql, now);
}
