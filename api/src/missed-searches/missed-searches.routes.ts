import { countedText, type MissedSearch, missedSearchCalls } from '@helpdesk/contract/calls/missed-searches';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { answer } from '#http/answer.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import type { SubmissionLimit } from '#http/submission-limit.ts';
import { addMissed, readMissed } from './missed-searches.sql.ts';

export const missedSearchRoutes = (sql: Pool, now: () => number, limit: SubmissionLimit) =>
  new Hono()
    .post(routePath(missedSearchCalls.report), async (c) => {
      const { searches } = await readJson(c, missedSearchCalls.report.body);
      const counted = countedOnly(searches);
      if (counted.length > 0) {
        await sql.begin(async (tx) => {
          await addMissed(tx, counted, new Date(now()));
          await limit.take(c, tx);
        });
      }
      return answer(c, missedSearchCalls.report, { success: true });
    })
    .get(routePath(missedSearchCalls.list), async (c) => {
      const listed = await readMissed(sql);
      return answer(
        c,
        missedSearchCalls.list,
        listed.map((search) => ({ ...search, lastAt: search.lastAt.toISOString() })),
      );
    });

/** Each text once, spelled as it is counted; what may be personal data is dropped, whatever a phone sent. */
function countedOnly(searches: readonly MissedSearch[]): MissedSearch[] {
  const counts = new Map<string, number>();
  for (const { text, count } of searches) {
    const counted = countedText(text);
    if (counted !== undefined) counts.set(counted, (counts.get(counted) ?? 0) + count);
  }
  return [...counts].map(([text, count]) => ({ text, count }));
}
