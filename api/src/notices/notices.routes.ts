import { noticeCalls } from '@helpdesk/contract/calls/notices';
import { toWire } from '@helpdesk/contract/sync/wire';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { addedId } from '#http/submission-key.ts';
import { expectedVersion } from '#http/version.ts';
import type { AnswerRows } from '#listings/row-answers.ts';
import { addNotice, changeNotice, deleteNotice } from './notice-writes.ts';

export const noticeRoutes = (sql: Pool, answerRows: AnswerRows) =>
  new Hono()
    .get(routePath(noticeCalls.list), (c) =>
      answerRows(c, noticeCalls.list, {}, ({ notices }) => notices.map((row) => toWire('notices', row))),
    )
    .post(routePath(noticeCalls.add), async (c) => {
      const input = await readJson(c, noticeCalls.add.body);
      const _id = addedId(c);
      await addNotice(sql, administratorOf(c), _id, input);
      return answer(c, noticeCalls.add, { _id }, 'server_added_notice');
    })
    .put(routePath(noticeCalls.update), async (c) => {
      const input = await readJson(c, noticeCalls.update.body);
      const id = c.req.param('id');
      await changeNotice(sql, administratorOf(c), id, input, expectedVersion(c));
      return answer(c, noticeCalls.update, { _id: id }, 'server_changed_notice');
    })
    .delete(routePath(noticeCalls.remove), async (c) => {
      const id = c.req.param('id');
      await deleteNotice(sql, administratorOf(c), id, expectedVersion(c));
      return answer(c, noticeCalls.remove, { _id: id }, 'server_deleted_notice');
    });
