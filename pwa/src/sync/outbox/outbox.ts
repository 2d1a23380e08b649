import type { DeskState, OutboxItem, OutboxKind, OutboxStep } from '#local/outbox-db.ts';
import { forEachConcurrently } from '#platform/for-each-concurrently.ts';
import { askStates } from './ask-states.ts';
import { datedAt } from './dated-at.ts';
import { isDue, newItem, wasTried } from './outbox-rules.ts';
import { createPush, type PushTools } from './push.ts';

/** What a screen hands over. The body is frozen here: what was typed later is another item. */
export interface NewItem {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly about?: string;
  readonly aboutId?: string;
  readonly body: unknown;
}

export interface Outbox {
  /**
   * Resolves only after the strict transaction completed (then the screen may say "saved"); rejects when the phone
   * refuses to store. The same id and body twice: the first stands. The same id with another body rejects: it would never leave.
   */
  add(item: NewItem): Promise<void>;
  /** Newest first, visits left out. */
  items(): Promise<readonly OutboxItem[]>;
  /** Sends it now, whatever wait it was in. */
  retryNow(id: string): Promise<void>;
  /** Answers whether it is gone: only an item of which no request ever left. */
  cancel(id: string): Promise<boolean>;
  /** A refused one after "edit" or discard, a sent one from the list; anything else stays. */
  remove(id: string): Promise<void>;
  /** Sends what is due. One at a time in this browser where there are Web Locks; two at once are harmless. Never rejects. */
  flush(): Promise<void>;
  /** Ends all waits but firm ones (the network came back, somebody looks), then flushes. Never rejects. */
  retryWaiting(): Promise<void>;
  /** When the next item is due, by the phone's clock; undefined: nothing waits. */
  nextAt(): Promise<number | undefined>;
  /** Resolves with the item once it is sent or rejected, or a request for it found no server; or with its present state after `milliseconds`: where nothing is kept, only with an outcome. */
  waitForOutcome(id: string, milliseconds: number): Promise<OutboxItem | undefined>;
  /** Asks how far the helpdesk has come with what was received, and keeps that for when there is no signal. Never rejects. */
  askStates(): Promise<void>;
  /** Whether an item is gone when the page closes, since the phone refused to store it. */
  isUnkept(id: string): boolean;
  /** Hears of every change made through this outbox. */
  subscribe(listener: () => void): () => void;
}

export interface OutboxTools extends PushTools {
  /** Missing over plain http: then two tabs may send the same item, which the server takes once. */
  readonly locks?: LockManager;
}

const lockName = 'outbox';
const itemsAtOnce = 10;
const requestsAtOnce = 4;
/** How often `waitForOutcome` looks for what the worker or another tab stored. */
const lookEvery = 500;

const isSame = (one: DeskState | undefined, other: DeskState): boolean => one?.state === other.state && one.since === other.since;

/** The outbox in this storage; the only one, beside push, that changes it. */
export async function openOutbox({ locks, ...tools }: OutboxTools): Promise<Outbox> {
  const { storage, now = Date.now } = tools;
  const listeners = new Set<() => void>();
  const push = createPush(tools);

  async function change(id: string, step: OutboxStep): Promise<void> {
    await storage.change(id, step);
    notify();
  }
  const notify = () => {
    for (const listener of listeners) listener();
  };

  /** A phone that cannot store now sends it another time. */
  const send = (id: string) => push(id).then(notify, notify);

  async function sendDue(): Promise<void> {
    await storage.repair();
    const due = (await storage.all()).filter((item) => isDue(item, now())).sort((one, other) => one.attempts - other.attempts);
    await forEachConcurrently(
      requestsAtOnce,
      due.slice(0, itemsAtOnce).map(({ id }) => id),
      send,
    );
  }

  const safely = () => sendDue().catch(() => undefined);
  // Some private modes refuse the lock: then without.
  const flush = () =>
    locks ? locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? safely() : undefined)).catch(safely) : safely();

  const waiting = async () => (await storage.all()).filter(({ state }) => state === 'queued');

  const outbox: Outbox = {
    async add({ id, body, ...item }) {
      const queued = newItem({ ...item, id, body: JSON.stringify(body) }, now());
      let taken = false;
      await change(id, (stored) => {
        taken = stored !== undefined && stored.body !== queued.body;
        return stored ?? queued;
      });
      if (taken) throw new Error('This key belongs to another body');
      void send(id);
    },
    items: async () => (await storage.all()).filter(({ kind }) => kind !== 'visit').sort((one, other) => datedAt(other) - datedAt(one)),
    async retryNow(id) {
      await change(id, (item) => (item?.state === 'queued' ? { ...item, nextAt: 0 } : item));
      await send(id);
    },
    async cancel(id) {
      let cancelled = false;
      await change(id, (item) => {
        cancelled = item?.state === 'queued' && item.attempts === 0;
        return cancelled ? undefined : item;
      });
      return cancelled;
    },
    remove: (id) => change(id, (item) => (item?.state === 'queued' ? item : undefined)),
    flush,
    async retryWaiting() {
      const resting = (await waiting().catch(() => [])).filter((item) => !item.firm && !isDue(item, now()));
      for (const { id } of resting) {
        await change(id, (item) => (item?.state === 'queued' && !item.firm ? { ...item, nextAt: 0 } : item)).catch(() => undefined);
      }
      await flush();
    },
    async nextAt() {
      const times = (await waiting()).map((item) => (isDue(item, now()) ? now() : item.nextAt));
      return times.length > 0 ? Math.min(...times) : undefined;
    },
    async waitForOutcome(id, milliseconds) {
      const stored = async () => (await storage.all()).find((item) => item.id === id);
      const until = storage.isUnkept?.(id) ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
      for (;;) {
        const item = await stored();
        const left = until - performance.now();
        if (item?.state !== 'queued' || wasTried(item) || left <= 0) return item;
        await changeOr(Math.min(left, lookEvery));
      }
    },
    async askStates() {
      const states = await storage.all().then(
        (items) => askStates(items, tools.call),
        () => new Map(),
      );
      for (const [id, desk] of states) {
        await change(id, (item) => (item?.state === 'sent' && !isSame(item.desk, desk) ? { ...item, desk } : item)).catch(() => undefined);
      }
    },
    isUnkept: (id) => storage.isUnkept?.(id) ?? false,
    subscribe,
  };

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const changeOr = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        leave();
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      const leave = subscribe(done);
    });

  await storage.repair().catch(() => undefined);
  return outbox;
}
