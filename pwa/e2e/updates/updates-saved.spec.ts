import type { SyncHead } from '@helpdesk/contract/sync/sync';
import { expect, type Page } from '@playwright/test';

import { expectStops } from '#e2e/saved/planning.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import type { Server } from '#e2e/testing/server.ts';
import { clearByBrowser } from '#e2e/testing/stored-catalogue.ts';

import { buildNewer } from './newer-builds.ts';

/** A server of the next version comes, and its app is taken by the button. */
async function updateApp(page: Page, server: Server): Promise<void> {
  const { second } = await buildNewer();
  await server.kill();
  await server.start({ APP_DIR: second });
  await expect(async () => {
    // As when somebody comes back to the app.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
}

test('a plan survives an update of the app', inLongRun, async ({ regular: phone, server }) => {
  const { page } = phone;
  const names = ['Naneghat', 'Lenyadri Caves'];
  for (const slug of ['naneghat', 'lenyadri-caves']) {
    await page.goto(`/tourism-directory/${slug}`);
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
  }
  await waitUntilReady(page);
  await page.goto('/saved');
  for (const name of names) await page.getByRole('button', { name: `Add to the plan ${name}` }).click();
  await updateApp(phone.page, server);
  await expectStops(page, names);
});

test('a guide that came as a file survives an update of the app', inLongRun, async ({ regular: { page }, server }) => {
  const file = Buffer.from(await (await fetch(`${server.address}/api/guide-file`)).arrayBuffer());
  const { guideKey } = (await (await fetch(`${server.address}/api/sync/v1/head`)).json()) as SyncHead;
  await page.goto('/terms-and-conditions');
  // Of this server: the phone was made beside another one.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guide-key'))).toBe(guideKey);
  await page.context().route(/\/api\/sync\//, (route) => route.abort());
  await clearByBrowser(page);
  await page.goto('/tourism-directory');
  await page.getByRole('button', { name: 'Open a guide file' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your offline copy' });
  await sheet.locator('input[type=file]').setInputFiles({ name: 'guide.html', mimeType: 'text/html', buffer: file });
  await expect(sheet.getByText(/^This phone now has the guide of /)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await updateApp(page, server);
  await server.kill();
  await page.goto('/tourism-directory?search=lenyadri');
  await expect(page.getByRole('main').getByRole('link', { name: /Lenyadri Caves/ })).toBeVisible();
});
