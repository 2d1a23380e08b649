/** The administrator's token, kept apart from the catalogue (decision B6). */
const key = 'admin-token';

/** Holds the token only where the browser keeps nothing: there the session ends with the page. */
let unkept = '';

export const session = {
  /** Empty: nobody is logged in. */
  token(): string {
    try {
      return localStorage.getItem(key) ?? unkept;
    } catch {
      return unkept;
    }
  },

  begin(token: string): void {
    unkept = '';
    try {
      localStorage.setItem(key, token);
    } catch {
      unkept = token;
    }
  },

  end(): void {
    unkept = '';
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
