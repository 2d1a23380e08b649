import { expect, type Page } from '@playwright/test';

import { attracting, begin, counter, pairedKiosk } from '#e2e/testing/kiosk.ts';
import { administrator } from '#e2e/testing/office.ts';
import { test as phoneTest } from '#e2e/testing/phone.ts';
import { lendServer } from '#e2e/testing/server.ts';
import { buildNewer } from './newer-builds.ts';

const test = phoneTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: ({}, use) => lendServer(use, { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }),
  viewport: counter,
  // What is not there while the server is exchanged.
  expected: /^Failed to load resource: /,
});

const isWaiting = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
const expectBuild = (page: Page, build: string) => expect(page.locator('html')).toHaveAttribute('data-build', build);

test('an update that arrives while a visitor types changes nothing until nobody is here, and starts without a line', async ({
  phone: { page },
  server,
}) => {
  const { second } = await buildNewer();
  await page.clock.install();
  await pairedKiosk(page, server);
  await expect.poll(() => page.evaluate(() => caches.has('kiosk-files'))).toBe(true);
  await begin(page);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  const name = page.getByLabel('Name', { exact: true });
  await name.click();
  for (const key of ['a', 's', 'h', 'a']) await page.getByRole('button', { name: key, exact: true }).click();
  // However long the server and the worker take.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await server.kill();
  await server.start({ APP_DIR: second });
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return isWaiting(page);
    })
    .toBe(true);

  await test.step('who types goes on, is asked nothing, and is warned of the end of their time as ever', async () => {
    await page.clock.runFor(50_000);
    await page.getByRole('button', { name: 'a', exact: true }).click();
    await page.clock.runFor(50_000);
    await expect(name).toHaveValue(/^asha?a$/i);
    await expect(page.getByText('A new version is ready.')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.dataset.build)).toBeUndefined();
    expect(await isWaiting(page)).toBe(true);
  });

  await page.clock.resume();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'I am finished' }).click();
  await attracting(page);
  // A worker that answers nobody is stopped within half a minute, and makes room; not while it is watched, as here.
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await expect(async () => {
    await page.clock.fastForward('01:30');
    await browser.send('ServiceWorker.stopAllWorkers');
    await expect(page.locator('html')).toHaveAttribute('data-build', '2', { timeout: 10_000 });
  }).toPass();
  await attracting(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe('kiosk');

  await server.kill();
  await page.reload();
  await attracting(page);
  await expectBuild(page, '2');
  await begin(page);
});
