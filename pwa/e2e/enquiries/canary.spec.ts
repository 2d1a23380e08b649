import { expect, type Page } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { kept } from '#e2e/testing/outbox-driver.ts';
import { test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { reachUntil } from '#e2e/testing/stored-catalogue.ts';

/** Marks that are found again wherever they get to, as long as nobody changes a letter. */
const canary = { name: 'Canary Qvkzname', email: 'qvkzmail@example.org', phone: '+919812345670', comment: 'Qvkzcomment in a cage' };
const marks = /qvkz|9812345670/i;

/** Everything that a browser keeps for us, as text. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const table of db.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve, reject) => {
          const all = db.transaction(table).objectStore(table).getAll();
          all.onsuccess = () => resolve(all.result);
          all.onerror = () => reject(all.error);
        });
        texts.push(`${name} ${table} ${JSON.stringify(rows)}`);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isPicture = response?.headers.get('Content-Type')?.startsWith('image/');
        texts.push(request.url, isPicture ? '' : ((await response?.text()) ?? ''));
      }
    }
    return texts.join('\n');
  });

test('what a person typed is nowhere but with the helpdesk once it was received', inLongRun, async ({ regular: phone, server }) => {
  const { page } = phone;
  const addresses: string[] = [];
  page.context().on('request', (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ''}`));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/');
  await waitUntilReady(page);
  await server.kill();

  await page.goto('/contact-us');
  await page.getByLabel('Name').fill(canary.name);
  await page.getByLabel('Email').fill(canary.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(canary.phone);
  await page.getByLabel('Query type').selectOption('Donation Related');
  await page.getByLabel('Comment').fill(canary.comment);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByText('Saved on this phone').first()).toBeVisible();
  expect(await everythingKept(page), 'what waits is on the phone, or this test sees nothing').toMatch(marks);

  await page.goto('/restaurant-directory/modak-%26-more');
  await page.getByRole('button', { name: 'Book a Table' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(canary.name);
  await dialog.getByLabel('Email').fill(canary.email);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(canary.phone);
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByText('Saved on this phone').first()).toBeVisible();

  await server.start();
  await page.goto('/requests');
  await reachUntil(page, async () => (await kept(page)).filter(({ state }) => state === 'sent').length === 2);
  const [stored] = await server.read((sql) => sql<[{ count: number }]>`SELECT count(*)::int FROM enquiry WHERE body::text ~* 'qvkz'`);
  expect(stored.count).toBe(2);

  await expect.poll(() => everythingKept(page)).not.toMatch(marks);
  expect(addresses.join('\n')).not.toMatch(marks);
  expect(said.join('\n')).not.toMatch(marks);
  expect(await page.content()).not.toMatch(marks);
  expect(server.printed()).not.toMatch(marks);
});
