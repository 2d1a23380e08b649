import { safeStorage } from '#platform/safe-storage.ts';
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
      return JSON.parse(safeStorage.get(prefix + form) ?? '') as Draft;
    } catch {
      return undefined;
    }
  },
  keep(draft) {
    const isKept = safeStorage.set(prefix + draft.form, JSON.stringify(draft));
    // An older copy would win over the database.
    if (!isKept) draftCopies.erase(draft.form);
    return isKept;
  },
  erase: (form) => safeStorage.remove(prefix + form),
};
