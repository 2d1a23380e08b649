import { enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { answer } from '#http/answer.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import type { SubmissionLimit } from '#http/submission-limit.ts';
import { readRequestStates } from './request-states.sql.ts';

/** What phones ask of what they sent (decision 066). */
export const requestStateRoutes = (sql: Pool, limit: SubmissionLimit) =>
  new Hono().post(routePath(enquiryCalls.states), async (c) => {
    const { keys } = await readJson(c, enquiryCalls.states.body);
    await limit.take(c, sql);
    c.header('Cache-Control', 'no-store');
    return answer(c, enquiryCalls.states, await readRequestStates(sql, keys));
  });
