import { expect, type Locator, type Page } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readerTest as test } from '#e2e/testing/phone.ts';
import { readySentence, waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Your offline copy' });

async function openCopy(page: Page): Promise<Locator> {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Your offline copy' }).click();
  await expect(sheetOf(page).getByText('Date of this copy')).toBeVisible();
  return sheetOf(page);
}

/** How many pictures each store of this phone has. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const counts: Record<string, number> = {};
    for (const name of ['list-pictures', 'listing-pictures', 'all-pictures']) {
      counts[name] = (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0;
    }
    return counts;
  });

/** One step in the database of the catalogue, as the browser's own tools would do it. */
const inPlaces = (page: Page, spoil: boolean) =>
  page.evaluate(async (spoil) => {
    const ended = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await ended(indexedDB.open('catalogue'));
    const places = db.transaction('places', 'readwrite').objectStore('places');
    const rows = (await ended(places.getAll())) as { name: string }[];
    if (spoil) await ended(places.put({ ...rows[0], name: 'Spoilt' }));
    db.close();
    return { count: rows.length, spoilt: rows.filter(({ name }) => name === 'Spoilt').length };
  }, spoil);

test(
  'about this copy tells what is stored, frees what can be fetched again, and fills again, but not without a connection',
  inLongRun,
  async ({ regular: phone, server }) => {
    const { page } = phone;
    await page.goto('/');
    await waitUntilReady(page);
    await page.goto('/tourism-directory/hadsar-fort');
    await expect.poll(async () => (await stored(page))['listing-pictures']).toBeGreaterThan(0);

    const sheet = await openCopy(page);
    await expect(sheet.getByText(readySentence)).toBeVisible();
    const { count } = await inPlaces(page, false);
    await expect(sheet.getByText(`${count} places`)).toBeVisible();
    const before = await stored(page);
    await expect(sheet.getByText(`${before['list-pictures']} of ${before['list-pictures']} list pictures`)).toBeVisible();
    await expect(sheet.getByText(/^The browser may clear it when the phone runs out of space/)).toBeVisible();
    await expectNoViolation(page);
    await expectNoColourViolation(page, 'dark');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(stickingOut)).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });

    await sheet.getByRole('button', { name: 'Free space' }).press('Enter');
    await expect(sheet.getByText(/^\d+\skB freed\.$/)).toBeVisible();
    expect(await stored(page)).toEqual({ ...before, 'listing-pictures': 0 });
    await expect(sheet.getByText(readySentence)).toBeVisible();

    await inPlaces(page, true);
    await sheet.getByRole('button', { name: 'Download again' }).press('Enter');
    await expect(sheet.getByText('All text has been downloaded again.')).toBeVisible();
    expect(await inPlaces(page, false)).toEqual({ count, spoilt: 0 });

    await server.kill();
    await sheet.getByRole('button', { name: 'Download again' }).press('Enter');
    await expect(sheet.getByText('This needs a connection. Nothing was changed.')).toBeVisible();
    expect(await inPlaces(page, false)).toEqual({ count, spoilt: 0 });
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  },
);

test(
  'a phone that saves data gets its text by itself and list pictures when they are asked for, and only then it is ready',
  inLongRun,
  async ({ phone }) => {
    const { page } = phone;
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/about-us');
    const sheet = await openCopy(page);
    const save = sheet.getByRole('button', { name: /^Save pictures, about \d/ });
    await expect(save).toBeVisible();
    await expect(sheet.getByText('Text is saved, but not pictures: this phone is set to save data.')).toBeVisible();
    expect((await stored(page))['list-pictures']).toBe(0);
    expect((await inPlaces(page, false)).count).toBeGreaterThan(0);
    await save.click();
    await expect(sheet.getByText(readySentence)).toBeVisible();
    expect((await stored(page))['list-pictures']).toBeGreaterThan(0);
  },
);
