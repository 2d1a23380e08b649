import type { OutboxItem, OutboxStorage } from '#local/outbox-db.ts';

import type { Cipher } from './cipher.ts';

interface SealedTools {
  readonly cipher: Cipher;
  /** Whether everything is sealed; else what is sealed stays so, and nothing else is. */
  readonly seals: boolean;
  /** Ids of what was written by whoever is here: a receipt is kept for them alone. Filled here. */
  readonly own: Set<string>;
}

/**
 * An outbox in which an item tells the disk no more than it takes to send it later: what it is about, what was typed and what was answered are
 * sealed, in the database and in all copies of it.
 */
export function sealedOutbox(storage: OutboxStorage, { cipher, seals, own }: SealedTools): OutboxStorage {
  const find = async (id: string) => (await storage.all()).find((item) => item.id === id);

  /** Undefined for what nobody can read any more. */
  async function open(item: OutboxItem | undefined): Promise<OutboxItem | undefined> {
    if (item?.sealed === undefined) return item;
    const text = await cipher.open(item.sealed, belonging(item));
    return text === undefined ? undefined : { ...item, ...(JSON.parse(text) as Partial<OutboxItem>) };
  }

  async function seal({ sealed: _, ...item }: OutboxItem): Promise<OutboxItem> {
    const { id, kind, key, createdAt, attempts, nextAt, firm, state, ...hidden } = item;
    const readable = { id, kind, ...(key !== undefined && { key }), createdAt, attempts, nextAt, ...(firm && { firm }), state };
    return { ...readable, about: '', body: '', sealed: await cipher.seal(JSON.stringify(hidden), belonging(item)) };
  }

  /** What somebody wrote who is gone, and what became of it, is kept for nobody. */
  const isOver = (item: OutboxItem) => item.state !== 'queued' && !own.has(item.id);

  /** A cipher takes longer than a transaction waits: where the item changed meanwhile, it begins anew. */
  const change: OutboxStorage['change'] = async (id, step) => {
    for (let isDone = false; !isDone; ) {
      const before = await find(id);
      const opened = await open(before);
      const next = step(opened);
      if (next && !opened) own.add(id);
      const isHidden = seals || before?.sealed !== undefined;
      const isAsItWas = next === opened && isHidden === (before?.sealed !== undefined);
      const written = !isHidden || !next ? next : isOver(next) ? undefined : isAsItWas ? before : await seal(next);
      await storage.change(id, (stored) => {
        isDone = isSame(stored, before);
        return isDone ? written : stored;
      });
    }
  };

  async function drop(item: OutboxItem): Promise<void> {
    let isDropped = false;
    await storage.change(item.id, (stored) => {
      isDropped = isSame(stored, item);
      return isDropped ? undefined : stored;
    });
    if (isDropped) await cipher.noteLost();
  }

  return {
    all: async () => (await Promise.all((await storage.all()).map(open))).filter((item) => item !== undefined),
    change,
    /** What nobody can read is thrown away and counted; what the device kept before it was a kiosk is sealed. */
    async repair() {
      await storage.repair();
      for (const item of await storage.all()) {
        if (!(await open(item))) await drop(item);
        else if (seals && item.sealed === undefined) await change(item.id, (stored) => stored);
      }
    },
  };
}

/** A sealed text opens with its own item alone. */
const belonging = ({ id, kind }: OutboxItem): string => `${kind} ${id}`;

/** Each sealing has bytes of its own, so that none is taken for another. */
const isSame = (one: OutboxItem | undefined, other: OutboxItem | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
