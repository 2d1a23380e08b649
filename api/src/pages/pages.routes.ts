import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import { resolveAddress } from './resolve-address.ts';

/** Every navigation: the app's page, with 404 where there is nothing (decision B12), or the way to where it moved. */
export function pageRoutes(catalogue: CatalogueSource, dist: string) {
  const servePage = serveStatic({ root: dist, path: 'index.html', precompressed: true });
  return new Hono().get('*', async (c, next) => {
    c.header('Cache-Control', 'no-cache');
    const { pathname, search } = new URL(c.req.url);
    const known = await catalogue.recent();
    // Without the database the page still opens: the app shows what the phone holds.
    const address = known ? resolveAddress(known.rows, pathname) : 'page';
    if (typeof address === 'object') {
      c.header('Cache-Control', address.forGood ? 'public, max-age=3600' : 'no-store');
      return c.redirect(address.movedTo + search, address.forGood ? 301 : 302);
    }
    const page = (await servePage(c, next)) as Response;
    return address === 'page' ? page : new Response(page.body, { status: 404, headers: page.headers });
  });
}
