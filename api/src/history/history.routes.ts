import { deletedKeptDays, historyCalls } from '@helpdesk/contract/calls/history';
import { Hono } from 'hono';

import { readDeleted, readVersions } from '#db/row-versions.sql.ts';
import type { Pool } from '#db/sql.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { routePath } from '#http/route-path.ts';
import { expectedVersion } from '#http/version.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { wireVersion } from '#listings/stale-write.ts';
import { tableOf } from '#listings/table-of.ts';
import { restoreDeleted, restoreVersion } from './restore.ts';

const dayMs = 24 * 3_600_000;

export const historyRoutes = (sql: Pool, pictures: Pictures, now: () => number) =>
  new Hono()
    .get(routePath(historyCalls.versions), async (c) => {
      const table = tableOf(c.req.param('table'));
      const versions = await readVersions(sql, table, c.req.param('id'));
      return answer(
        c,
        historyCalls.versions,
        versions.map((version) => wireVersion(table, version)),
      );
    })
    .get(routePath(historyCalls.deleted), async (c) => {
      const table = tableOf(c.req.param('table'));
      const deleted = await readDeleted(sql, table, new Date(now() - deletedKeptDays * dayMs));
      return answer(
        c,
        historyCalls.deleted,
        deleted.map((row) => ({ ...row, table, at: row.at.toISOString() })),
      );
    })
    .put(routePath(historyCalls.restore), async (c) => {
      const { table, id, version } = c.req.param();
      await restoreVersion(sql, pictures, administratorOf(c), tableOf(table), id, Number(version), expectedVersion(c));
      return answer(c, historyCalls.restore, { _id: id }, 'server_restored');
    })
    .put(routePath(historyCalls.undelete), async (c) => {
      const { table, id } = c.req.param();
      await restoreDeleted(sql, pictures, administratorOf(c), tableOf(table), id);
      return answer(c, historyCalls.undelete, { _id: id }, 'server_restored');
    });
