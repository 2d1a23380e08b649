import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserType, test as base, type Page } from '@playwright/test';

import { openServer, type Server } from './server.ts';
import { type Faults, watch } from './watch.ts';

/** A browser with a profile on disk, as on a phone: what it stored is there when it is opened again. */
interface Phone {
  readonly page: Page;
  /** Ends the browser as a full memory does, without a goodbye, and opens it again. */
  killAndReopen(): Promise<void>;
}

interface Things {
  /** A product of this test's own, which it may kill and change. */
  server: Server;
  /** Where the phone finds it: a test may put a network of its own between the two. */
  address: string;
  /** What its console may say; a browser calls every refusal an error. */
  expected: RegExp | undefined;
  phone: Phone;
}

/** Tests of one phone and one server that nobody else uses. */
export const test = base.extend<Things>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: async ({}, use) => {
    const server = await openServer();
    await server.start();
    await use(server);
    await server.stop();
  },
  address: ({ server }, use) => use(server.address),
  expected: undefined,
  phone: async ({ playwright, address, expected, viewport }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'helpdesk-phone-'));
    const faults: Faults[] = [];
    const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
      // Hundreds of pages are opened here: none waits for a movement.
      const context = await openProfile(playwright.chromium, profile, { baseURL: address, viewport, reducedMotion: 'reduce' });
      faults.push(await watch(context, address, expected));
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    let opened = await open();
    await use({
      get page() {
        return opened.page;
      },
      async killAndReopen() {
        await kill(opened.context);
        opened = await open();
        await forgetBrowserCache(opened);
      },
    });
    await opened.context.close();
    rmSync(profile, { recursive: true, force: true });
    for (const each of faults) each.expectNone();
  },
});

/** The browser may lose what it cached by itself any day: only what the app stored on purpose counts. */
async function forgetBrowserCache({ context, page }: { context: BrowserContext; page: Page }): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

const openProfile = (chromium: BrowserType, profile: string, options: Parameters<BrowserType['launchPersistentContext']>[1]) =>
  chromium.launchPersistentContext(profile, options);

async function kill(context: BrowserContext): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('This browser cannot be asked for its process.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const main = processInfo.find(({ type }) => type === 'browser');
  if (!main) throw new Error('This browser does not tell its process.');
  const closed = new Promise((resolve) => context.once('close', resolve));
  process.kill(main.id, 'SIGKILL');
  await closed;
}
