import { randomUUID } from 'node:crypto';
import { tableStates } from '@helpdesk/contract/sync/digest';
import { memoryStorage } from '@helpdesk/pwa/src/local/memory-storage.ts';
import { mirrorOutbox } from '@helpdesk/pwa/src/local/outbox-mirror.ts';
import { Texts } from '@helpdesk/pwa/src/local/testing/texts.ts';
import { createCall } from '@helpdesk/pwa/src/sync/call.ts';
import { openOutbox } from '@helpdesk/pwa/src/sync/outbox/outbox.ts';
import { pull } from '@helpdesk/pwa/src/sync/pull.ts';
import { createServerClock } from '@helpdesk/pwa/src/sync/server-clock.ts';

const never = new Promise<never>(() => {});

/** A phone without a screen: the product's own pull and outbox over storage that outlives the app. */
export function newPhone(site: string) {
  const storage = memoryStorage();
  const texts = new Texts();
  let isOnline = true;
  let app = start();

  function start() {
    const life = { isOver: false };
    const call = createCall({
      base: '/api',
      clock: createServerClock(),
      async fetch(path, init) {
        if (!isOnline) throw new TypeError('There is no network here.');
        const response = await fetch(site + path, init);
        // What was answered comes to nobody.
        return life.isOver ? never : response;
      },
    });
    return { life, call, outbox: openOutbox({ storage: mirrorOutbox(texts), call }) };
  }

  return {
    /** @param online whether it has a network from now on */
    go(online: boolean) {
      isOnline = online;
    },
    /** The browser ends the app in the middle of whatever it does, and it is opened again. */
    crash() {
      app.life.isOver = true;
      app = start();
    },
    /** How it ended: `unchanged`, `updated`, or why it failed. */
    async pull(): Promise<string> {
      const result = await pull({ call: app.call, storage, now: Date.now });
      return result.outcome === 'failed' ? result.reason : result.outcome;
    },
    /** Writes an enquiry; resolves when it is stored here. @returns its key */
    async write(text: string): Promise<string> {
      const id = randomUUID();
      const body = { name: 'Asha Gore', email: 'asha@example.org', phone: '9876543210', queryType: 'Feedback/Grievance', comment: text };
      await (await app.outbox).add({ id, kind: 'contact', body });
      return id;
    },
    /** As when the network comes back. */
    send: async () => (await app.outbox).retryWaiting(),
    /** Asks how far what it has receipts of has come. */
    askStates: async () => (await app.outbox).askStates(),
    /** What it has written: with a reference what it has a receipt of. */
    items: async () => (await app.outbox).items(),
    /** Where the app stands, and the rows it shows. */
    async stands() {
      const stored = await storage.read();
      if (!stored) return;
      const { epoch, seq, healedAt } = stored.cursor;
      return { epoch, seq, healedAt, tables: tableStates(stored.rows), rows: stored.rows };
    },
  };
}
