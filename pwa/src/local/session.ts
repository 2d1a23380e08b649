import { safeStorage } from '#platform/safe-storage.ts';

/** The administrator's token, kept apart from the catalogue (product 7.2). */
const key = 'admin-token';
const ownerKey = 'admin-id';

/** Holds the token only where the browser keeps nothing: there the session ends with the page. */
let unkept = '';
let unkeptOwner = '';

export const session = {
  /** Empty: nobody is logged in. */
  token: (): string => safeStorage.get(key) ?? unkept,

  /** Id of who is logged in; empty: nobody. */
  administrator: (): string => safeStorage.get(ownerKey) ?? unkeptOwner,

  begin(token: string, administratorId: string): void {
    const isKept = safeStorage.set(ownerKey, administratorId) && safeStorage.set(key, token);
    unkept = isKept ? '' : token;
    unkeptOwner = isKept ? '' : administratorId;
  },

  end(): void {
    unkept = '';
    unkeptOwner = '';
    safeStorage.remove(ownerKey);
    safeStorage.remove(key);
  },
};
