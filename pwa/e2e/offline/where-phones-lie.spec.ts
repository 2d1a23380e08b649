import { expect, type Page } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readerTest as test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const instagram =
  'Mozilla/5.0 (Linux; Android 14; SM-A146P; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 356.0.0.41.101 Android';

/** The page believes that it is in another browser. */
const pretend = (page: Page, userAgent: string) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), userAgent);

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Your offline copy' });
const homeScreen = (page: Page) => page.getByRole('banner').getByText('This tab forgets the guide after 7 days without a visit.');
const install = (page: Page) => page.getByRole('banner').getByText('Keep the guide on your home screen.');

test(
  'an iPhone is shown the way to its home screen once, when the guide is ready and a second page opens',
  inLongRun,
  async ({ phone }) => {
    const { page } = phone;
    await pretend(page, safari);
    await page.goto('/');
    await waitUntilReady(page);
    await expect(homeScreen(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(homeScreen(page)).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'How to keep it' }).click();
    await expect(sheetOf(page).getByText('Choose “Add to Home Screen”.')).toBeVisible();
    await expect(sheetOf(page).getByText(/it starts empty and then saves the guide/)).toBeVisible();
    await expectNoViolation(page);
    await expectNoColourViolation(page, 'dark');
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(homeScreen(page)).toBeHidden();
  },
);

test(
  'the browser’s own offer to install is passed on at the same moment, and “Not now” is never asked again',
  inLongRun,
  async ({ phone }) => {
    const { page } = phone;
    await page.goto('/');
    await waitUntilReady(page);
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} });
      window.dispatchEvent(offer);
    });
    await expect(install(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(install(page)).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(install(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(install(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Install on this phone' })).toBeVisible();
  },
);

test('in the window of another app nothing is promised, and the way out is offered at once', inLongRun, async ({ phone }) => {
  const { page } = phone;
  await pretend(page, instagram);
  await page.goto('/tourism-directory/hadsar-fort');
  const strip = page.getByRole('banner').getByText('Opened inside Instagram, which might not keep the guide.');
  await expect(strip).toBeVisible();
  await page.getByRole('button', { name: 'Open in browser' }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('link', { name: 'Open in browser' })).toHaveAttribute(
    'href',
    /^intent:\/\/[^/]+\/tourism-directory\/hadsar-fort#Intent;scheme=http;/,
  );
  await expect(sheet.getByText('Date of this copy')).toBeVisible();
  await expect(sheet.getByText(/^([1-9]\d*) of \1 list pictures/)).toBeVisible();
  await expectNoViolation(page);
  await expect(page.getByText('Ready to work offline')).toBeHidden();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(sheet.getByText('Link copied. Paste it into your browser.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
