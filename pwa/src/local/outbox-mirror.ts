import type { OutboxItem, OutboxMirror, OutboxStorage } from './outbox-db.ts';

/** What localStorage is here; a worker has neither it nor the type. */
export interface TextStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

const prefix = 'outbox:';

/** @param storage the browser's localStorage; undefined in the worker and where it is blocked */
export function outboxMirror(storage: TextStorage | undefined): OutboxMirror {
  return {
    ids: () => keysOf(storage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : [])),
    get: (id) => read(storage, id),
    follow(id, item) {
      if (item && item.state !== 'sent') {
        try {
          storage?.setItem(prefix + id, JSON.stringify(item));
        } catch {
          // The database has it.
        }
      } else storage?.removeItem(prefix + id);
    },
  };
}

/** The outbox where only the database is broken; where localStorage is blocked as well, every change rejects. */
export function mirrorOutbox(storage: TextStorage | undefined): OutboxStorage {
  const mirror = outboxMirror(storage);
  return {
    all: async () => mirror.ids().flatMap((id) => mirror.get(id) ?? []),
    async change(id, step) {
      if (!storage) throw new Error('This phone refuses to store');
      const item = mirror.get(id);
      const next = step(item);
      if (next) storage.setItem(prefix + id, JSON.stringify(next));
      else storage.removeItem(prefix + id);
    },
    repair: async () => undefined,
  };
}

const keysOf = (storage: TextStorage | undefined): string[] =>
  Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');

function read(storage: TextStorage | undefined, id: string): OutboxItem | undefined {
  try {
    return JSON.parse(storage?.getItem(prefix + id) ?? '') as OutboxItem;
  } catch {
    return undefined;
  }
}
