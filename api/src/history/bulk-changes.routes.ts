import { bulkChangeCalls } from '@helpdesk/contract/calls/bulk/bulk-changes';
import { Hono } from 'hono';

import { readBulkChanges } from '#db/bulk-changes.sql.ts';
import type { Pool } from '#db/sql.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { routePath } from '#http/route-path.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { tableOf } from '#listings/table-of.ts';
import { bulkChangesSince, undoBulkChange } from './bulk-changes.ts';

export const bulkChangeRoutes = (sql: Pool, pictures: Pictures, now: () => number) =>
  new Hono()
    .get(routePath(bulkChangeCalls.list), async (c) => {
      const changes = await readBulkChanges(sql, tableOf(c.req.param('table')), bulkChangesSince(new Date(now())));
      return answer(
        c,
        bulkChangeCalls.list,
        changes.map(({ id: _id, at, ...change }) => ({ ...change, _id, at: at.toISOString() })),
      );
    })
    .put(routePath(bulkChangeCalls.undo), async (c) => {
      const { undone, remaining, left } = await undoBulkChange(sql, pictures, administratorOf(c), c.req.param('id'), new Date(now()));
      const named = left.map(({ table, id: _id, name }) => ({ table, _id, name }));
      return answer(c, bulkChangeCalls.undo, { undone, remaining, left: named }, 'server_restored');
    });
