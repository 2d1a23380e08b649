import { isLanguage } from '@helpdesk/contract/languages';
import { dataPath, feedFiles } from '@helpdesk/contract/open-data/data-files';
import { openData } from '@helpdesk/site/open-data';
import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/server-messages';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import type { ReadBudget } from '#http/budget/read-budget.ts';
import { compressedCache } from '#http/kept/compressed-cache.ts';
import { sendCompressed } from '#http/kept/send-compressed.ts';
import { openToAnySite } from '#http/open/open-reads.ts';
import type { OriginOf } from '#http/origin.ts';
import { feedOf } from './atom.ts';
import { feedEntries } from './feed-entries.ts';
import { calendarOf } from './icalendar.ts';
import { rowChanges } from './row-changes.sql.ts';

interface Parts {
  readonly sql: Pool;
  readonly catalogue: Pick<CatalogueSource, 'soon'>;
  readonly originOf: OriginOf;
  readonly budget: ReadBudget;
}

const maxCachedBytes = 4 * 1024 * 1024;

/** Notices and closed days as a calendar and as a feed (decision 102), in the language of `?lang=`, made once per change. */
export function feedRoutes({ sql, catalogue, originOf, budget }: Parts) {
  const cached = compressedCache(maxCachedBytes);
  const routes = new Hono();
  for (const { name: file, type } of feedFiles) {
    routes.use(dataPath(file), openToAnySite).get(dataPath(file), async (c) => {
      const asked = c.req.query('lang');
      const language = isLanguage(asked) ? asked : 'en';
      const origin = originOf(c);
      const { epoch, seq, rows } = await catalogue.soon();
      const make = async () => {
        const entries = feedEntries(rows, language, await rowChanges(sql));
        const name = messagesIn(language).dataset_feed({ name: site.name[language] });
        if (type === 'text/calendar') return calendarOf({ name, language, origin, entries });
        const address = `${origin}${dataPath(file)}${language === 'en' ? '' : `?lang=${language}`}`;
        return feedOf({ name, author: site.name[language], language, licence: openData.licence.url, origin, address, entries });
      };
      const packed = await cached(`${epoch} ${seq}`, `${origin} ${language} ${file}`, make, () => budget.begin(c));
      c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
      return sendCompressed(c, packed, { type: `${type}; charset=utf-8` });
    });
  }
  return routes;
}
