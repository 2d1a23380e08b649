import { rmSync } from 'node:fs';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { openProfile, visitedProfile } from './profile.ts';
import { readOnlyServer, type Server } from './server.ts';
import { type Faults, watch } from './watch.ts';

interface WorkerThings {
  /** One product for all tests, which only read it. */
  server: Pick<Server, 'address'>;
  /** A browser that has been here before: all it may need is stored. */
  regular: { context: BrowserContext; faults: Faults };
}

interface TestThings {
  /** What must not happen in any journey; the test fails when something of it did. */
  faults: Faults;
}

/** Tests that look at the product as somebody who has been here before. `page` is a tab of theirs, of which nothing stays. */
export const test = base.extend<TestThings, WorkerThings>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    ({}, use) => use(readOnlyServer()),
    { scope: 'worker' },
  ],
  regular: [
    async ({ launchOptions, server }, use) => {
      const profile = visitedProfile();
      const { context } = await openProfile(profile, { ...launchOptions, baseURL: server.address });
      const faults = await watch(context, server.address);
      await use({ context, faults });
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.address),
  context: ({ regular }, use) => use(regular.context),
  faults: async ({ regular: { faults } }, use) => {
    await use(faults);
    faults.expectNone();
  },
  page: async ({ context, viewport, faults: _ }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await forget(page);
    await page.close();
  },
});

async function forget(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.context().clearPermissions();
}
