import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { withCopies } from '#local/outbox-copies.ts';
import { dexieOutbox, type OutboxItem, type OutboxStorage, outboxDb } from '#local/outbox-db.ts';
import { mirrorOutbox, outboxMirror, type TextStorage } from '#local/outbox-mirror.ts';
import { cachesOfTexts } from '#local/testing/caches-of-texts.ts';
import { type CallTools, createCall } from '#sync/call.ts';
import { type Outbox, type OutboxTools, openOutbox } from '#sync/outbox/outbox.ts';
import { createServerClock } from '#sync/server-clock.ts';
import type { newServer } from './outbox-server.ts';

/** For tests: a phone with tabs, whose stores can be lost and whose processes can die. */

/** A phone's text storage that a test can look into. @param check throws once the process that uses it is dead */
function newTextStorage(texts = new Map<string, string>(), check = () => {}): TextStorage {
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      check();
      texts.set(key, text);
    },
    removeItem(key) {
      check();
      texts.delete(key);
    },
  };
}

/** What a planted fault replaces. */
export interface Planted {
  readonly rules?: OutboxTools['rules'];
  readonly storage?: (storage: OutboxStorage) => OutboxStorage;
  readonly call?: (call: OutboxTools['call']) => OutboxTools['call'];
  readonly outbox?: (outbox: Outbox, storage: OutboxStorage) => Outbox;
  readonly find?: Parameters<typeof newServer>[0];
}

export interface Tab {
  readonly outbox: Outbox;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** The process dies: nothing of it touches phone or network any more. */
  kill(): void;
}

export interface PhoneTools {
  readonly fetch: NonNullable<CallTools['fetch']>;
  readonly now: () => number;
  readonly random: () => number;
  readonly planted?: Planted;
}

/** A database with its mirror, the mirror alone, or that with copies, which stands for a database with copies and costs less. */
export type Keeps = 'database' | 'mirror' | 'copies';

/** A phone's two backing stores, and tabs on them. */
export function newPhone(keeps: Keeps, { fetch, now, random, planted = {} }: PhoneTools) {
  let indexedDB = new IDBFactory();
  const texts = new Map<string, string>();
  const copies = new Map<string, string>();
  const beside = keeps === 'copies' ? copies : texts;
  const open: Record<Keeps, (kept: TextStorage, check: () => void) => OutboxStorage> = {
    database: (kept) => dexieOutbox(outboxDb({ indexedDB, IDBKeyRange }), outboxMirror(kept)),
    mirror: mirrorOutbox,
    copies: (kept, check) => withCopies(mirrorOutbox(kept), cachesOfTexts(copies, check)),
  };
  function storageOf(kept: TextStorage, check = () => {}): OutboxStorage {
    const storage = open[keeps](kept, check);
    return {
      ...storage,
      change: async (id, step) => {
        check();
        await storage.change(id, (item) => {
          check();
          return step(item);
        });
        check();
      },
    };
  }

  async function openTab(): Promise<Tab> {
    let alive = true;
    const check = () => {
      if (!alive) throw new Error('dead');
    };
    const storage = planted.storage?.(storageOf(newTextStorage(texts, check), check)) ?? storageOf(newTextStorage(texts, check), check);
    const call = createCall({
      fetch: async (asked, init) => {
        check();
        const answer = await fetch(asked, init);
        // What died hears no answer.
        check();
        return answer;
      },
      clock: createServerClock(now),
      base: '/api',
    });
    let sending: readonly string[] = [];
    let rested = () => {};
    const outbox = await openOutbox({
      storage,
      call: planted.call?.(call) ?? call,
      now,
      random,
      onSending: (ids) => {
        sending = ids;
        if (ids.length === 0) rested();
      },
      rules: planted.rules,
    });
    return {
      outbox: planted.outbox?.(outbox, storage) ?? outbox,
      idle: () =>
        new Promise((resolve) => {
          rested = resolve;
          if (sending.length === 0) resolve();
        }),
      kill() {
        alive = false;
      },
    };
  }

  return {
    openTab,
    loseDatabase() {
      if (keeps === 'copies') texts.clear();
      indexedDB = new IDBFactory();
    },
    loseMirror: () => beside.clear(),
    /** Everything that is stored of an item, in whichever store. */
    async stored(): Promise<readonly OutboxItem[]> {
      return storageOf(newTextStorage(texts)).all();
    },
    mirrored: () => [...beside.values()].join('\n'),
  };
}
