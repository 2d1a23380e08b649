import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { type Context, Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import { unpacked } from '#http/kept/send-compressed.ts';
import type { OriginOf } from '#http/origin.ts';
import { limitRead, type ReadLimit } from '#http/read-limit.ts';
import { changeTimes } from './change-times.sql.ts';
import { sitemap } from './sitemap.ts';

const zip = promisify(gzip);
const hour = 'public, max-age=3600';

interface Made {
  readonly etag: string;
  readonly zipped: Uint8Array<ArrayBuffer>;
}

/**
 * What search engines ask for before they ask for pages.
 * @param keeps whether the sitemap is kept: else it is made for each request, as often as `limit` lets one network
 */
export function crawlerRoutes(sql: Pool, catalogue: CatalogueSource, originOf: OriginOf, keeps: boolean, limit: ReadLimit) {
  let made: Promise<Made> | undefined;
  let madeOf = '';

  async function make(rows: CatalogueRows, origin: string): Promise<Made> {
    const xml = sitemap(rows, await changeTimes(sql), origin);
    const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
    return { etag, zipped: new Uint8Array(await zip(xml)) };
  }

  /** Made anew when the catalogue has moved, and else kept where the origin is set: many invented ones take nothing from it. */
  async function newest(c: Context): Promise<Made> {
    const { epoch, seq, rows } = await catalogue.soon();
    const of = `${epoch} ${seq}`;
    if (keeps && madeOf === of && made) return made;
    limitRead(limit, c);
    const making = make(rows, originOf(c));
    if (!keeps) return making;
    madeOf = of;
    made = making;
    made.catch(() => {
      madeOf = '';
    });
    return made;
  }

  return new Hono()
    .get('/robots.txt', (c) => c.text(robots(originOf(c)), 200, { 'Cache-Control': hour }))
    .get('/sitemap.xml', async (c) => {
      const { etag, zipped } = await newest(c);
      c.header('ETag', etag);
      c.header('Cache-Control', hour);
      c.header('Vary', 'Accept-Encoding');
      const known = c.req.header('If-None-Match') ?? '';
      if (known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304);
      c.header('Content-Type', 'application/xml; charset=utf-8');
      if (!c.req.header('Accept-Encoding')?.includes('gzip')) return c.body(unpacked(zipped));
      c.header('Content-Encoding', 'gzip');
      return c.body(zipped);
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
