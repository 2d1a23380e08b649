import { isLanguage } from '@helpdesk/contract/languages';
import type { MakePage } from '@helpdesk/contract/page';
import { site } from '@helpdesk/site/site';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { OriginOf } from '#http/origin.ts';
import { type Packed, packedCache } from '#http/packed-cache.ts';
import { sendPacked } from '#http/send-packed.ts';
import { canonicalAddress } from './canonical-address.ts';
import { decoded, resolveAddress } from './resolve-address.ts';

interface PageTools {
  readonly catalogue: CatalogueSource;
  /** The built app. */
  readonly dist: string;
  /** Absent: every page is the shell, and the app makes it. */
  readonly makePage?: MakePage;
  readonly originOf: OriginOf;
  readonly now: () => number;
}

const maxCachedBytes = 32 * 1024 * 1024;

/** Pages that only the app makes: of the back-office, however their address is written. */
const isAppOnly = (pathname: string): boolean => /^\/+(?:admin|login)(?:\/|$)/i.test(decoded(pathname) ?? '');

/** Swedish writes a day as `YYYY-MM-DD`. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });

/** Every navigation: the page, with 404 where there is nothing (decision B12), or the way to where it moved. */
export function pageRoutes({ catalogue, dist, makePage, originOf, now }: PageTools) {
  const serveShell = serveStatic({ root: dist, path: 'index.html', precompressed: true });
  const cached = packedCache(maxCachedBytes);

  /** Undefined where only the shell can be served. */
  async function packedPage(c: Context, url: URL): Promise<Packed | undefined> {
    const known = await catalogue.recent();
    if (!known || !makePage || isAppOnly(url.pathname)) return undefined;
    const { address, language = chosenLanguage(c) } = canonicalAddress(url);
    const [day, origin] = [dayFormat.format(now()), originOf(c)];
    return cached(`${known.epoch} ${known.seq} ${day}`, `${origin} ${language} ${address}`, () =>
      makePage({ address, language, catalogue: known, day, origin }),
    ).catch((error: Error) => {
      // Without the address, which may hold what somebody searched for.
      console.error('A page could not be made; the app makes it.', error.stack);
      return undefined;
    });
  }

  return new Hono().get('*', async (c, next) => {
    c.header('Cache-Control', 'no-cache');
    const url = new URL(c.req.url);
    const known = await catalogue.recent();
    // Without the database the page still opens: the app shows what the phone holds.
    const address = known ? resolveAddress(known.rows, url.pathname) : 'page';
    if (typeof address === 'object') {
      c.header('Cache-Control', address.forGood ? 'public, max-age=3600' : 'no-store');
      return c.redirect(address.movedTo + url.search, address.forGood ? 301 : 302);
    }
    const status = address === 'page' ? 200 : 404;
    const page = await packedPage(c, url);
    if (page) {
      c.header('Vary', 'Cookie');
      return sendPacked(c, page, 'text/html; charset=utf-8', status);
    }
    const shell = (await serveShell(c, next)) as Response;
    return new Response(shell.body, { status, headers: shell.headers });
  });
}

/** Only a choice that was made counts, not what a phone was sold with (decision B17). */
function chosenLanguage(c: Context) {
  const chosen = getCookie(c, 'lang');
  return isLanguage(chosen) ? chosen : 'en';
}
