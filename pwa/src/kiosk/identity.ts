import { kioskFilesCache } from '#local/cache-names.ts';
import type { KioskIdentity } from '#local/kiosk-db.ts';
import { markAsKiosk, unmarkKiosk } from '#local/kiosk-mark.ts';
import { holdPaintOfKeptPages } from '#local/page-cache.ts';
import { kioskStorage } from '#mine/kiosk-storage.ts';
import { createStore } from '#platform/store.ts';

/** Who this kiosk is; null where its database says nothing, undefined until it was read. */
export const identity = createStore<KioskIdentity | null | undefined>(undefined);

export async function readIdentity(): Promise<KioskIdentity | null> {
  const stored = await kioskStorage()
    .then((storage) => storage.identity())
    .catch(() => undefined);
  identity.swap(stored ?? null);
  return stored ?? null;
}

/** Makes this device a kiosk, or gives a kiosk what the server said of it. */
export async function becomeKiosk(next: KioskIdentity): Promise<void> {
  await (await kioskStorage()).become(next);
  markAsKiosk();
  void holdPaintOfKeptPages();
  identity.swap(next);
}

/** Whether this is a kiosk whose mark a power cut took, which was written last; it has it again. */
export const isKioskAgain = async (): Promise<boolean> => Boolean(await readIdentity()) && markAsKiosk();

/** An ordinary device from the next page on. */
export async function leaveKiosk(): Promise<void> {
  await (await kioskStorage()).forget();
  unmarkKiosk();
  await caches.delete(kioskFilesCache);
}

/** Lets the worker keep what a kiosk needs beside the app, so that it starts without a line. */
export async function keepKioskFiles(): Promise<void> {
  const worker = (await navigator.serviceWorker?.ready)?.active;
  worker?.postMessage({ type: 'keep-kiosk' });
}
