import { overviewCalls } from '@helpdesk/contract/calls/overview';
import type { TranslatedFrom } from '@helpdesk/contract/calls/translations';
import { Hono } from 'hono';
import type { Catalogue, CatalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import { isTimeDoubted } from '#db/time/believed-time.sql.ts';
import { acceptQuery } from '#http/accept.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { Problem } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { regionDay } from '#listings/region-day.ts';
import { noteChecked } from './confirm.sql.ts';
import { type OverviewParts, overviewOf, statesOf } from './overview.ts';
import { listPictures } from './pack.ts';

/** What other features know of the catalogue. */
export interface OverviewSources {
  readonly catalogue: CatalogueSource;
  /** Bytes of all rows as they travel. */
  packedBytes(catalogue: Catalogue): Promise<number>;
  /** Bytes of the list pictures, by address. */
  pictureBytes(addresses: readonly string[]): Promise<ReadonlyMap<string, number>>;
  outdated(): Promise<readonly { readonly _id: string; readonly translatedFrom: TranslatedFrom }[]>;
  unreadEnquiries(): Promise<number>;
  missedSearches(): Promise<readonly { readonly text: string; readonly count: number }[]>;
}

export function overviewRoutes(sql: Pool, sources: OverviewSources, now: () => number) {
  async function parts(): Promise<OverviewParts> {
    const current = await sources.catalogue.current();
    const [packed, pictures, outdated] = await Promise.all([
      sources.packedBytes(current),
      sources.pictureBytes(listPictures(current.rows)),
      sources.outdated(),
    ]);
    const madeFrom = new Map(outdated.map(({ _id, translatedFrom }) => [_id, translatedFrom]));
    return { rows: current.rows, packed, pictures, outdated: madeFrom, day: regionDay(now()) };
  }

  return new Hono()
    .get(routePath(overviewCalls.whole), async (c) => {
      const [known, unreadEnquiries, missed, isDoubted] = await Promise.all([
        parts(),
        sources.unreadEnquiries(),
        sources.missedSearches(),
        isTimeDoubted(sql),
      ]);
      const missedSearches = missed.map(({ text, count }) => ({ text, count }));
      return answer(c, overviewCalls.whole, { ...overviewOf(known), unreadEnquiries, missedSearches, isTimeDoubted: isDoubted });
    })
    .get(routePath(overviewCalls.listings), acceptQuery(overviewCalls.listings.query), async (c) =>
      answer(c, overviewCalls.listings, statesOf(await parts(), c.req.valid('query').kind)),
    )
    .post(routePath(overviewCalls.stillCorrect), async (c) => {
      const { kind, ids } = await readJson(c, overviewCalls.stillCorrect.body);
      const checkedOn = regionDay(now());
      const count = await noteChecked(sql, administratorOf(c), kind, ids, checkedOn);
      if (count === 0) throw new Problem(404, 'server_not_found');
      return answer(c, overviewCalls.stillCorrect, { checkedOn, count }, 'server_confirmed');
    });
}
