import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import type { OriginOf } from '#http/origin.ts';
import { changeTimes } from './changed.sql.ts';
import { sitemap } from './sitemap.ts';

const zip = promisify(gzip);
const hour = 'public, max-age=3600';

interface Made {
  readonly etag: string;
  readonly xml: string;
  readonly zipped: Uint8Array<ArrayBuffer>;
}

/** What search engines ask for before they ask for pages. */
export function crawlerRoutes(sql: Pool, catalogue: CatalogueSource, originOf: OriginOf) {
  let made: Promise<Made> | undefined;
  let madeOf = '';

  /** Made anew when the catalogue has moved, and else kept: of one origin, so that many invented ones fill no memory. */
  async function newest(origin: string): Promise<Made> {
    const { epoch, seq, rows } = await catalogue.current();
    const of = `${epoch} ${seq} ${origin}`;
    if (madeOf === of && made) return made;
    madeOf = of;
    made = (async () => {
      const xml = sitemap(rows, await changeTimes(sql), origin);
      const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
      return { etag, xml, zipped: new Uint8Array(await zip(xml)) };
    })();
    made.catch(() => {
      madeOf = '';
    });
    return made;
  }

  return new Hono()
    .get('/robots.txt', (c) => c.text(robots(originOf(c)), 200, { 'Cache-Control': hour }))
    .get('/sitemap.xml', async (c) => {
      const { etag, xml, zipped } = await newest(originOf(c));
      c.header('ETag', etag);
      c.header('Cache-Control', hour);
      c.header('Vary', 'Accept-Encoding');
      const known = c.req.header('If-None-Match') ?? '';
      if (known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304);
      c.header('Content-Type', 'application/xml; charset=utf-8');
      if (!c.req.header('Accept-Encoding')?.includes('gzip')) return c.body(xml);
      c.header('Content-Encoding', 'gzip');
      return c.body(zipped);
    });
}

const robots = (origin: string): string => `User-agent: *
Disallow: /admin$
Disallow: /admin/
Disallow: /api/
Disallow: /login
Disallow: /requests

Sitemap: ${origin}/sitemap.xml
`;
