import { isLanguage, type Language } from '@helpdesk/contract/languages';

import { safeStorage } from '#platform/safe-storage.ts';

/** What was deleted, or done to many rows, a moment ago in this browser, so that it can be undone, also by a tab that was opened since. */
export interface Deletion {
  readonly table: string;
  /** Of the row, or of the bulk change. */
  readonly id: string;
  /** As it was shown, and in which language. */
  readonly name: { readonly text: string; readonly lang: Language };
  /** It was done to many rows, of which the name is the first one's. */
  readonly bulk?: { readonly count: number; readonly isDeletion: boolean };
  /** Until when it is offered. Milliseconds since 1970. */
  readonly until: number;
}

const key = 'admin-deletions';

/** Holds them only where the browser keeps nothing. */
let unkept: readonly Deletion[] = [];

export const deletions = {
  read(now: number): readonly Deletion[] {
    try {
      const kept: unknown = JSON.parse(safeStorage.get(key) ?? '[]');
      const all = Array.isArray(kept) ? kept.filter(isDeletion) : [];
      return [...all, ...unkept].filter(({ until }) => until > now);
    } catch {
      return unkept.filter(({ until }) => until > now);
    }
  },

  write(all: readonly Deletion[]): void {
    if (all.length === 0) safeStorage.remove(key);
    unkept = all.length === 0 || safeStorage.set(key, JSON.stringify(all)) ? [] : all;
  },
};

function isDeletion(kept: unknown): kept is Deletion {
  const { table, id, name, until } = (kept ?? {}) as Partial<Deletion>;
  return [table, id, name?.text].every((text) => typeof text === 'string') && isLanguage(name?.lang) && typeof until === 'number';
}
