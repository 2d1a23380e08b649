import { translationCalls } from '@helpdesk/contract/calls/translations';
import { translatedTables } from '@helpdesk/contract/kinds/parts';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import { acceptQuery } from '#http/accept.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { found } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { expectedVersion } from '#http/version.ts';
import { translate } from './translate.ts';
import { listOf, progressOf } from './translation-counts.ts';
import { readOutdated } from './translations.sql.ts';

export function translationRoutes(sql: Pool, catalogue: CatalogueSource) {
  const known = async () => ({ rows: (await catalogue.current()).rows, outdated: await readOutdated(sql) });
  return new Hono()
    .get(routePath(translationCalls.outdated), async (c) => answer(c, translationCalls.outdated, await readOutdated(sql)))
    .get(routePath(translationCalls.progress), async (c) => answer(c, translationCalls.progress, await progressOf(await known())))
    .get(routePath(translationCalls.list), acceptQuery(translationCalls.list.query), async (c) =>
      answer(c, translationCalls.list, await listOf(await known(), c.req.valid('query'))),
    )
    .put(routePath(translationCalls.translate), async (c) => {
      const { table: asked, id } = c.req.param();
      const table = found(
        translatedTables.find((each) => each === asked),
        'server_not_found',
      );
      const body = await readJson(c, translationCalls.translate.body);
      await translate(sql, administratorOf(c), table, id, body, expectedVersion(c));
      return answer(c, translationCalls.translate, { _id: id }, 'server_translated');
    });
}
