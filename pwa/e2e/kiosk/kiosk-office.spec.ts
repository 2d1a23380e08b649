import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/counter.ts';
import { attracting, begin, exitPin, newKiosk, pairedKiosk, revokeKiosk } from '#e2e/testing/kiosk.ts';

const pad = (page: Page) => page.getByRole('dialog');

async function enter(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await pad(page).getByRole('button', { name: digit, exact: true }).click();
  await pad(page).getByRole('button', { name: 'Enter' }).click();
}

/** Three seconds on the sign in the header. */
async function pressLong(page: Page): Promise<void> {
  await page.mouse.move(120, 60);
  await page.mouse.down();
  await expect(pad(page)).toBeVisible();
  await page.mouse.up();
}

test('a device is paired by a code, starts without a line, and staff leave by their PIN', async ({ page, context, server }) => {
  const { code } = await newKiosk(server);
  await page.goto('/kiosk?code=ABCD-2345');
  await page.getByLabel('Code').fill('ABCD');
  await page.getByRole('button', { name: 'Pair' }).click();
  await expect(page.getByText('The code has 8 letters and digits')).toBeVisible();
  await page.getByLabel('Code').fill('ABCD-2345');
  await page.getByRole('button', { name: 'Pair' }).click();
  await expect(page.getByText('This code is wrong, already used or expired')).toBeVisible();
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Pair' }).click();
  await attracting(page);

  // What it needs without a line is there once the worker has it.
  const isStored = async () => Boolean(navigator.serviceWorker.controller && (await caches.match('/names', { cacheName: 'kiosk-files' })));
  await expect.poll(() => page.evaluate(isStored)).toBe(true);
  await context.setOffline(true);
  await page.goto('/tourism-directory').catch(() => undefined);
  await attracting(page);
  await begin(page);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden();

  await pressLong(page);
  await enter(page, '0000');
  await expect(page.getByRole('alert').filter({ hasText: 'That is not the PIN' })).toBeVisible();
  await enter(page, exitPin);
  await pad(page).getByRole('button', { name: 'Leave kiosk mode' }).click();
  await pad(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Junnar' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBeUndefined();
  expect(await page.evaluate(() => caches.has('kiosk-files'))).toBe(false);
  await context.setOffline(false);
  await page.goto('/kiosk');
  await expect(page.getByLabel('Code')).toBeVisible();
});

test('a kiosk that was revoked says so, serves on, and is paired anew behind the PIN', async ({ page, server }) => {
  await page.clock.install();
  const { id } = await pairedKiosk(page, server, 'Bus stand');
  await revokeKiosk(server, id);
  await page.clock.runFor(5 * 60_000);
  await expect(page.getByText('This kiosk is no longer paired')).toBeVisible();
  expect(await page.evaluate(() => window.kioskAlive)).toBeGreaterThan(100);

  await begin(page);
  await page.getByRole('button', { name: 'I am finished' }).click();
  await attracting(page);
  await page.mouse.move(120, 60);
  await page.mouse.down();
  await page.clock.runFor(3_000);
  await page.mouse.up();
  await enter(page, exitPin);
  const { code } = await newKiosk(server, 'Market');
  await pad(page).getByLabel('Code').fill(code);
  await pad(page).getByRole('button', { name: 'Pair' }).click();
  await attracting(page);
  await expect(page.getByText('This kiosk is no longer paired')).toBeHidden();
});
