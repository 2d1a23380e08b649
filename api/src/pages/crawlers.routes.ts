import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import type { ReadBudget } from '#http/budget/read-budget.ts';
import { compressedCache } from '#http/kept/compressed-cache.ts';
import { sendCompressed } from '#http/kept/send-compressed.ts';
import type { OriginOf } from '#http/origin.ts';
import { changeTimes } from './change-times.sql.ts';
import { sitemap } from './sitemap.ts';

const hour = 'public, max-age=3600';

/** Of a few origins. */
const maxCachedBytes = 8 * 1024 * 1024;

/** What search engines ask for before they ask for pages. */
export function crawlerRoutes(sql: Pool, catalogue: CatalogueSource, originOf: OriginOf, budget: ReadBudget) {
  const cached = compressedCache(maxCachedBytes);
  return new Hono()
    .get('/robots.txt', (c) => c.text(robots(originOf(c)), 200, { 'Cache-Control': hour }))
    .get('/sitemap.xml', async (c) => {
      const { epoch, seq, rows } = await catalogue.soon();
      const origin = originOf(c);
      const begin = () => budget.begin(c);
      const xml = await cached(`${epoch} ${seq}`, origin, async () => sitemap(rows, await changeTimes(sql), origin), begin);
      c.header('Cache-Control', hour);
      return sendCompressed(c, xml, { type: 'application/xml; charset=utf-8' });
    });
}

/** What is nobody else's business: the back-office, a kiosk, and pages that hold what one visitor keeps. All else is public, the API's reads and the dataset too. */
const robots = (origin: string): string => `User-agent: *
Disallow: /admin$
Disallow: /admin/
Disallow: /kiosk
Disallow: /login
Disallow: /requests
Disallow: /saved

Sitemap: ${origin}/sitemap.xml
`;
