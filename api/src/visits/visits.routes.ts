import { visitCalls } from '@helpdesk/contract/calls/visits';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { answer } from '#http/answer.ts';
import { routePath } from '#http/route-path.ts';
import { sharedCaching } from '#http/shared/shared-caching.ts';
import { submissionKey } from '#http/submission-key.ts';
import type { SubmissionLimit } from '#http/submission-limit.ts';
import { countVisit, readVisitorCount } from './visits.sql.ts';

export const visitRoutes = (sql: Pool, now: () => number, limit: SubmissionLimit) =>
  new Hono()
    .get(routePath(visitCalls.count), async (c) => {
      const counted = answer(c, visitCalls.count, { count: await readVisitorCount(sql) });
      counted.headers.set('Cache-Control', sharedCaching);
      return counted;
    })
    .post(routePath(visitCalls.increment), async (c) => {
      const key = submissionKey(c);
      await sql.begin(async (tx) => {
        if (await countVisit(tx, key, new Date(now()))) await limit.take(c, tx);
      });
      return answer(c, visitCalls.increment, { success: true, key });
    });
