import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, type Locator, type Page } from '@playwright/test';

import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { expectPainted } from '#e2e/testing/painted.ts';
import { readerTest as test } from '#e2e/testing/phone.ts';
import { readOnlyServer } from '#e2e/testing/server.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { clearByBrowser } from '#e2e/testing/stored-catalogue.ts';

const guideFile = async (): Promise<Buffer> => Buffer.from(await (await fetch(`${readOnlyServer().address}/api/guide-file`)).arrayBuffer());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const kinds = [
  { kind: 'Places', count: sampleRegion.places.length },
  { kind: 'Stays', count: sampleRegion.resorts.length },
  { kind: 'Food', count: sampleRegion.restaurants.length },
  { kind: 'Essentials', count: sampleRegion.services.length },
];

test('the file opens from a disk in a browser that never had a network, and holds everything', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-file-'));
  const file = join(folder, 'guide.html');
  writeFileSync(file, await guideFile());
  const context = await browser.newContext({ offline: true, locale: 'en-IN', viewport: { width: 360, height: 760 } });
  const page = await context.newPage();
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => !request.url().startsWith('data:') && asked.push(request.url()));
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const search = page.getByRole('searchbox');

  await test.step('it says from when it is and what it cannot do', async () => {
    await page.goto(pathToFileURL(file).href);
    await expect(heading(page)).toHaveText(/^Saved guide of \d+ \w+ \d{4}$/);
    await expect(page.getByText('You cannot book from this copy')).toBeVisible();
  });
  await test.step('every listing of every kind, with its picture', async () => {
    for (const { kind, count } of kinds) {
      await page.getByRole('button', { name: kind, exact: true }).click();
      await expect(rows(page)).toHaveCount(count);
    }
    await page.getByRole('button', { name: 'Places', exact: true }).click();
    await expectPainted(page.getByRole('main').locator('img'), sampleRegion.places.length);
    await expectNoViolation(page);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 760 });
      expect([width, await page.evaluate(stickingOut)]).toEqual([width, []]);
    }
    await expectNoColourViolation(page, 'dark');
  });
  await test.step('a search in three languages and scripts, and Back to what was typed', async () => {
    for (const text of ['shivnery', 'शिवनेरी', 'शिवनेरि']) {
      await search.fill(text);
      await expect(rows(page).first()).toContainText('Shivneri Fort');
    }
    await rows(page).first().getByRole('link').click();
    await expect(heading(page)).toHaveText('Shivneri Fort');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('Good to know', { exact: true })).toBeVisible();
    await expectNoViolation(page);
    await page.goBack();
    await expect(search).toHaveValue('शिवनेरि');
  });
  await test.step('in the other languages, as they are written', async () => {
    for (const { name, title } of [
      { name: 'मराठी', title: /मार्गदर्शिका$/ },
      { name: 'हिन्दी', title: /मार्गदर्शिका$/ },
    ]) {
      await page.getByRole('button', { name }).click();
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('button', { name })).toBeFocused();
      await expect(rows(page).first()).toContainText('शिवनेरी');
    }
    await page.getByRole('button', { name: 'English' }).click();
  });
  await test.step('how to install, with the address', async () => {
    await page.getByRole('link', { name: 'How to install' }).click();
    await expect(page.getByRole('link', { name: readOnlyServer().address })).toBeVisible();
    await expectNoViolation(page);
  });
  expect([asked, said]).toEqual([[pathToFileURL(file).href], []]);
  await context.close();
  rmSync(folder, { recursive: true });
});

const choose = (sheet: Locator, buffer: Buffer) =>
  sheet.locator('input[type=file]').setInputFiles({ name: 'guide.html', mimeType: 'text/html', buffer });

test('an app that is installed and empty takes the file in without a server, and no file of which a bit was flipped', async ({
  regular: phone,
  server,
}) => {
  const { page } = phone;
  const file = await guideFile();
  const flipped = Buffer.from(file);
  flipped[file.length >> 1] = (flipped[file.length >> 1] ?? 0) ^ 1;
  await page.goto('/terms-and-conditions');
  await server.kill();
  await clearByBrowser(page);
  await page.evaluate(() => caches.delete('list-pictures'));
  await page.goto('/tourism-directory');
  const sheet = page.getByRole('dialog', { name: 'Your offline copy' });
  await page.getByRole('button', { name: 'Open a guide file' }).click();
  await choose(sheet, flipped);
  await expect(sheet.getByText('This file was changed or damaged on the way. Nothing was saved from it.')).toBeVisible();
  await choose(sheet, file);
  await expect(sheet.getByText(/^This phone now has the guide of \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expectNoViolation(page);
  await choose(sheet, file);
  await expect(sheet.getByText('This phone already has all the text in this file.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(`${sampleRegion.places.length} places`, { exact: true }).first()).toBeVisible();

  await phone.killAndReopen();
  await phone.page.goto('/tourism-directory/shivneri-fort');
  await expect(heading(phone.page)).toHaveText('Shivneri Fort');
  await phone.page.goto('/tourism-directory');
  await expectPainted(rows(phone.page).locator('img').first(), 1);
});

test('a phone that has not got the key of the helpdesk is offered no file that it could not believe', async ({
  regular: { page },
  server,
}) => {
  await page.goto('/terms-and-conditions');
  await server.kill();
  await clearByBrowser(page);
  const open = page.getByRole('button', { name: 'Open a guide file' });
  await page.goto('/tourism-directory');
  await expect(open).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('guide-key'));
  await page.reload();
  await expect(page.getByText('The guide did not load.')).toBeVisible();
  await expect(open).toHaveCount(0);
});

test('the guide is shared as a file, also without a connection once it was fetched', async ({ regular: { page }, server }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Your offline copy' }).click();
  const share = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Share the guide' }).click()]);
    return download.suggestedFilename();
  };
  expect(await share()).toMatch(/^junnar-guide-\d{4}-\d\d-\d\d\.html$/);
  await server.kill();
  expect(await share()).toMatch(/\.html$/);
  await expect(page.getByText('You are offline, so this is the file that was downloaded last.')).toBeVisible();
});
