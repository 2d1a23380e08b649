import { changeListingCalls, type ListingChange, mostChosen } from '@helpdesk/contract/calls/managed/change-listings';
import { managedListingCalls } from '@helpdesk/contract/calls/managed/managed-listings';
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
import { regionDay, regionMoment } from '#listings/region-day.ts';
import { changeListings } from './change-listings.sql.ts';
import { managedListings, managedPage, namesOf } from './managed-listings.ts';
import { type OverviewParts, overviewOf, prepareStates } from './overview.ts';
import { listPictures } from './pack.ts';
import { refuseUnknown } from './refuse-change.ts';
import { withUnpublished } from './with-unpublished.ts';

/** What other features know of the catalogue. */
export interface OverviewSources {
  readonly catalogue: CatalogueSource;
  /** Bytes of all rows as they travel. */
  packedBytes(catalogue: Catalogue): Promise<number>;
  /** Bytes of the list pictures, by address. */
  pictureBytes(addresses: readonly string[]): Promise<ReadonlyMap<string, number>>;
  outdated(): Promise<readonly { readonly _id: string; readonly translatedFrom: TranslatedFrom }[]>;
  unreadEnquiries(): Promise<number>;
  waitingEnquiries(): Promise<number>;
  missedSearches(): Promise<readonly { readonly text: string; readonly count: number }[]>;
}

export function overviewRoutes(sql: Pool, sources: OverviewSources, now: () => number) {
  const knownOf = new WeakMap<Catalogue, ReturnType<typeof lookAt>>();

  async function lookAt(current: Catalogue) {
    const [packed, pictures, outdated, ofOffice] = await Promise.all([
      sources.packedBytes(current),
      sources.pictureBytes(listPictures(current.rows)),
      sources.outdated(),
      withUnpublished(sql, current.rows),
    ]);
    const madeFrom = new Map(outdated.map(({ _id, translatedFrom }) => [_id, translatedFrom]));
    return { rows: current.rows, ofOffice, packed, pictures, outdated: madeFrom };
  }

  /** What a catalogue is made of is looked at once: who types asks at each pause. */
  async function parts(): Promise<OverviewParts> {
    const current = await sources.catalogue.current();
    const looked = knownOf.get(current) ?? lookAt(current);
    knownOf.set(current, looked);
    try {
      const known = { ...(await looked), day: regionDay(now()) };
      await prepareStates(known);
      return known;
    } catch (error) {
      knownOf.delete(current);
      throw error;
    }
  }

  return new Hono()
    .get(routePath(overviewCalls.whole), async (c) => {
      const [known, unreadEnquiries, waitingEnquiries, missed, isDoubted] = await Promise.all([
        parts(),
        sources.unreadEnquiries(),
        sources.waitingEnquiries(),
        sources.missedSearches(),
        isTimeDoubted(sql),
      ]);
      const missedSearches = missed.map(({ text, count }) => ({ text, count }));
      return answer(c, overviewCalls.whole, {
        ...overviewOf(known),
        unreadEnquiries,
        waitingEnquiries,
        missedSearches,
        isTimeDoubted: isDoubted,
      });
    })
    .get(routePath(managedListingCalls.page), acceptQuery(managedListingCalls.page.query), async (c) => {
      const query = c.req.valid('query');
      const known = await parts();
      const found = await managedListings(known, query, regionMoment(now()));
      return answer(c, managedListingCalls.page, { count: found.length, rows: managedPage(known, query.kind, found, query.offset) });
    })
    .get(routePath(managedListingCalls.found), acceptQuery(managedListingCalls.found.query), async (c) => {
      const found = await managedListings(await parts(), c.req.valid('query'), regionMoment(now()));
      return answer(c, managedListingCalls.found, found.map(namesOf));
    })
    .post(routePath(changeListingCalls.change), async (c) => {
      const { kind, ids, change } = await readJson(c, changeListingCalls.change.body, mostChosen + 10);
      await refuseUnknown(sql, kind, change);
      const changed = await changeListings(sql, administratorOf(c), kind, ids, change, regionDay(now()));
      if (changed.count === 0) throw new Problem(404, 'server_not_found');
      return answer(c, changeListingCalls.change, changed, changedWords[change.what]);
    });
}

const changedWords = {
  delete: 'server_deleted_listings',
  region: 'server_changed_listings',
  category: 'server_changed_listings',
  popular: 'server_changed_listings',
  published: 'server_changed_listings',
  checked: 'server_confirmed',
} as const satisfies Readonly<Record<ListingChange['what'], string>>;
