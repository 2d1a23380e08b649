import { longestSearch } from '@helpdesk/contract/calls/search';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { isLanguage } from '@helpdesk/contract/languages';
import { embedSegment } from '@helpdesk/contract/rules/addresses';
import type { Embed, EmbedView } from '@helpdesk/contract/sync/page';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';
import { type Context, Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { ReadBudget } from '#http/budget/read-budget.ts';
import type { Work } from '#http/budget/work.ts';
import { framePolicy, policyWithStyles } from '#http/headers.ts';
import { compressedCache, uncached } from '#http/kept/compressed-cache.ts';
import { sendCompressed } from '#http/kept/send-compressed.ts';
import type { OriginOf } from '#http/origin.ts';
import { regionDay } from '#listings/region-day.ts';

interface EmbedTools {
  readonly embed: Embed;
  readonly catalogue: Pick<CatalogueSource, 'soon'>;
  readonly originOf: OriginOf;
  readonly budget: ReadBudget;
  readonly now: () => number;
}

/** A frame is a kilobyte or two when it is packed: all of 5,000 listings fit in one language. */
const maxCachedBytes = 16 * 1024 * 1024;

/**
 * What closes a listing reaches whoever opens a partner's site within a quarter of an hour, whatever stands between; where the server does not
 * answer, an edge shows for a day what it has.
 */
const frameCaching = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';

/** Frames for other sites (product 16), which alone may be framed, and the page where a partner gets the code. No cookie is read: the address says all. */
export function embedRoutes({ embed, catalogue, originOf, budget, now }: EmbedTools) {
  const cached = compressedCache(maxCachedBytes);
  const framed = framePolicy(embed.styles.frames);
  // The one form of the site that is sent without a script: a name that is looked for.
  const forPartners = policyWithStyles([embed.styles.partners]).replace("form-action 'none'", "form-action 'self'");

  async function send(c: Context, viewIn: (rows: CatalogueRows) => EmbedView): Promise<Response> {
    const { epoch, seq, rows } = await catalogue.soon();
    const [day, origin, lang] = [regionDay(now()), originOf(c), c.req.query('lang')];
    const language = isLanguage(lang) ? lang : 'en';
    const view = viewIn(rows);
    const begin = () => budget.begin(c);
    const make = (work: Work) => work.now(() => embed.make({ view, language, catalogue: { epoch, seq, rows }, day, origin }));
    const isKept = !(view.is === 'partners' && view.search);
    const packed = await (isKept ? cached : uncached)(`${epoch} ${seq} ${day}`, JSON.stringify([origin, language, view]), make, begin);
    const isFrame = view.is !== 'partners';
    c.header('Content-Security-Policy', isFrame ? framed : forPartners);
    c.header('Cache-Control', isFrame ? frameCaching : 'no-cache');
    c.header('Content-Language', language);
    if (isFrame) {
      // For sites that let in only what says that it may be.
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      c.header('X-Robots-Tag', 'noindex');
    }
    // Nothing is held longer than a clock that is put right may be wrong.
    return sendCompressed(c, packed, {
      type: 'text/html; charset=utf-8',
      status: view.is === 'nothing' ? 404 : 200,
      readyForMs: 60_000,
      isForOne: !isKept,
    });
  }

  const frame = (is: 'listing' | 'nearby') => (c: Context) =>
    send(c, (rows) => {
      const id = c.req.param('id') ?? '';
      return isListed(rows, id) ? { is, id } : { is: 'nothing' };
    });

  return new Hono()
    .get(`/${embedSegment}`, (c) =>
      send(c, (rows) => {
        const id = c.req.query('id') ?? '';
        const search = (c.req.query('search') ?? '').slice(0, longestSearch);
        return { is: 'partners', search, id: isListed(rows, id) ? id : '' };
      }),
    )
    .get(`/${embedSegment}/:id`, frame('listing'))
    .get(`/${embedSegment}/:id/nearby`, frame('nearby'))
    .get(`/${embedSegment}/*`, (c) => send(c, () => ({ is: 'nothing' })));
}

const isListed = (rows: CatalogueRows, id: string): boolean =>
  listingKinds.some((kind) => (rows[kind] as readonly ListingRow[]).some(({ _id }) => _id === id));
