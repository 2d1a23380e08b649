import { type AlertsAnswer, alertCalls, isCurrent } from '@helpdesk/contract/sync/alerts';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { answerBareProblem } from '#http/answer.ts';
import { routePath } from '#http/route-path.ts';
import { readStored } from './alerts.sql.ts';

/** What phones show of official alerts; only where the server follows a feed. */
export const alertRoutes = (sql: Pool, now: () => number) =>
  new Hono().onError(answerBareProblem).get(routePath(alertCalls.read), async (c) => {
    const { checkedAt, alerts } = await readStored(sql);
    c.header('Cache-Control', 'public, max-age=60');
    return c.json({
      checkedAt: checkedAt?.toISOString() ?? null,
      alerts: alerts.filter((alert) => isCurrent(alert, now())),
    } satisfies AlertsAnswer);
  });
