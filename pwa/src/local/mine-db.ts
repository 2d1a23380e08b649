import { Dexie, type DexieOptions, type Table } from 'dexie';

import { reopening } from './reopening.ts';

/** What somebody typed and has not sent. */
export interface Draft {
  /** `contact`, or `book:` and the listing's `_id`. */
  readonly form: string;
  /** The key under which it will be sent. */
  readonly id: string;
  readonly values: object;
  /** Milliseconds since 1970, by the phone's clock. */
  readonly savedAt: number;
}

/** What is the visitor's own and not for the server. Rejects where the phone refuses to store. */
export interface MineStorage {
  draft(form: string): Promise<Draft | undefined>;
  keepDraft(draft: Draft): Promise<void>;
  eraseDraft(form: string): Promise<void>;
  /** Whether a booking made this listing's contact details visible (decision B10). */
  isRevealed(listingId: string): Promise<boolean>;
  reveal(listingId: string): Promise<void>;
}

/** Dexie's database 'mine'. */
export async function openMine(options?: DexieOptions): Promise<MineStorage> {
  const db = new Dexie('mine', options);
  db.version(1).stores({ drafts: 'form', revealed: '' });
  await reopening(db, () => db.open());
  const drafts: Table<Draft, string> = db.table('drafts');
  const revealed: Table<true, string> = db.table('revealed');
  return {
    draft: (form) => reopening(db, () => drafts.get(form)),
    keepDraft: (draft) => reopening(db, () => drafts.put(draft)).then(() => undefined),
    eraseDraft: (form) => reopening(db, () => drafts.delete(form)),
    isRevealed: async (listingId) => (await reopening(db, () => revealed.get(listingId))) === true,
    reveal: (listingId) => reopening(db, () => revealed.put(true, listingId)).then(() => undefined),
  };
}
