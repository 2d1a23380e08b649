import { expect, type Page } from '@playwright/test';

import { attracting, begin, counter, pairedKiosk } from '#e2e/testing/kiosk.ts';
import { administrator } from '#e2e/testing/office.ts';
import { onTheDisk } from '#e2e/testing/on-the-disk.ts';
import { kept } from '#e2e/testing/outbox-driver.ts';
import { test as phoneTest } from '#e2e/testing/phone.ts';
import { lendServer, type Server } from '#e2e/testing/server.ts';
import { reachUntil } from '#e2e/testing/stored-catalogue.ts';

/** A kiosk whose browser has a profile on disk. */
const test = phoneTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: ({}, use) => lendServer(use, { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }),
  viewport: counter,
  // What is not there without a line.
  expected: /^Failed to load resource: /,
});

const planted = { name: 'Zubeida Qxavier', email: 'zubeida@example.org', phone: '9876504567', comment: 'Wanted: झऱखछठ' };
const texts = [...Object.values(planted), '98765 04567', 'Zubeida', 'झऱखछठ'];

const enquiriesAt = (server: Server) => server.read((sql) => sql<{ body: object }[]>`SELECT body FROM enquiry`);

/** Everything of the outbox that scripts can read. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cache = await caches.open('outbox');
    const copies = await Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text()));
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, copies, navigation.entries().map((entry) => entry.getState())]);
  });

test('what a visitor sends without a line is sealed and masked, is seen by nobody after, and arrives once', async ({ phone, server }) => {
  const { page } = phone;
  await pairedKiosk(page, server);
  const isStored = async () => Boolean(navigator.serviceWorker.controller && (await caches.match('/names', { cacheName: 'kiosk-files' })));
  await expect.poll(() => page.evaluate(isStored)).toBe(true);
  await begin(page);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByText('If there is no connection, this kiosk keeps what you send encrypted.')).toBeVisible();
  await expect(page.getByText('Remember my details')).toBeHidden();
  await server.kill();
  await page.getByLabel('Name', { exact: true }).fill(planted.name);
  await page.getByLabel('Email').fill(planted.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(planted.phone);
  await page.getByLabel('Query type').selectOption('Donation Related');
  await page.getByLabel('Comment').fill(planted.comment);
  await page.getByRole('button', { name: 'Submit' }).click();

  const masked = page.getByText('Name: Z… · Phone: …4567 · Email: z…');
  await expect(masked).toBeVisible();
  const [item] = await kept(page);
  expect(item).toMatchObject({ kind: 'contact', state: 'queued', about: '', body: '', sealed: expect.any(String) });
  const told = await readable(page);
  expect(texts.filter((text) => told.includes(text))).toEqual([]);
  await page.getByRole('link', { name: 'My requests' }).first().click();
  await expect(masked).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeHidden();
  expect(await page.locator('body').innerText()).not.toMatch(/Zubeida|98765|झऱखछठ/);

  await page.getByRole('button', { name: 'I am finished' }).click();
  await attracting(page);
  await begin(page);
  await page.evaluate(() => history.pushState({}, '', '/requests'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await phone.killAndReopen(() => {
    expect(onTheDisk(phone.profile, texts)).toEqual([]);
    // The same way finds what is kept.
    expect(onTheDisk(phone.profile, [item?.id ?? ''])).toHaveLength(1);
  });
  await phone.page.goto('/kiosk');
  await attracting(phone.page);
  // A power cut can take the mark, which no browser writes to the disk at once.
  await phone.page.evaluate(() => localStorage.removeItem('kiosk'));
  await phone.page.goto('/kiosk');
  await attracting(phone.page);

  await server.start();
  await reachUntil(phone.page, async () => (await enquiriesAt(server)).length > 0);
  await expect.poll(() => kept(phone.page)).toEqual([]);
  expect(await enquiriesAt(server)).toMatchObject([{ body: { ...planted, phone: expect.stringContaining('9876504567') } }]);
});
