import { type KioskIdentity, openKiosk } from '#local/kiosk-db.ts';
import { markAsKiosk, unmarkKiosk } from '#local/kiosk-mark.ts';
import { lazily } from '#platform/lazily.ts';
import { createStore } from '#platform/store.ts';

/** The database 'kiosk'. */
export const kioskStorage = lazily(openKiosk);

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
  identity.swap(next);
}

/** An ordinary device from the next page on. */
export async function leaveKiosk(): Promise<void> {
  await (await kioskStorage()).forget();
  unmarkKiosk();
}
