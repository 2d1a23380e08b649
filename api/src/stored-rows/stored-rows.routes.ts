import { storedRowCalls } from '@helpdesk/contract/calls/stored-rows';
import { Hono } from 'hono';

import { readRow, readUnpublished } from '#db/catalogue-rows.sql.ts';
import type { Pool } from '#db/sql.ts';
import { answer } from '#http/answer.ts';
import { found } from '#http/problem.ts';
import { routePath } from '#http/route-path.ts';
import { tableOf } from '#listings/table-of.ts';

/** What the back-office edits and looks at before anybody else does. */
export const storedRowRoutes = (sql: Pool) =>
  new Hono()
    .get(routePath(storedRowCalls.one), async (c) => {
      const { table, id } = c.req.param();
      return answer(c, storedRowCalls.one, found(await readRow(sql, tableOf(table), id), 'server_not_found'));
    })
    .get(routePath(storedRowCalls.unpublished), async (c) =>
      answer(c, storedRowCalls.unpublished, await readUnpublished(sql, tableOf(c.req.param('table')))),
    );
