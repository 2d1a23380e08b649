import { pictureCaches } from './cache-names.ts';
import { isQuotaExceeded } from './storage-errors.ts';

/** Runs what stores, and may be run twice; on a full phone pictures of listings that were opened make room for it. */
export async function makingRoom<Result>(store: () => Promise<Result>, caches: CacheStorage): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (!isQuotaExceeded(error) || !(await caches.delete(pictureCaches.listing).catch(() => false))) throw error;
    return store();
  }
}
