import type { Draft } from './mine-db.ts';

/** Drafts in localStorage, which is written before the next line runs: a page that is being closed has no time for a database. */
export interface DraftCopies {
  get(form: string): Draft | undefined;
  /** Answers whether it is kept. */
  keep(draft: Draft): boolean;
  erase(form: string): void;
}

const prefix = 'draft:';

export const draftCopies: DraftCopies = {
  get(form) {
    try {
      return JSON.parse(localStorage.getItem(prefix + form) ?? '') as Draft;
    } catch {
      return undefined;
    }
  },
  keep(draft) {
    try {
      localStorage.setItem(prefix + draft.form, JSON.stringify(draft));
      return true;
    } catch {
      // An older copy would win over the database.
      draftCopies.erase(draft.form);
      return false;
    }
  },
  erase(form) {
    try {
      localStorage.removeItem(prefix + form);
    } catch {
      // Nothing was kept.
    }
  },
};
