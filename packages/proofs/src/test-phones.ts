import { tableStates } from '@helpdesk/contract/sync/digest';
import type { CatalogueStorage } from '@helpdesk/pwa/src/local/catalogue-storage.ts';
import { memoryStorage } from '@helpdesk/pwa/src/local/memory-storage.ts';
import { createCall, type Fetch, plainFetch } from '@helpdesk/pwa/src/sync/call.ts';
import { pull } from '@helpdesk/pwa/src/sync/pull.ts';
import { createServerClock } from '@helpdesk/pwa/src/sync/server-clock.ts';

/**
 * For tests: a phone without a screen. It counts what it asks for.
 * @param address of the server; where there are several, of the one that the next request comes to
 * @param request asks it
 */
export function newPhone(address: string | (() => string), storage: CatalogueStorage = memoryStorage(), request: Fetch = plainFetch) {
  const asked = { head: 0, snapshot: 0, delta: 0 };
  const call = createCall({
    fetch: (path, init) => {
      const what = String(path).split('/')[4] as keyof typeof asked;
      asked[what] += 1;
      return request((typeof address === 'string' ? address : address()) + path, init);
    },
    clock: createServerClock(),
    base: '/api',
  });
  return {
    storage,
    asked,
    pull: () => pull({ call, storage, now: Date.now }),
    /** Epoch, seq and the state of each table that it holds. */
    async stands() {
      const stored = await storage.read();
      return stored && { epoch: stored.cursor.epoch, seq: stored.cursor.seq, tables: tableStates(stored.rows) };
    },
  };
}
