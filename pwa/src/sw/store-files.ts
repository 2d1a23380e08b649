import type { PrecacheController, PrecacheEntry } from 'workbox-precaching';

import { isQuotaExceeded } from '#local/storage-errors.ts';
import { forEachConcurrently } from '#platform/for-each-concurrently.ts';

/** As many as pictures of the first fill, which come beside them. */
const atOnce = 4;

/** As the build and the server name it to the worker. */
export interface AppFile extends PrecacheEntry {
  readonly revision: string | null;
  readonly bytes?: number;
  /** Whether what opens in any case needs it (`build/mark-opening.ts`). */
  readonly opens?: boolean;
}

export type WorkerEvent = Parameters<PrecacheController['install']>[0];

/**
 * Stores files of this build, until one cannot be had. Workbox asks for the next when the last has come: a hundred round trips, which on a slow line kept
 * a phone from being ready for longer than the bytes did.
 */
export async function storeFiles(app: PrecacheController, files: readonly AppFile[], event: WorkerEvent): Promise<void> {
  const store = async ({ url, revision, integrity = '' }: AppFile) => {
    const { href } = new URL(url, location.href);
    const fetchAndStore = (cache: RequestCache) => {
      const request = new Request(href, {
        integrity,
        cache,
        credentials: 'same-origin',
        // What the page asks for, rows and pictures, goes first.
        priority: 'low',
      });
      const params = { cacheKey: app.getCacheKeyForURL(href) ?? href, integrity };
      return Promise.all(app.strategy.handleAll({ params, request, event }));
    };
    // What has no hash in its name may be an older one in the browser's own cache.
    await fetchAndStore(revision ? 'reload' : 'default').catch((error: unknown) => {
      if (isQuotaExceeded(error)) throw error;
      // A sign-in page may stand in the place of each, also in the browser's cache: one is no reason to begin anew with all.
      return fetchAndStore('reload');
    });
  };
  // After the first that cannot be had, the others serve nobody.
  await forEachConcurrently(atOnce, files, store);
}
