import { randomUUID } from 'node:crypto';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page } from '@playwright/test';

import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readerTest as test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { scanned } from '#e2e/testing/scanned.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

import { expectStops, idOf } from './planning.ts';

/** Puts a plan on this phone past the product's own code. */
const keepPlan = (page: Page, ids: readonly string[]): Promise<void> =>
  page.evaluate(
    (stops) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mine');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('saved', 'readwrite');
          writing.objectStore('saved').put({ ids: stops, stops }, 'own');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    [...ids],
  );

async function linkOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // A headless browser shares with nobody: what it copies is what it would hand over.
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.bringToFront();
  await page.getByRole('button', { name: 'Share the plan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a plan passes from phone to phone in its link, replaces nothing unasked, and reaches no server', async ({ regular: phone }) => {
  const { page } = phone;
  const asked: string[] = [];
  page
    .context()
    .on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`));
  const names = ['Shivneri Fort', 'Naneghat'];
  const ids = names.map(idOf);
  await page.goto('/saved');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await keepPlan(page, ids);
  await page.reload();
  await expectStops(page, names);
  const link = await linkOf(page);
  expect(new URL(link).hash.length).toBeLessThan(100);

  await test.step('the code on the screen is that link', async () => {
    await page.getByRole('button', { name: 'QR code' }).click();
    await expectNoViolation(page);
    // A message may still lie over it.
    await expect.poll(() => scanned(page, 'QR code of the plan')).toBe(link);
    await page.keyboard.press('Escape');
  });

  await test.step('a phone with a plan of its own asks before it changes it', async () => {
    await keepPlan(page, [idOf('Tamhane Museum')]);
    await page.goto('about:blank');
    await page.goto(link);
    const shared = page.getByRole('region', { name: 'A plan someone shared' });
    await expect(shared.getByRole('heading', { level: 3 })).toHaveText(names);
    await expect(shared).toContainText('You have a plan of your own with 1 stop.');
    await expectNoViolation(page);
    await shared.getByRole('link', { name: 'Do not keep it' }).click();
    await expectStops(page, ['Tamhane Museum']);
    await page.goto('about:blank');
    await page.goto(link);
    await shared.getByRole('button', { name: 'Add to my plan' }).click();
    await expectStops(page, ['Tamhane Museum', ...names]);
    await page.goto('about:blank');
    await page.goto(link);
    await shared.getByRole('button', { name: 'Replace my plan' }).click();
    await expectStops(page, names);
    expect(new URL(page.url()).hash).toBe('');
  });

  await test.step('what is no longer in the guide is said, in every language', async () => {
    await keepPlan(page, [...ids, randomUUID()]);
    await page.reload();
    await expectStops(page, names);
    await page.getByRole('button', { name: /^All saved/ }).click();
    await expect(page.getByText('1 saved listing is no longer in the guide.')).toBeVisible();
    const gone = `${link.slice(0, link.indexOf('#'))}?lang=mr#${new URL(link).hash.slice(1)}`;
    await page.goto(gone);
    await expect(page.getByRole('heading', { name: messagesIn('mr').saved_shared_title() })).toBeVisible();
    expect(await page.evaluate(stickingOut)).toEqual([]);
    await page.goto('/saved?lang=en');
  });

  await test.step('a link that was cut off is no shorter plan', async () => {
    await page.goto('about:blank');
    await page.goto(link.slice(0, -3));
    await expect(page.getByText('This plan cannot be read')).toBeVisible();
    await page.getByRole('link', { name: 'Show what I saved' }).click();
    await expectStops(page, names);
  });

  const short = new URL(link).hash.slice(1);
  expect(asked.length).toBeGreaterThan(5);
  for (const mark of [short, 'plan=', ...ids, ...short.split('.').filter((part) => part.length > 20)])
    expect(asked.filter((request) => request.includes(mark))).toEqual([]);
});

test('a pasted link opens without signal on a phone that has saved nothing', async ({ regular: phone, server }) => {
  const { page } = phone;
  await page.goto('/saved');
  await waitUntilReady(page);
  await keepPlan(
    page,
    sampleRegion.places.slice(0, 20).map(({ _id }) => _id),
  );
  await page.reload();
  const link = await linkOf(page);
  expect(link.length).toBeLessThan(600);
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type \/Page\b/g), '20 stops print on one page').toHaveLength(1);
  await keepPlan(page, []);
  await server.kill();
  await page.goto('/saved');
  await page.getByRole('button', { name: 'Open a plan someone shared' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Link to the plan').fill('https://example.org');
  await dialog.getByRole('button', { name: 'Open the plan' }).click();
  await expect(dialog).toContainText('There is no link to a plan in this text');
  await dialog.getByLabel('Link to the plan').fill(`Sunday!\n${link}`);
  await dialog.getByRole('button', { name: 'Open the plan' }).click();
  await page.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(page.getByRole('list', { name: 'Stops' }).getByRole('listitem')).toHaveCount(20);
});
