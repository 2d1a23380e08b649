import type { PrecacheController } from 'workbox-precaching';

import { isQuotaExceeded } from '#local/storage-errors.ts';
import { forEachConcurrently } from '#platform/for-each-concurrently.ts';

/** As many as pictures of the first fill, which come beside them. */
const atOnce = 4;

/**
 * Stores the files of this build while the worker is installed, all or nothing. Workbox asks for the next when the last has come: a
 * hundred round trips, which on a slow line kept a phone from being ready for longer than the bytes did.
 */
export async function storeFiles(files: PrecacheController, event: Parameters<PrecacheController['install']>[0]): Promise<void> {
  const fetchAndStore = async ([url, cacheKey]: [string, string], cache: RequestCache) => {
    const request = new Request(url, {
      integrity: files.getIntegrityForCacheKey(cacheKey),
      cache,
      credentials: 'same-origin',
      // What the page asks for, rows and pictures, goes first.
      priority: 'low',
    });
    await Promise.all(files.strategy.handleAll({ params: { cacheKey }, request, event }));
  };
  const store = async (file: [string, string]) => {
    const [url, cacheKey] = file;
    // What has no hash in its name may be an older one in the browser's own cache.
    if (cacheKey !== url) return fetchAndStore(file, 'reload');
    await fetchAndStore(file, 'default').catch((error: unknown) => {
      if (isQuotaExceeded(error)) throw error;
      // The browser's cache may hold a sign-in page in its place.
      return fetchAndStore(file, 'reload');
    });
  };
  // After the first that cannot be had, the others serve nobody.
  await forEachConcurrently(atOnce, [...files.getURLsToCacheKeys()], store);
}
