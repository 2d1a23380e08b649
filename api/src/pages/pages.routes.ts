import { eachTable } from '@helpdesk/contract/kinds/kinds';
import { isLanguage } from '@helpdesk/contract/languages';
import { nearMe } from '@helpdesk/contract/rules/filter-names';
import { resolveAddress } from '@helpdesk/contract/rules/resolve-address';
import type { MakePage } from '@helpdesk/contract/sync/page';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { asksForNow } from '@helpdesk/contract/wishes/terms';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';

import type { Catalogue, CatalogueSource } from '#db/catalogue.ts';
import type { ReadBudget } from '#http/budget/read-budget.ts';
import type { Work } from '#http/budget/work.ts';
import { concurrencyLimit } from '#http/concurrency-limit.ts';
import { policyWithStyles } from '#http/headers.ts';
import { type Compressed, compressedCache, uncached } from '#http/kept/compressed-cache.ts';
import { sendCompressed } from '#http/kept/send-compressed.ts';
import type { OriginOf } from '#http/origin.ts';
import { Problem } from '#http/problem.ts';
import { type ContentVersion, sayVersion, seqOfEdge } from '#http/shared/content-version.ts';
import { sharedCaching } from '#http/shared/shared-caching.ts';
import { regionDay, regionMoment } from '#listings/region-day.ts';
import { logger } from '#logger.ts';
import { canonicalAddress } from './canonical-address.ts';

interface PageTools {
  readonly catalogue: CatalogueSource;
  /** The built app. */
  readonly dist: string;
  /** Absent: every page is the shell, and the app makes it. */
  readonly makePage?: MakePage;
  /** The shell as the site's own; as it was built when absent. */
  readonly shell?: Promise<Compressed>;
  /** What stands in the style elements of its pages. */
  readonly pageStyles?: readonly string[];
  /** Throws for one that nothing is made for: there the app makes its pages. */
  readonly originOf: OriginOf;
  /** Of what pages are, see `sayVersion`. */
  readonly versionOf: ContentVersion;
  readonly budget: ReadBudget;
  readonly now: () => number;
}

const maxCachedBytes = 32 * 1024 * 1024;
const mostAtOnce = 4;
const mostWaiting = 60;

/** Pages that only the app makes: of the back-office, and of a kiosk, which a device is and no address. */
const isAppOnly = (page: string): boolean => /^\/(?:admin|kiosk|login)(?:\/|$)/.test(page);

/** The address of the one page that says of all others that nothing is there: no page can have so many segments. */
const nowhere = '/-/-/-';
const noRows = eachTable(() => []) satisfies CatalogueRows;

/** A clock that is put right makes it another day at once. */
const longestReadyMs = 60_000;

/** Until pages say another day. */
function msLeftOfDay(now: number): number {
  const [hours = 0, minutes = 0] = regionMoment(now).time.split(':').map(Number);
  return 86_400_000 - (hours * 60 + minutes) * 60_000 - (now % 60_000);
}

/** Every navigation: the page, with 404 where there is nothing (product 4.4), or the way to where it moved. */
export function pageRoutes({ catalogue, dist, makePage, pageStyles = [], shell, originOf, versionOf, budget, now }: PageTools) {
  const serveShell = serveStatic({ root: dist, path: 'index.html', precompressed: true });
  const policy = policyWithStyles(pageStyles);
  const cached = compressedCache(maxCachedBytes);
  /** Few at a time: a page takes the processor from all others. */
  const few = concurrencyLimit(mostAtOnce, mostWaiting);

  /** Undefined where only the shell can be served. */
  async function compressedPage(
    c: Context,
    url: URL,
    known: Catalogue | undefined,
    path: string | undefined,
  ): Promise<Compressed | undefined> {
    if (!known || !makePage || isAppOnly(path ?? nowhere)) return undefined;
    url.pathname = path ?? nowhere;
    const { address, language = 'en' } = canonicalAddress(url);
    // It asks nothing of the rows: what comes near to an address is found by the phone, which anybody may ask for as many as they like.
    const made = path ? known : { ...known, rows: noRows };
    const day = regionDay(now());
    const page = async () => {
      const origin = originOf(c);
      const begin = () => budget.begin(c);
      const make = (work: Work) => few(() => work.now(() => makePage({ address, language, catalogue: made, day, origin })));
      // What is open now is another page a minute later.
      const keep = isOfTheMinute(url) ? uncached : cached;
      return keep(`${known.epoch} ${known.seq} ${day}`, `${origin} ${language} ${address}`, make, begin);
    };
    return page().catch((error: Error) => {
      // The app makes it.
      if (error instanceof Problem) return undefined;
      // Without the address, which may hold what somebody searched for.
      logger.error('A page could not be made; the app makes it.', { requestId: c.get('requestId'), stack: error.stack });
      return undefined;
    });
  }

  return new Hono().get('*', async (c, next) => {
    c.header('Cache-Control', 'no-cache');
    const url = new URL(c.req.url);
    const known = await catalogue.soon(seqOfEdge(c)).catch(() => undefined);
    // Without the database the page still opens: the app shows what the phone holds.
    const address = known ? resolveAddress(known.rows, url.pathname) : { page: url.pathname };
    if (address !== 'nothing' && 'movedTo' in address) {
      c.header('Cache-Control', address.forGood ? 'public, max-age=3600' : 'no-store');
      return c.redirect(address.movedTo + url.search, address.forGood ? 301 : 302);
    }
    const inChosen = isAppOnly(url.pathname) ? undefined : inChosenLanguage(c, url);
    if (inChosen) {
      c.header('Cache-Control', 'private, no-store');
      return c.redirect(inChosen, 302);
    }
    const status = address === 'nothing' ? 404 : 200;
    const page = await compressedPage(c, url, known, address === 'nothing' ? undefined : address.page);
    if (page) {
      if (known && !isOfTheMinute(url) && !url.searchParams.has('search')) {
        c.header('Cache-Control', sharedCaching);
        sayVersion(c, versionOf(known));
      }
      c.header('Content-Security-Policy', policy);
      return sendCompressed(c, page, {
        type: 'text/html; charset=utf-8',
        status,
        readyForMs: Math.min(msLeftOfDay(now()), longestReadyMs),
      });
    }
    if (shell) return sendCompressed(c, await shell, { type: 'text/html; charset=utf-8', status, isForOne: true });
    const built = (await serveShell(c, next)) as Response;
    return new Response(built.body, { status, headers: built.headers });
  });
}

/**
 * Where the address names no language and another than English was chosen: the way to the page that names it, so that an address is one text for
 * everybody. Only a choice that was made counts, not what a phone was sold with (product 8.1).
 */
function inChosenLanguage(c: Context, url: URL): string | undefined {
  const chosen = getCookie(c, 'lang', 'host') ?? getCookie(c, 'lang');
  if (!isLanguage(chosen) || chosen === 'en' || canonicalAddress(url).language) return undefined;
  const query = new URLSearchParams(url.search);
  query.set('lang', chosen);
  // One slash alone: two would lead to another host.
  return `/${url.pathname.split('/').filter(Boolean).join('/')}?${query}`;
}

/** What it shows may be another a minute later. */
const isOfTheMinute = ({ searchParams }: URL): boolean =>
  searchParams.has('open') || (searchParams.get('near') ?? nearMe) !== nearMe || asksForNow(searchParams.get('search') ?? '');
