import { expect, type Page } from '@playwright/test';

import { test } from './networked-phone.ts';
import { waitUntilReady } from './readiness.ts';
import type { Server } from './server.ts';
import { type CatalogueState, stateOf, storedIn } from './stored-catalogue.ts';

const rounds = process.env.TEST_LONG ? 50 : 10;
/** An address of ours at which nothing of the app runs. */
const nowhere = '/start.js';

/** Runs in the page: tells on its console when a change of the catalogue begins, and when it is stored. */
function tellChanges(): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>) {
    const begun = transaction.apply(this, asked);
    if (this.name === 'catalogue' && asked[1] === 'readwrite') {
      console.warn('a change begins');
      begun.addEventListener('complete', () => console.warn('a change is stored'));
    }
    return begun;
  };
}

const forgetCatalogue = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('catalogue');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );

/** The names of all databases and caches. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => [...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys())].join(', '));

/** Every listing, so that the change takes a while. */
const changeEverything = (server: Server): Promise<void> =>
  server.change(async (tx) => {
    for (const table of ['place', 'resort', 'restaurant']) await tx`UPDATE ${tx(table)} SET popular = NOT popular`;
  });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Fill {
  readonly what: string;
  readonly asksFor: RegExp;
  /** Makes the next pull one of these; the page is nowhere. */
  begin(page: Page, server: Server): Promise<unknown>;
}

const fills: readonly Fill[] = [
  { what: 'a first fill', asksFor: /^GET \/api\/sync\/v1\/snapshot\//, begin: forgetCatalogue },
  { what: 'a delta', asksFor: /^GET \/api\/sync\/v1\/delta\//, begin: (_, server) => changeEverything(server) },
];

for (const { what, asksFor, begin } of fills) {
  test(`a browser that is killed at any moment of ${what} has all of it or nothing, and after the next pull what the server has`, async ({
    regular: phone,
    network,
    server,
  }) => {
    test.setTimeout(60_000 + rounds * 20_000);
    await phone.page.goto('/');
    await waitUntilReady(phone.page);
    const fell = { before: 0, during: 0, after: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const { page } = phone;
      await page.goto(nowhere);
      await begin(page, server);
      const [before, after] = [await storedIn(page), await stateOf(server)];
      expect(before).not.toEqual(after);

      const told: string[] = [];
      const begun = new Promise<void>((resolve) => {
        page.on('console', (message) => {
          told.push(message.text());
          if (message.text() === 'a change begins') resolve();
        });
      });
      const asked = new Promise<void>((resolve) => {
        network.decide((line) => {
          if (!asksFor.test(line)) return { kind: 'none' };
          resolve();
          return { kind: 'late', by: 100 };
        });
      });
      await page.addInitScript(tellChanges);
      const slow = await page.context().newCDPSession(page);
      // What the browser cached by itself would be no download.
      await slow.send('Network.clearBrowserCache');
      await page.goto('/about-us', { waitUntil: 'commit' });
      await asked;
      // From here on only: what comes before is not what is killed.
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      // A third while it is on its way, a third as it is being written, a third until long after.
      if (round % 3 !== 0) await begun;
      await pause(Math.random() * (round % 3 === 2 ? 800 : 100));
      await phone.killAndReopen();

      if (told.includes('a change is stored')) fell.after += 1;
      else fell[told.includes('a change begins') ? 'during' : 'before'] += 1;
      await phone.page.goto(nowhere);
      const holds: (CatalogueState | undefined)[] = [before, after];
      const left = await storedIn(phone.page);
      // A browser that lost everything by itself is told from a change of ours that was torn.
      expect(holds, `round ${round}, ${told.join(', ')}; left are ${await keptBy(phone.page)}`).toContainEqual(left);
      network.decide(() => ({ kind: 'none' }));
      await phone.page.goto('/about-us', { waitUntil: 'commit' });
      await expect.poll(() => storedIn(phone.page), { intervals: [250] }).toEqual(after);
    }
    console.warn(`${what}: of ${rounds} kills ${fell.before} fell before the change, ${fell.during} into it, ${fell.after} after it`);
  });
}
