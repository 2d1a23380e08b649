import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/counter.ts';
import { attracting, begin, pairedKiosk } from '#e2e/testing/kiosk.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { scanned } from '#e2e/testing/scanned.ts';

/** What somebody leaves on a screen that they touch, each told from all else. */
const personal = Array.from({ length: 20 }, (_, index) => `Zubeida${index}Qx`);

/** Whether an update would wait: after the minute for which a touch alone holds it back. */
const isSomebodyBusy = (page: Page) => page.evaluate(() => navigator.locks.request('busy', { ifAvailable: true }, (lock) => lock === null));

/** Everything that a browser keeps of this origin, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const asked = indexedDB.open(name);
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error);
        });
        const rows = await Promise.all(
          [...db.objectStoreNames].map(
            (store) =>
              new Promise((resolve) => {
                const all = db.transaction(store).objectStore(store);
                const [keys, values] = [all.getAllKeys(), all.getAll()];
                values.onsuccess = () => resolve({ store, keys: keys.result, values: values.result });
              }),
          ),
        );
        db.close();
        return { name, rows };
      }),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const entries = navigation.entries().map((entry) => [entry.url, entry.getState()]);
    const bytesAsText = (_: string, value: unknown) => (ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value);
    const all = [databases, cached, entries, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie, window.name];
    return JSON.stringify([...all, document.documentElement.outerHTML], bytesAsText);
  });

test('after a minute without a sign a visitor is asked, and then nothing of them is left', async ({ page, server }) => {
  await page.clock.install();
  await pairedKiosk(page, server);
  await begin(page);

  // In every store that a visitor fills, through the screen where that is what fills it.
  const [searched = '', typed = '', ...others] = personal;
  await page.goto(`/tourism-directory?search=${searched}`).catch(() => undefined);
  await attracting(page);
  await begin(page);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(typed);
  await page.evaluate(async (values) => {
    const [local, session, title, cookie, entry, ...rows] = values as [string, string, string, string, string, ...string[]];
    localStorage.setItem(`draft:${local}`, local);
    localStorage.setItem('person', local);
    sessionStorage.setItem('note', session);
    window.name = title;
    // biome-ignore lint/suspicious/noDocumentCookie: as the app writes them.
    document.cookie = `who=${cookie}; path=/`;
    history.pushState({ entry }, '', `/contact-us?who=${entry}`);
    const db = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open('mine');
      asked.onsuccess = () => resolve(asked.result);
    });
    const put = (store: string, value: unknown, key?: string) => db.transaction(store, 'readwrite').objectStore(store).put(value, key);
    for (const row of rows) {
      put('drafts', { form: row, id: row, values: { name: row }, savedAt: Date.now() });
      put('missed', { text: row.toLowerCase(), count: 1 });
      put('revealed', true, row);
      put('saved', { ids: [row], stops: [row] }, 'own');
    }
    db.close();
  }, others);
  const before = await kept(page);
  expect(personal.filter((value) => !before.includes(value) && !before.includes(value.toLowerCase())).length).toBeLessThan(3);

  // Asked over whatever is open, also while a field is being typed into.
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'On my phone' }).click();
  await page.clock.runFor(61_000);
  const question = page.getByRole('alertdialog', { name: 'Do you need more time?' });
  await expect(question).toBeVisible();
  expect(await isSomebodyBusy(page)).toBe(true);
  await question.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByLabel('Name', { exact: true }).focus();
  await page.clock.runFor(55_000);
  await page.getByLabel('Name', { exact: true }).dispatchEvent('input');
  await page.clock.runFor(55_000);
  await expect(question).toBeHidden();
  await page.clock.runFor(6_000);
  await expect(question).toBeVisible();
  await page.clock.runFor(31_000);
  await attracting(page);

  const after = (await kept(page)).toLowerCase();
  expect(personal.filter((value) => after.includes(value.toLowerCase()))).toEqual([]);
  expect(await page.evaluate(() => navigation.entries().map(({ url }) => new URL(url ?? '').pathname))).toEqual(['/kiosk', '/kiosk']);
  await page.clock.runFor(61_000);
  expect(await isSomebodyBusy(page)).toBe(false);
  await page.goBack();
  await attracting(page);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});

test('nothing leads out of a kiosk, and what would is a code for a phone', async ({ page, server }) => {
  await pairedKiosk(page, server);
  await expectNoViolation(page);
  await begin(page);
  await expectNoViolation(page);
  const read = async () => {
    const code = await scanned(page, 'QR code');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    return code;
  };
  const pages = page.context().pages().length;

  await page.getByRole('navigation', { name: 'Kiosk' }).getByRole('link', { name: 'Help' }).click();
  await page.getByRole('link', { name: /112/ }).click();
  await expectNoViolation(page);
  expect(await read()).toBe('tel:112');
  await page.getByRole('navigation', { name: 'Kiosk' }).getByRole('link', { name: 'Donate' }).click();
  await page
    .getByRole('link', { name: /shows a code to scan/i })
    .first()
    .click();
  expect(await read()).toMatch(/^https:\/\//);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await page.getByRole('link', { name: 'donate@example.org' }).first().click();
  expect(await read()).toBe('mailto:donate@example.org');

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('button', { name: 'मराठी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await page.getByRole('link', { name: 'मुख्य पान' }).first().click();
  expect(page.context().pages()).toHaveLength(pages);

  const dock = page.getByRole('navigation', { name: 'किऑस्क' });
  const taken = async (label = 'QR कोड') => {
    await dock.getByRole('button', { name: 'माझ्या फोनवर' }).click();
    const code = (await scanned(page, label)) ?? '';
    await page.getByRole('dialog').getByRole('button', { name: 'बंद करा' }).last().click();
    return code;
  };
  await test.step('a listing, a plan, the guide and its file are taken along in the language that was chosen', async () => {
    expect(await taken()).toBe(`${server.address}/?lang=mr`);
    expect(await taken('संपूर्ण मार्गदर्शिका एका फाइलमध्ये')).toBe(`${server.address}/api/guide-file`);
    await page.getByRole('link', { name: 'पर्यटनस्थळे' }).first().click();
    const name = 'अंबा-अंबिका लेणी';
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button').click();
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const listing = await taken();
    await dock.getByRole('link', { name: 'मुख्य पान' }).click();
    await page.getByRole('link', { name: 'सेव्ह केलेले' }).click();
    await page.getByRole('button', { name: 'बेतात घ्या' }).first().click();
    const plan = await taken();

    const phone = await page.context().browser()?.newPage();
    await phone?.goto(listing);
    await expect(phone?.getByRole('heading', { level: 1 }) ?? page.getByText('no phone')).toHaveText(name);
    await phone?.goto(plan);
    await expect(phone?.getByText(name).first() ?? page.getByText('no phone')).toBeVisible();
    await phone?.close();
  });
});
