import { safeStorage } from '#platform/safe-storage.ts';

/**
 * Whether this page runs as a kiosk: `entry/start.ts` says so on the document before the first paint, from the mark in localStorage. Who the kiosk is,
 * and whether it is one, the database says (`kiosk-db.ts`); no address ever does.
 */
export const isKiosk = (): boolean => globalThis.document?.documentElement.dataset.mode === 'kiosk';

/** Read by `entry/start.ts` by this name. */
const key = 'kiosk';

export const markAsKiosk = (): boolean => safeStorage.set(key, 'yes');
export const unmarkKiosk = (): void => safeStorage.remove(key);
