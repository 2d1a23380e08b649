import { noticeCalls } from '@helpdesk/contract/notices';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import { answer } from '#http/answer.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { deleteNotice, saveNotice } from './notice-writes.ts';

export const noticeRoutes = (sql: Pool, catalogue: CatalogueSource) =>
  new Hono()
    .get(routePath(noticeCalls.list), async (c) => {
      const { rows } = await catalogue.current();
      return answer(
        c,
        noticeCalls.list,
        rows.notices.map(({ seq, ...notice }) => notice),
      );
    })
    .post(routePath(noticeCalls.add), async (c) => {
      const input = await readJson(c, noticeCalls.add.body);
      return answer(c, noticeCalls.add, { _id: await saveNotice(sql, input) }, 'server_added_notice');
    })
    .put(routePath(noticeCalls.update), async (c) => {
      const input = await readJson(c, noticeCalls.update.body);
      return answer(c, noticeCalls.update, { _id: await saveNotice(sql, input, c.req.param('id')) }, 'server_changed_notice');
    })
    .delete(routePath(noticeCalls.remove), async (c) => {
      const id = c.req.param('id');
      await deleteNotice(sql, id);
      return answer(c, noticeCalls.remove, { _id: id }, 'server_deleted_notice');
    });
