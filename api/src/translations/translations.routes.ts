import { translationCalls } from '@helpdesk/contract/calls/translations';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { answer } from '#http/answer.ts';
import { routePath } from '#http/route-path.ts';
import { readOutdated } from './translations.sql.ts';

export const translationRoutes = (sql: Pool) =>
  new Hono().get(routePath(translationCalls.outdated), async (c) => answer(c, translationCalls.outdated, await readOutdated(sql)));
