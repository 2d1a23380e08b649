import { expect, type Page } from '@playwright/test';

import { holdBack } from '#e2e/testing/hold-back.ts';
import { loseNetwork } from '#e2e/testing/lose-network.ts';
import { readerTest as test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';

/** What cannot be opened without a signal yet is not called so, and what has not come says so. */

const address = '/tourism-directory/shivneri-fort';
const notKept = 'You are offline. The guide is not saved yet.';
const notHere = 'What you opened has not loaded yet.';
const banner = (page: Page) => page.getByRole('banner');

test('a listing is available offline only once a worker controls its page, and a network lost before says so at once', async ({
  phone: { page },
}) => {
  const worker = await holdBack(page.context(), '**/sw.js');
  await page.goto(address);
  await worker.asked;
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('Saving the app. It does not open offline yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByText('Available offline')).toBeHidden();
  const findNetwork = await loseNetwork(page);
  await expect(banner(page).getByText(notKept)).toBeVisible();
  await findNetwork();
  await expect(banner(page).getByText(notKept)).toBeHidden();
  worker.release();
  await waitUntilReady(page);
  await expect(page.getByText('Available offline').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
});

test('a network lost before anything but the page itself has come says so at once', async ({ phone: { page } }) => {
  const later = await holdBack(page.context(), '**/assets/later-*.js');
  await page.goto(address);
  await later.asked;
  await expect.poll(() => page.evaluate(() => window.hearsInput)).toBe(true);
  const findNetwork = await loseNetwork(page);
  await expect(banner(page).getByText(notKept)).toBeVisible();
  await findNetwork();
  await expect(banner(page).getByText(notKept)).toBeHidden();
  later.release();
  await waitUntilReady(page);
});

test('a page that a worker has passed over asks for it, and is available offline', async ({ regular: { page } }) => {
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  await waitUntilReady(page);
  await expect(page.getByText('Available offline').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
});

interface Part {
  readonly name: string;
  /** Defaults to a listing. */
  readonly at?: string;
  readonly file: string;
  readonly open: (page: Page) => Promise<unknown>;
  readonly opened: (page: Page) => ReturnType<Page['locator']>;
}

const click = (button: string) => (page: Page) => page.getByRole('button', { name: button }).first().click();
const parts: readonly Part[] = [
  {
    name: 'the menu',
    file: 'menu-panel-',
    open: click('Open menu'),
    opened: (page) => page.getByRole('navigation', { name: 'Main menu' }),
  },
  { name: 'the search', file: 'search-', open: click('Search everything'), opened: (page) => page.getByRole('dialog') },
  { name: 'the large pictures', file: 'lightbox-', open: click('Picture 1'), opened: (page) => page.getByRole('dialog') },
  {
    name: 'sharing',
    file: '(?:later|libraries)-',
    open: click('Share Shivneri Fort'),
    opened: (page) => page.getByText(/Link copied|Could not copy/),
  },
  {
    name: 'the order by distance',
    at: '/tourism-directory',
    file: '(?:search|later)-',
    open: click('Near me'),
    opened: (page) => page.getByText('Sorted by name: your phone did not share its location.'),
  },
  {
    name: 'another page',
    file: 'about-page-',
    open: (page) => page.getByRole('link', { name: 'About Us' }).last().click(),
    opened: (page) => page.getByRole('heading', { level: 1, name: 'About Us' }),
  },
];

for (const { name, file, open, opened, at = address } of parts) {
  test(`${name} that has not come locks nothing, says so, is asked for again by a tap, and opens`, async ({ phone: { page } }) => {
    let isLost = true;
    // A worker would bring the file after all.
    await holdBack(page.context(), '**/sw.js');
    await page.context().route(new RegExp(`/assets/${file}.*\\.js`), (route) => (isLost ? route.abort() : route.continue()));
    await page.goto(at);
    await expect.poll(() => page.evaluate(() => window.hearsInput)).toBe(true);
    await open(page);
    const words = page.getByText(notHere);
    await expect(words).toBeVisible();
    expect(await page.locator('[inert]').count()).toBe(0);
    isLost = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(opened(page)).toBeVisible();
    await expect(words).toBeHidden();
  });
}
