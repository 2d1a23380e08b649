import { Dexie, type DexieOptions, type Table } from 'dexie';

import { reopening } from './reopening.ts';

export type OutboxKind = 'booking' | 'contact' | 'correction' | 'donation' | 'visit';

/** How far the helpdesk has come with a request, and since when, as ISO 8601. `lost`: it had it then, and does not know it any more. */
export interface DeskState {
  readonly state: 'new' | 'forwarded' | 'answered' | 'closed' | 'lost';
  readonly since: string;
}

/** What this phone has to tell the server, or has told it. Times are milliseconds since 1970 by the phone's clock. */
export interface OutboxItem {
  /** A UUID, minted when the form opened: the Idempotency-Key. */
  readonly id: string;
  /** What it is sent under instead: under its own key the server had something else. */
  readonly key?: string;
  readonly kind: OutboxKind;
  /** The listing's name, kept when the body goes; empty where it is about none. */
  readonly about: string;
  /** The listing's `_id`, to find its phone number. */
  readonly aboutId?: string;
  /** Frozen JSON text, sent byte for byte each time; empty after the receipt. */
  readonly body: string;
  readonly createdAt: number;
  /** 0: no request of it ever left, and only then it can be cancelled. */
  readonly attempts: number;
  /** When it may be sent again. More than 15 minutes ahead the clock was moved, and it may be sent now. */
  readonly nextAt: number;
  /** Coming online does not shorten this wait: the server asked for it, or a request of the item may be under way. */
  readonly firm?: true;
  readonly state: 'queued' | 'sent' | 'rejected';
  /** By the server's clock. */
  readonly sentAt?: number;
  /** Of the receipt; visits have none. */
  readonly reference?: string;
  /** Of a sent one: what the server last said of it. */
  readonly desk?: DeskState;
  /** Of a rejected one: the server's sentence. */
  readonly reason?: string;
  /** Of a rejected one: the server's sentences, by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** On a kiosk: what it is about, what was typed and what was answered, unreadable; `about` and `body` are empty then. In base64. */
  readonly sealed?: string;
}

/** What becomes of an item: itself, another state of it, or undefined, which removes it. Pure: it may run twice. */
export type OutboxStep = (item: OutboxItem | undefined) => OutboxItem | undefined;

/** Where the outbox lives. Only `outbox/outbox.ts` and `outbox/push.ts` change it. */
export interface OutboxStorage {
  /** Whether an item is gone when the page closes; left out where all outlive it. */
  isUnkept?(id: string): boolean;
  all(): Promise<readonly OutboxItem[]>;
  /** One transaction around one item; resolves when it is on the disk, rejects when nothing of it was stored. */
  change(id: string, step: OutboxStep): Promise<void>;
  /** Puts back what the browser took from the database and a copy still has; clears the copies of what was sent. */
  repair(): Promise<void>;
}

/** The outbox for whoever has no key to what a kiosk sealed: they neither see it nor send it. */
export const withoutSealed = (storage: OutboxStorage): OutboxStorage => ({
  ...storage,
  all: async () => (await storage.all()).filter(({ sealed }) => sealed === undefined),
});

/** What is unsent, once more in another backing store: browsers have lost whole databases, seldom both. */
export interface OutboxMirror {
  ids(): readonly string[];
  get(id: string): OutboxItem | undefined;
  /** Keeps an item as it is now; without one, or once it is sent, nothing of it stays. A full or blocked store is no failure. */
  follow(id: string, item: OutboxItem | undefined): void;
}

/** Dexie's database 'outbox'. Unlike the catalogue it cannot be fetched again: a commit waits for the disk. */
export function outboxDb(options?: DexieOptions): Dexie {
  const db = new Dexie('outbox', { chromeTransactionDurability: 'strict', ...options });
  db.version(1).stores({ items: 'id' });
  return db;
}

/** The outbox in a database made by `outboxDb`. The mirror follows inside each transaction, so that two tabs cannot cross. */
export function dexieOutbox(db: Dexie, mirror: OutboxMirror): OutboxStorage {
  const items: Table<OutboxItem, string> = db.table('items');

  async function change(id: string, step: OutboxStep): Promise<void> {
    const mirrored = mirror.get(id);
    try {
      await reopening(db, () =>
        db.transaction('rw', items, async () => {
          const item = await items.get(id);
          const next = step(item);
          if (next && next !== item) await items.put(next);
          if (!next && item) await items.delete(id);
          mirror.follow(id, next);
        }),
      );
    } catch (error) {
      mirror.follow(id, mirrored);
      throw error;
    }
  }

  return {
    all: () => reopening(db, () => items.toArray()),
    change,
    async repair() {
      const stored = await reopening(db, () => items.toArray());
      for (const id of apart(stored, mirror.ids())) await change(id, (item) => item ?? lost(mirror.get(id)));
    },
  };
}

/** Ids of what is unsent and has no copy, or has a copy and is not unsent. */
export function apart(items: readonly OutboxItem[], copied: readonly string[]): string[] {
  const unsent = items.filter(({ state }) => state !== 'sent').map(({ id }) => id);
  return [...copied.filter((id) => !unsent.includes(id)), ...unsent.filter((id) => !copied.includes(id))];
}

/** Nobody knows whether a request of it had left: it can no longer be cancelled. */
export const lost = (item: OutboxItem | undefined): OutboxItem | undefined => item && { ...item, attempts: Math.max(1, item.attempts) };
