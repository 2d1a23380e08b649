import { expect } from '@playwright/test';

import { expectStops } from '#e2e/saved/planning.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';

import { buildNewer } from './newer-builds.ts';

test('a plan survives an update of the app', inLongRun, async ({ regular: phone, server }) => {
  const builds = await buildNewer();
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
  await server.kill();
  await server.start({ APP_DIR: builds.second });
  await expect(async () => {
    // As when somebody comes back to the app.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
  await expectStops(page, names);
});
