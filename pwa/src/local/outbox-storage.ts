import type { DexieOptions } from 'dexie';

import { dexieOutbox, type OutboxStorage, outboxDb } from './outbox-db.ts';
import { mirrorOutbox, outboxMirror, type TextStorage } from './outbox-mirror.ts';

/** The outbox of this phone: a database with a mirror, or the mirror alone where only the database is broken. */
export async function openOutboxStorage(options?: DexieOptions, storage = usableLocalStorage()): Promise<OutboxStorage> {
  const db = outboxDb(options);
  try {
    await db.open();
    return dexieOutbox(db, outboxMirror(storage));
  } catch {
    return mirrorOutbox(storage);
  }
}

/** A worker has none, and where storage is blocked the mere look at it throws. */
function usableLocalStorage(): TextStorage | undefined {
  try {
    return (globalThis as { readonly localStorage?: TextStorage }).localStorage;
  } catch {
    return undefined;
  }
}
