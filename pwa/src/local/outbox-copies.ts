import { outboxCache } from './cache-names.ts';
import { apart, lost, type OutboxItem, type OutboxStorage } from './outbox-db.ts';

const addressOf = (id: string): string => `/outbox/${id}`;

/**
 * An outbox whose unsent items lie in Cache Storage, too: a kill can leave databases that are found broken when they are next opened, and
 * Chromium writes localStorage 5 s to a minute late. What Cache Storage took is on the disk, and the worker finds it, too (decision 012).
 */
export function withCopies(storage: OutboxStorage, caches: CacheStorage): OutboxStorage {
  const ids = async (): Promise<string[]> => {
    try {
      return (await (await caches.open(outboxCache)).keys()).map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
    } catch {
      return [];
    }
  };

  async function get(id: string): Promise<OutboxItem | undefined> {
    try {
      const copy = await (await caches.open(outboxCache)).match(addressOf(id));
      return (await copy?.json()) as OutboxItem | undefined;
    } catch {
      return undefined;
    }
  }

  /** A full or blocked store is no failure: the database has it. */
  async function follow(id: string, item: OutboxItem | undefined): Promise<void> {
    try {
      const cache = await caches.open(outboxCache);
      if (item && item.state !== 'sent') await cache.put(addressOf(id), new Response(JSON.stringify(item)));
      else await cache.delete(addressOf(id));
    } catch {}
  }

  const change: OutboxStorage['change'] = async (id, step) => {
    let next: OutboxItem | undefined;
    await storage.change(id, (item) => {
      next = step(item);
      return next;
    });
    await follow(id, next);
  };

  return {
    all: storage.all,
    change,
    async repair() {
      await storage.repair();
      for (const id of apart(await storage.all(), await ids())) {
        const copy = await get(id);
        await change(id, (item) => item ?? lost(copy));
      }
    },
  };
}
