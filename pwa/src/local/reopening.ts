import type { Dexie } from 'dexie';
import { isLostHandle } from './storage-errors.ts';

/** Runs idempotent work; if the browser took the database's handle away in the background, once more on a new one, which all that failed share. */
export async function reopening<Result>(db: Dexie, work: () => PromiseLike<Result>): Promise<Result> {
  const handle = db.backendDB();
  try {
    return await work();
  } catch (error) {
    if (!isLostHandle(error)) throw error;
    if (!handle || db.backendDB() === handle) db.close();
    await db.open();
    return work();
  }
}
