import { expect, type Page } from '@playwright/test';

import { nowhere } from '#e2e/testing/addresses.ts';
import { readerTest as test } from '#e2e/testing/phone.ts';
import { allow } from '#e2e/testing/quota.ts';
import { readySentence, waitUntilReady } from '#e2e/testing/readiness.ts';

/** On a phone with room for a part of the app, rows and what opens them come first, and the page says what is missing. */

test.use({ expected: /^Failed to load resource/ });

const bytesOfRoom = 2_200_000;
const part = 'This phone has space for only a part of the app. Pictures and some pages need a connection.';
const offline = 'Offline. Only a part of the app is saved. Pictures and some pages need a connection.';
const listing = '/tourism-directory/shivneri-fort';

async function expectMenuSaysPart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toContainText(part);
  await expect(menu).not.toContainText(readySentence);
  await page.getByRole('button', { name: 'Close menu' }).click();
}

/** Asks as a script does, which the worker would store. */
const missingOnline = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await (await fetch('/sw.js')).text()).match(/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
    const missing: string[] = [];
    for (const name of new Set(names)) if (!(await fetch(`/${name}`).catch(() => undefined))?.ok) missing.push(name);
    return missing;
  });

test('a phone with 2.2 MB of room opens the first page, lists, listings and help offline, says what is missing, and keeps all once it has room', async ({
  phone: { page },
  server,
}) => {
  await page.goto(nowhere);
  await allow(page, bytesOfRoom);
  await page.goto(listing);
  await expectMenuSaysPart(page);
  await expect(page.getByText('Available offline')).toBeHidden();
  expect(await missingOnline(page)).toEqual([]);

  await server.kill();
  for (const [address, heading] of [
    ['/', 'Junnar'],
    ['/tourism-directory', 'Tourism Directory'],
    [listing, 'Shivneri Fort'],
    ['/help', 'Help'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByRole('banner').getByText(offline)).toBeVisible();
    await expect(page.getByText('Available offline')).toBeHidden();
  }
  await server.start();

  await allow(page);
  await page.goto(listing);
  await waitUntilReady(page);
  await page.reload();
  await expect(page.getByText('Available offline').first()).toBeVisible();
});
