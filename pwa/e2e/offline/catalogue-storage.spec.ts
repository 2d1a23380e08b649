import { expect, type Page } from '@playwright/test';
import { nowhere } from '#e2e/testing/addresses.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/networked-phone.ts';
import { allow } from '#e2e/testing/quota.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import type { Server } from '#e2e/testing/server.ts';
import { clearByBrowser, expectUpToDate, stateOf, storedIn } from '#e2e/testing/stored-catalogue.ts';

const keptNothing = 'This browser does not keep data: the guide will be gone when you close it.';
const noRoom = 'This phone has no space for newer text. Everything saved here stays.';
const count = (page: Page) => page.getByText('74 places', { exact: true }).first();
const arrive = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();

async function openOne(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href="/tourism-directory/ahupe-ghat"]').first().click();
  await arrive(page, 'Ahupe Ghat');
}

/** What the menu says of whether this phone may be taken where there is no signal. */
async function expectMenuSays(page: Page, sentence: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
}

const told = (server: Server, text: string): Promise<void> =>
  server.change(async (tx) => {
    await tx`UPDATE place SET content = ${text}`;
  });

/** Another page of the same browser deletes the database, as tools that clean up do. */
async function deleteFromAnotherPage(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(nowhere);
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('catalogue');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
        deleting.onblocked = () => reject(new Error('The app holds on to its database.'));
      }),
  );
  await other.close();
}

test(
  'a database that is deleted under the running app is filled again, and no screen notices',
  inLongRun,
  async ({ regular: phone, server, network }) => {
    const { page } = phone;
    await page.goto('/tourism-directory');
    for (const [round, forget] of [deleteFromAnotherPage, clearByBrowser].entries()) {
      // A page that has just come may still be opening the database.
      await waitUntilReady(page);
      // Out of reach, or the guide would be back before anybody looked.
      network.decide(() => ({ kind: 'lost request' }));
      await forget(page);
      expect(await storedIn(page)).toBeUndefined();
      network.decide(() => ({ kind: 'none' }));
      await expect(count(page)).toBeVisible();
      await told(server, `Written in round ${round}.`);
      await expectUpToDate(page, server);
      await expect(count(page)).toBeVisible();
      network.decide(() => ({ kind: 'lost request' }));
      await page.reload({ waitUntil: 'commit' });
      await expect(count(page)).toBeVisible();
      network.decide(() => ({ kind: 'none' }));
    }
  },
);

test(
  'a phone that is full keeps its guide as it is, says so in one line, and takes what is new once it has room',
  inLongRun,
  async ({ regular: phone, server }) => {
    await phone.page.goto('/tourism-directory');
    await waitUntilReady(phone.page);
    const before = await stateOf(server);
    // A running browser remembers for half a minute how much room it had.
    await phone.killAndReopen();
    const { page } = phone;
    await page.goto(nowhere);
    await allow(page, 1);
    await told(server, 'Written while the phone was full.');
    await page.goto('/tourism-directory');
    await expect(page.getByRole('banner').getByText(noRoom)).toBeVisible();
    expect(await storedIn(page)).toEqual(before);
    await openOne(page);
    await expect(page.getByText('Written while the phone was full.')).toHaveCount(0);

    await allow(page);
    await expectUpToDate(page, server);
    await expect(page.getByText('Written while the phone was full.').first()).toBeVisible();
    await expect(page.getByText(noRoom)).toBeHidden();
  },
);

test(
  'a phone that is full at the first visit shows the guide, says that it is not kept, and keeps it once it has room',
  inLongRun,
  async ({ phone: { page }, server }) => {
    await page.goto(nowhere);
    await allow(page, 1);
    await page.goto('/tourism-directory');
    await expect(count(page)).toBeVisible();
    await expectMenuSays(page, keptNothing);
    expect(await storedIn(page)).toBeUndefined();
    await allow(page);
    await expectUpToDate(page, server);
    // The browser tries again to store the app when it is opened the next time.
    await page.reload();
    await waitUntilReady(page);
  },
);

const refusals: readonly { how: string; refuse: () => void }[] = [
  { how: 'has no database', refuse: () => Object.defineProperty(window, 'indexedDB', { value: undefined }) },
  {
    how: 'forbids its database',
    refuse: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
    },
  },
  {
    how: 'cannot open its database',
    refuse: () => {
      const { open } = IDBFactory.prototype;
      // A version that is none makes an open request that fails by itself.
      IDBFactory.prototype.open = function (this: IDBFactory, name) {
        const opening = open.call(this, name, 1e9);
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        return opening;
      };
    },
  },
];

for (const { how, refuse } of long ? refusals : refusals.slice(0, 1)) {
  test(`a browser that ${how} shows the whole guide and says that nothing is kept`, inLongRun, async ({ phone: { page } }) => {
    await page.addInitScript(refuse);
    await page.goto('/tourism-directory');
    await expect(count(page)).toBeVisible();
    await openOne(page);
    await page.goBack();
    await arrive(page, 'Tourism Directory');
    await expectMenuSays(page, keptNothing);
  });
}
