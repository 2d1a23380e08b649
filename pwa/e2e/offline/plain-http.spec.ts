import { expect } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { test as phoneTest } from '#e2e/testing/phone.ts';
import { expectTold } from '#e2e/testing/told.ts';

const test = phoneTest.extend({
  /** A helpdesk's machine in a network of its own: a name, no certificate, and so no worker, no locks and no clipboard. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  origin: ({}, use) => use('http://helpdesk.lan'),
  // The browser says of every page that a header of ours means nothing here.
  expected: /Cross-Origin-Opener-Policy header has been ignored/,
});

test('over plain http everything works online, and what is missing is said', inLongRun, async ({ phone, server }) => {
  const { page } = phone;
  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'caches' in window])).toEqual([false, false, false]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accommodation Directory' }).click();
  await page.getByRole('searchbox').first().fill('Sataswarna');
  await page.getByRole('link', { name: 'Sataswarna Heritage Haveli' }).first().click();

  await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Kulkarni');
  await dialog.getByLabel('Email').fill('asha@example.in');
  await dialog.getByLabel('Phone', { exact: true }).fill('098220 00000');
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeFocused();
  expect(await server.read((sql) => sql`SELECT reference FROM enquiry`)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Copy phone number' }).click();
  await expectTold(page, 'Phone number copied');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('Not available offline: this address has no secure connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save all pictures' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Your offline copy' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your offline copy' });
  await expect(sheet.getByText(/stores neither the app nor pictures\.$/)).toBeVisible();
  await expect(sheet.getByText('This browser cannot save pictures from this address.')).toBeVisible();
  await expect(sheet.getByText('Not saved: it needs a connection to open.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Download again' }).click();
  await expect(sheet.getByText('All text has been downloaded again.')).toBeVisible();

  // Text outlives the page here as well, and is there before the server was asked.
  await page.route('**/api/sync/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sataswarna Heritage Haveli' })).toBeVisible();
});
