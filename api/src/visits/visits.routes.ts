import { visitCalls } from '@helpdesk/contract/visits';
import { Hono } from 'hono';

import type { Sql } from '#db/sql.ts';
import { answer } from '#http/answer.ts';
import { routePath } from '#http/route-path.ts';
import { readVisitorCount } from './visits.sql.ts';

export const visitRoutes = (sql: Sql) =>
  new Hono().get(routePath(visitCalls.count), async (c) => answer(c, visitCalls.count, { count: await readVisitorCount(sql) }));
