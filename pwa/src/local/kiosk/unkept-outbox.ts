import type { OutboxItem, OutboxStorage } from '#local/outbox-db.ts';

/**
 * The outbox of a kiosk that cannot seal: nothing is stored, and what finds no server is refused at once, so that the form has it back and says so.
 */
export function unkeptOutbox(): OutboxStorage {
  const items = new Map<string, OutboxItem>();
  return {
    keeps: false,
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
