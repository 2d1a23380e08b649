import { healthCalls } from '@helpdesk/contract/calls/health';
import { Hono } from 'hono';
import type { Sql } from '#db/sql.ts';
import { isTimeDoubted } from '#db/time/believed-time.sql.ts';
import { answer } from '#http/answer.ts';
import { Problem } from '#http/problem.ts';
import { routePath } from '#http/route-path.ts';
import { databaseAnswers } from './database-answers.ts';

export const healthRoutes = (sql: Sql) =>
  new Hono().get(routePath(healthCalls.health), async (c) => {
    if (!(await databaseAnswers(sql))) throw new Problem(503, 'server_database_down');
    return answer(c, healthCalls.health, { database: 'up', clock: (await isTimeDoubted(sql)) ? 'doubted' : 'believed' });
  });
