import { guideCalls } from '@helpdesk/contract/sync/guide-about';
import { site } from '@helpdesk/site/site';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { ReadBudget } from '#http/budget/read-budget.ts';
import { uploadPolicy } from '#http/headers.ts';
import { compressedCache } from '#http/kept/compressed-cache.ts';
import { sendCompressed } from '#http/kept/send-compressed.ts';
import type { OriginOf } from '#http/origin.ts';
import { routePath } from '#http/route-path.ts';
import { regionDay } from '#listings/region-day.ts';
import type { listPictures } from './list-pictures.ts';
import { type GuideParts, writeGuide } from './write-guide.ts';

/** Of a few origins. */
const maxCachedBytes = 8 * 1024 * 1024;

/** The region as one file, made once per change and day, and always a download: its script is none of this origin's. */
export function guideFileRoutes(
  parts: GuideParts,
  catalogue: Pick<CatalogueSource, 'soon'>,
  pictures: ReturnType<typeof listPictures>,
  originOf: OriginOf,
  budget: ReadBudget,
  now: () => number,
) {
  const cached = compressedCache(maxCachedBytes);
  return new Hono().get(routePath(guideCalls.file), async (c) => {
    const current = await catalogue.soon();
    const madeAt = now();
    const day = regionDay(madeAt);
    const origin = originOf(c);
    const file = await cached(
      `${current.epoch} ${current.seq} ${day}`,
      origin,
      async (work) => writeGuide(parts, { catalogue: current, pictures: await pictures(current.rows), origin, madeAt }, work),
      () => budget.begin(c),
    );
    c.header('Content-Disposition', `attachment; filename="${fileName(day)}"`);
    c.header('Content-Security-Policy', uploadPolicy);
    c.header('Cache-Control', 'no-cache');
    return sendCompressed(c, file, { type: 'text/html; charset=utf-8', isForOne: true });
  });
}

const fileName = (day: string): string => `${site.shortName.en.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-guide-${day}.html`;
