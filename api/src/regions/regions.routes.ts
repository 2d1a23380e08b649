import { regionCalls } from '@helpdesk/contract/calls/regions';
import { toWire } from '@helpdesk/contract/sync/wire';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { expectedVersion } from '#http/version.ts';
import type { AnswerRows } from '#listings/row-answers.ts';
import { deleteRegion, saveRegion } from './region-writes.ts';

export const regionRoutes = (sql: Pool, answerRows: AnswerRows) =>
  new Hono()
    .get(routePath(regionCalls.list), (c) =>
      answerRows(c, regionCalls.list, {}, ({ regions }) => regions.map((row) => toWire('regions', row))),
    )
    .post(routePath(regionCalls.add), async (c) => {
      const input = await readJson(c, regionCalls.add.body);
      return answer(c, regionCalls.add, { _id: await saveRegion(sql, administratorOf(c), input) }, 'server_added_region');
    })
    .put(routePath(regionCalls.update), async (c) => {
      const input = await readJson(c, regionCalls.update.body);
      const _id = await saveRegion(sql, administratorOf(c), input, c.req.param('id'), expectedVersion(c));
      return answer(c, regionCalls.update, { _id }, 'server_changed_region');
    })
    .delete(routePath(regionCalls.remove), async (c) => {
      const id = c.req.param('id');
      await deleteRegion(sql, administratorOf(c), id, expectedVersion(c));
      return answer(c, regionCalls.remove, { _id: id }, 'server_deleted_region');
    });
