import { type MissedSearch, missedAtMost } from '@helpdesk/contract/calls/missed-searches';
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

/** What somebody wants to find again, and in which order they mean to go there (product 3.17). */
export interface Saved {
  /** Ids of listings, the one that was saved last first. */
  readonly ids: readonly string[];
  /** Ids of saved listings, in the order of the day. */
  readonly stops: readonly string[];
  /** The day of the plan, `YYYY-MM-DD`; undefined: today, whenever that is. */
  readonly day?: string;
}

/** What is the visitor's own and not for the server. Rejects where the phone refuses to store. */
export interface MineStorage {
  draft(form: string): Promise<Draft | undefined>;
  trackDraft(draft: Draft): Promise<void>;
  eraseDraft(form: string): Promise<void>;
  /** Whether a booking made this listing's contact details visible (product 7.4). */
  isRevealed(listingId: string): Promise<boolean>;
  reveal(listingId: string): Promise<void>;
  /** Counts a search that found nothing; no more than `missedAtMost` in a day, and as many texts until they are sent. */
  countMissed(text: string, day: number): Promise<void>;
  missed(): Promise<MissedSearch[]>;
  forgetMissed(texts: readonly string[]): Promise<void>;
  saved(): Promise<Saved | undefined>;
  /** One transaction round a pure step, so that two tabs lose nothing of each other; answers with what is kept now. */
  changeSaved(step: (before: Saved | undefined) => Saved): Promise<Saved>;
  /** All of it. */
  forget(): Promise<void>;
}

/** How many searches that found nothing were counted on a day. */
interface MissedTally {
  readonly day: number;
  readonly count: number;
}

/** Dexie's database 'mine'. */
export async function openMine(options?: DexieOptions): Promise<MineStorage> {
  const db = new Dexie('mine', options);
  db.version(1).stores({ drafts: 'form', revealed: '' });
  db.version(2).stores({ missed: 'text', missedTally: '' });
  db.version(3).stores({ saved: '' });
  await reopening(db, () => db.open());
  const drafts: Table<Draft, string> = db.table('drafts');
  const revealed: Table<true, string> = db.table('revealed');
  const missed: Table<MissedSearch, string> = db.table('missed');
  const tally: Table<MissedTally, string> = db.table('missedTally');
  const saved: Table<Saved, string> = db.table('saved');

  async function countMissed(text: string, day: number): Promise<void> {
    const counted = await tally.get('today');
    const today = counted?.day === day ? counted.count : 0;
    const known = await missed.get(text);
    if (today >= missedAtMost || (!known && (await missed.count()) >= missedAtMost)) return;
    await missed.put({ text, count: Math.min(missedAtMost, (known?.count ?? 0) + 1) });
    await tally.put({ day, count: today + 1 }, 'today');
  }

  async function changeSaved(step: (before: Saved | undefined) => Saved): Promise<Saved> {
    const after = step(await saved.get('own'));
    await saved.put(after, 'own');
    return after;
  }

  return {
    draft: (form) => reopening(db, () => drafts.get(form)),
    trackDraft: (draft) => reopening(db, () => drafts.put(draft)).then(() => undefined),
    eraseDraft: (form) => reopening(db, () => drafts.delete(form)),
    isRevealed: async (listingId) => (await reopening(db, () => revealed.get(listingId))) === true,
    reveal: (listingId) => reopening(db, () => revealed.put(true, listingId)).then(() => undefined),
    countMissed: (text, day) => reopening(db, () => db.transaction('rw', missed, tally, () => countMissed(text, day))),
    missed: () => reopening(db, () => missed.toArray()),
    forgetMissed: (texts) => reopening(db, () => missed.bulkDelete([...texts])),
    saved: () => reopening(db, () => saved.get('own')),
    changeSaved: (step) => reopening(db, () => db.transaction('rw', saved, () => changeSaved(step))),
    forget: () =>
      reopening(db, () =>
        db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())).then(() => undefined)),
      ),
  };
}
