import { expect, type Page } from '@playwright/test';

import { nowhere } from './addresses.ts';
import { test } from './networked-phone.ts';
import { waitUntilReady } from './readiness.ts';
import type { Server } from './server.ts';
import { type CatalogueState, clearByBrowser, stateOf, storedIn } from './stored-catalogue.ts';

const rounds = process.env.TEST_LONG ? 50 : 10;

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

/** Until a phone that holds nothing holds what the server has. */
async function fill(page: Page, server: Server): Promise<void> {
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect.poll(() => storedIn(page), { intervals: [100] }).toEqual(await stateOf(server));
  await page.goto(nowhere);
}

/** Every listing, so that the change takes a while. */
const changeEverything = (server: Server): Promise<void> =>
  server.change(async (tx) => {
    for (const table of ['place', 'resort', 'restaurant']) await tx`UPDATE ${tx(table)} SET popular = NOT popular`;
  });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Fill {
  readonly what: string;
  readonly asksFor: RegExp;
  /** Makes the next pull of a phone that holds nothing one of these; the page is nowhere. */
  begin?(page: Page, server: Server): Promise<void>;
}

const fills: readonly Fill[] = [
  { what: 'a first fill', asksFor: /^GET \/api\/sync\/v1\/snapshot\// },
  {
    what: 'a delta',
    asksFor: /^GET \/api\/sync\/v1\/delta\//,
    begin: async (page, server) => {
      await fill(page, server);
      await changeEverything(server);
    },
  },
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
      await clearByBrowser(page);
      await begin?.(page, server);
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
      expect(holds, `round ${round}, ${told.join(', ')}`).toContainEqual(left);
      network.decide(() => ({ kind: 'none' }));
      await phone.page.goto('/about-us', { waitUntil: 'commit' });
      await expect.poll(() => storedIn(phone.page), { intervals: [250] }).toEqual(after);
    }
    console.warn(`${what}: of ${rounds} kills ${fell.before} fell before the change, ${fell.during} into it, ${fell.after} after it`);
  });
}
