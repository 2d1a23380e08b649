import type { DexieOptions } from 'dexie';

import { makingRoom } from './make-room.ts';
import { withCopies } from './outbox-copies.ts';
import { dexieOutbox, type OutboxStorage, outboxDb } from './outbox-db.ts';
import { mirrorOutbox, outboxMirror, type TextStorage } from './outbox-mirror.ts';
import { usable } from './usable.ts';

/** The outbox of this phone: a database with a mirror, or the mirror alone where only the database is broken; with copies where there are caches. */
export async function openOutboxStorage(
  options?: DexieOptions,
  storage = usable('localStorage'),
  caches = usable('caches'),
): Promise<OutboxStorage> {
  const outbox = await openWithMirror(options, storage, caches);
  return caches ? withCopies(outbox, caches) : outbox;
}

async function openWithMirror(options: DexieOptions | undefined, storage?: TextStorage, caches?: CacheStorage): Promise<OutboxStorage> {
  const db = outboxDb(options);
  try {
    await db.open();
    const outbox = dexieOutbox(db, outboxMirror(storage));
    return caches ? { ...outbox, change: (id, step) => makingRoom(() => outbox.change(id, step), caches) } : outbox;
  } catch {
    return mirrorOutbox(storage);
  }
}
