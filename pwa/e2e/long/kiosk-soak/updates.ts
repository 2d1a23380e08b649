import { expect, type Page } from '@playwright/test';

import { attracting } from '#e2e/testing/kiosk.ts';
import type { LeapingClock } from '#e2e/testing/leaping-clock.ts';
import type { Server } from '#e2e/testing/server.ts';
import { buildNewer } from '#e2e/updates/newer-builds.ts';

export interface Update {
  readonly folder: string;
  /** As its pages say it. */
  readonly build: string;
}

/** A build that was there before is as new to a browser as any other. */
export async function threeUpdates(): Promise<[Update, Update, Update]> {
  const { second, third } = await buildNewer();
  const again = { folder: second, build: '2' };
  return [again, { folder: third, build: '3' }, again];
}

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);

/** While somebody is here an update is found and stored, and waits. */
export async function offer(page: Page, server: Server, clock: LeapingClock, { folder, build }: Update): Promise<void> {
  const before = await buildOf(page);
  expect(before).not.toBe(build);
  await server.kill();
  await server.start({ APP_DIR: folder });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(true);
  // Longer than the app waits between two tries, and not yet so long that nobody seems to be here.
  await clock.leap(30_000);
  expect(await buildOf(page)).toBe(before);
}

/** Nobody is here any more: it comes by itself. */
export async function expectTaken(page: Page, clock: LeapingClock, { build }: Update): Promise<void> {
  await expect(async () => {
    await clock.leap(2 * 60_000);
    await expect(page.locator('html')).toHaveAttribute('data-build', build, { timeout: 1_000 });
  }).toPass();
  await attracting(page);
  await expectReady(page);
}

/** Until the worker has all that a kiosk needs without a line. */
export const expectReady = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () =>
        Boolean(navigator.serviceWorker.controller && (await caches.match('/names', { cacheName: 'kiosk-files' }))),
      ),
    )
    .toBe(true);
