import { pictureCaches } from './cache-names.ts';
import { isQuotaExceeded } from './storage-errors.ts';

/** Pictures that can be fetched again, those of opened listings first: nobody asked for them by name. */
const freeable = [pictureCaches.listing, pictureCaches.list];

/** Runs what stores, and may be run several times; on a full phone pictures make room for it. */
export async function makingRoom<Result>(store: () => Promise<Result>, caches: CacheStorage): Promise<Result> {
  for (const name of freeable) {
    try {
      return await store();
    } catch (error) {
      if (!isQuotaExceeded(error)) throw error;
      await caches.delete(name).catch(() => false);
    }
  }
  return store();
}
