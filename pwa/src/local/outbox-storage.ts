import type { DexieOptions } from 'dexie';

import { pictureCaches } from './cache-names.ts';
import { withCopies } from './outbox-copies.ts';
import { dexieOutbox, type OutboxStorage, outboxDb } from './outbox-db.ts';
import { mirrorOutbox, outboxMirror, type TextStorage } from './outbox-mirror.ts';
import { isQuotaExceeded } from './storage-errors.ts';

interface Stores {
  /** A worker has none. */
  readonly localStorage?: TextStorage;
  /** Missing over plain http. */
  readonly caches?: CacheStorage;
}

/** The outbox of this phone: a database with a mirror, or the mirror alone where only the database is broken; with copies where there are caches. */
export async function openOutboxStorage(
  options?: DexieOptions,
  storage = usable('localStorage'),
  caches = usable('caches'),
): Promise<OutboxStorage> {
  const outbox = await openWithMirror(options, storage);
  return caches ? withCopies(withRoom(outbox, caches), caches) : outbox;
}

/** On a full phone pictures of listings that were opened make room for a request. */
const withRoom = (storage: OutboxStorage, caches: CacheStorage): OutboxStorage => ({
  ...storage,
  change: (id, step) =>
    storage.change(id, step).catch(async (error) => {
      if (!isQuotaExceeded(error) || !(await caches.delete(pictureCaches.listing).catch(() => false))) throw error;
      await storage.change(id, step);
    }),
});

async function openWithMirror(options: DexieOptions | undefined, storage: TextStorage | undefined): Promise<OutboxStorage> {
  const db = outboxDb(options);
  try {
    await db.open();
    return dexieOutbox(db, outboxMirror(storage));
  } catch {
    return mirrorOutbox(storage);
  }
}

/** Where storage is blocked the mere look at it throws. */
function usable<Name extends keyof Stores>(name: Name): Stores[Name] {
  try {
    return (globalThis as Stores)[name];
  } catch {
    return undefined;
  }
}
