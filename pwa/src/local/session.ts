/** The administrator's token, kept apart from the catalogue (decision B6). */
const key = 'admin-token';
const ownerKey = 'admin-id';

/** Holds the token only where the browser keeps nothing: there the session ends with the page. */
let unkept = '';
let unkeptOwner = '';

export const session = {
  /** Empty: nobody is logged in. */
  token(): string {
    try {
      return localStorage.getItem(key) ?? unkept;
    } catch {
      return unkept;
    }
  },

  /** Id of who is logged in; empty: nobody. */
  administrator(): string {
    try {
      return localStorage.getItem(ownerKey) ?? unkeptOwner;
    } catch {
      return unkeptOwner;
    }
  },

  begin(token: string, administratorId: string): void {
    unkept = '';
    unkeptOwner = '';
    try {
      localStorage.setItem(ownerKey, administratorId);
      localStorage.setItem(key, token);
    } catch {
      unkept = token;
      unkeptOwner = administratorId;
    }
  },

  end(): void {
    unkept = '';
    unkeptOwner = '';
    try {
      localStorage.removeItem(ownerKey);
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
