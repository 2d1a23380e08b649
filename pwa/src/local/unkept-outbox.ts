import type { OutboxItem, OutboxStorage } from './outbox-db.ts';

/** An outbox of this page alone: what finds no server is rejected at once, so that the form has it back and says so. */
export function unkeptOutbox(): OutboxStorage {
  const items = new Map<string, OutboxItem>();
  return {
    isUnkept: (id) => items.has(id),
    all: async () => [...items.values()],
    async change(id, step) {
      const before = items.get(id);
      const next = step(before);
      if (!next) items.delete(id);
      else items.set(id, wasInVain(before, next) ? { ...next, state: 'rejected' } : next);
    },
    repair: async () => undefined,
  };
}

/** A request of it ended with no receipt. One that is to be sent again at once still goes. */
const wasInVain = (before: OutboxItem | undefined, { state, nextAt }: OutboxItem): boolean =>
  before?.firm === true && state === 'queued' && nextAt > 0 && nextAt !== before.nextAt;

/** An outbox that holds for this page alone what the phone refuses to store, so that it is sent at once while there is a network. */
export function orUnkept(storage: OutboxStorage): OutboxStorage {
  const unkept = unkeptOutbox();
  const isUnkept = (id: string) => unkept.isUnkept?.(id) || storage.isUnkept?.(id) || false;
  return {
    isUnkept,
    async all() {
      const held = await unkept.all();
      // Where nothing can be read, what this page holds is all there is.
      const stored = await storage.all().catch((error: unknown) => {
        if (held.length === 0) throw error;
        return [];
      });
      return [...stored, ...held];
    },
    async change(id, step) {
      if (unkept.isUnkept?.(id)) return unkept.change(id, step);
      let isStored = false;
      try {
        await storage.change(id, (item) => {
          isStored = item !== undefined;
          return step(item);
        });
      } catch (error) {
        if (isStored || !step(undefined)) throw error;
        await unkept.change(id, step);
      }
    },
    repair: () => storage.repair(),
  };
}
