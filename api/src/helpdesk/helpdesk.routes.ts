import { helpdeskCalls } from '@helpdesk/contract/calls/site/helpdesk';
import { helpdeskId } from '@helpdesk/contract/kinds/helpdesk';
import type { MakePage } from '@helpdesk/contract/sync/page';
import { toWire } from '@helpdesk/contract/sync/wire';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import type { OriginOf } from '#http/origin.ts';
import { found } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { expectedVersion } from '#http/version.ts';
import { regionDay } from '#listings/region-day.ts';
import type { AnswerRows } from '#listings/row-answers.ts';
import { deleteHelpdesk, saveHelpdesk } from './helpdesk-writes.ts';
import { stillPage } from './still-page.ts';

interface PreviewTools {
  readonly catalogue: CatalogueSource;
  /** Absent: nothing is seen before it is saved. */
  readonly makePage?: MakePage;
  readonly originOf: OriginOf;
  readonly now: () => number;
}

export const helpdeskRoutes = (sql: Pool, answerRows: AnswerRows, { catalogue, makePage, originOf, now }: PreviewTools) =>
  new Hono()
    .get(routePath(helpdeskCalls.read), (c) =>
      answerRows(c, helpdeskCalls.read, {}, ({ helpdesk: [row] }) => (row ? toWire('helpdesk', row) : null)),
    )
    .put(routePath(helpdeskCalls.save), async (c) => {
      const input = await readJson(c, helpdeskCalls.save.body);
      const _id = await saveHelpdesk(sql, administratorOf(c), input, expectedVersion(c));
      return answer(c, helpdeskCalls.save, { _id }, 'server_changed_helpdesk');
    })
    .delete(routePath(helpdeskCalls.remove), async (c) => {
      await deleteHelpdesk(sql, administratorOf(c), expectedVersion(c));
      return answer(c, helpdeskCalls.remove, { _id: helpdeskId }, 'server_deleted_helpdesk');
    })
    .post(routePath(helpdeskCalls.preview), async (c) => {
      const { helpdesk, page, language } = await readJson(c, helpdeskCalls.preview.body);
      const make = found(makePage, 'server_not_found');
      const { epoch, seq, rows } = await catalogue.soon();
      const { stillRight: _, translations = {}, ...fields } = helpdesk;
      const row = { ...fields, translations, _id: helpdeskId, seq };
      const seen = { epoch, seq, rows: { ...rows, helpdesk: [row] } };
      const html = await make({ address: page, language, catalogue: seen, day: regionDay(now()), origin: originOf(c) });
      return c.html(stillPage(html));
    });
