import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { waitUntilReady } from './readiness.ts';
import { lendServer, type Server } from './server.ts';
import { type Faults, watch } from './watch.ts';

interface WorkerThings {
  /** One product for all tests of a worker, which only read it. */
  server: Server;
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
    ({}, use) => lendServer(use),
    { scope: 'worker' },
  ],
  regular: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 } });
      const faults = await watch(context, server.address);
      const page = await context.newPage();
      await page.goto('/');
      await waitUntilReady(page);
      await page.close();
      await use({ context, faults });
      await context.close();
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
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}
