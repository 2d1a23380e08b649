import { type Role, roles } from '@helpdesk/contract/roles/roles';
import { safeStorage } from '#platform/safe-storage.ts';

/** The administrator's token, kept apart from the catalogue (product 7.2). */
const key = 'admin-token';
const ownerKey = 'admin-id';
const roleKey = 'admin-role';

/** Holds the token only where the browser keeps nothing: there the session ends with the page. */
let unkept = '';
let unkeptOwner = '';
let unkeptRole: string | undefined;

export const session = {
  /** Under which other tabs hear that somebody has logged in: it is written last. */
  key,

  /** Empty: nobody is logged in. */
  token: (): string => safeStorage.get(key) ?? unkept,

  /** Id of who is logged in; empty: nobody. */
  administrator: (): string => safeStorage.get(ownerKey) ?? unkeptOwner,

  /** What they may do, as the login said; undefined: not known. What holds is what the server says. */
  role: (): Role | undefined => roles.find((role) => role === (safeStorage.get(roleKey) ?? unkeptRole)),

  begin(token: string, administratorId: string, role?: Role): void {
    const isKept = safeStorage.set(ownerKey, administratorId) && safeStorage.set(roleKey, role ?? '') && safeStorage.set(key, token);
    unkept = isKept ? '' : token;
    unkeptOwner = isKept ? '' : administratorId;
    unkeptRole = isKept ? undefined : role;
  },

  end(): void {
    unkept = '';
    unkeptOwner = '';
    unkeptRole = undefined;
    safeStorage.remove(ownerKey);
    safeStorage.remove(roleKey);
    safeStorage.remove(key);
  },
};
