import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserType, test as base, type LaunchOptions, type Page, type ViewportSize } from '@playwright/test';

import { waitUntilReady } from './readiness.ts';
import { freePort, lendServer, openServer, type Server } from './server.ts';
import { type Faults, watch } from './watch.ts';

/** A browser with a profile on disk, as on a phone: what it stored is there when it is opened again. */
interface Phone {
  readonly page: Page;
  /** The folder of what is on the disk. */
  readonly profile: string;
  /** Ends the browser as a full memory does, without a goodbye, and opens it again after what happens meanwhile. */
  killAndReopen(meanwhile?: () => void): Promise<void>;
}

interface Things {
  /** A product of this test's own, which it may kill and change. */
  server: Server;
  /** Where the phone finds it: a test may put a network of its own between the two. */
  address: string;
  /** What its console may say; a browser calls every refusal an error. */
  expected: RegExp | undefined;
  phone: Phone;
  /** The same of somebody who has been here before, and had it ready to work offline. */
  regular: Phone;
}

interface WorkerThings {
  /** At which address phones find the product in all tests of a worker: what they stored belongs to it. */
  port: number;
  /** The folder of a profile that has been here, to be copied; undefined where each server has a catalogue of its own origin. */
  visited: string | undefined;
}

/** Tests of one phone and one server that nobody else uses. */
export const test = base.extend<Things, WorkerThings>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  visited: [
    async ({ playwright, launchOptions, port }, use) => {
      if (!process.env.PREPARED_DATA) return use(undefined);
      const profile = mkdtempSync(join(tmpdir(), 'helpdesk-visited-'));
      await visit(playwright.chromium, profile, port, launchOptions);
      await use(profile);
      rmSync(profile, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  server: ({ port }, use) => lendServer(use, {}, port),
  address: ({ server }, use) => use(server.address),
  expected: undefined,
  phone: async ({ playwright, address, expected, viewport }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'helpdesk-phone-'));
    await lendPhone({ chromium: playwright.chromium, profile, address, expected, viewport }, use);
  },
  regular: async ({ visited, playwright, address, expected, viewport }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'helpdesk-phone-'));
    if (visited) cpSync(visited, profile, { recursive: true });
    await lendPhone({ chromium: playwright.chromium, profile, address, expected, viewport }, use);
  },
});

interface Owned {
  readonly chromium: BrowserType;
  readonly profile: string;
  readonly address: string;
  readonly expected: RegExp | undefined;
  readonly viewport: ViewportSize | null;
}

/** Opens a phone, and throws it away after its use. */
async function lendPhone({ chromium, profile, address, expected, viewport }: Owned, use: (phone: Phone) => Promise<void>): Promise<void> {
  const faults: Faults[] = [];
  const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
    // Hundreds of pages are opened here: none waits for a movement.
    const context = await openProfile(chromium, profile, { baseURL: address, viewport, reducedMotion: 'reduce' });
    faults.push(await watch(context, address, expected));
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  let opened = await open();
  await use({
    get page() {
      return opened.page;
    },
    profile,
    async killAndReopen(meanwhile) {
      await kill(opened.context);
      meanwhile?.();
      opened = await open();
      await forgetBrowserCache(opened);
    },
  });
  await opened.context.close();
  rmSync(profile, { recursive: true, force: true });
  for (const each of faults) each.expectNone();
}

/** A first visit, of which the profile keeps what a phone keeps; to a server elsewhere, since the test's own may have that port already. */
async function visit(chromium: BrowserType, profile: string, port: number, { args = [], ...launch }: LaunchOptions): Promise<void> {
  const server = await openServer();
  await server.start();
  const elsewhere = `--host-resolver-rules=MAP 127.0.0.1:${port} ${new URL(server.address).host}`;
  const baseURL = `http://127.0.0.1:${port}`;
  const context = await openProfile(chromium, profile, { ...launch, args: [...args, elsewhere], baseURL, reducedMotion: 'reduce' });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/');
  await waitUntilReady(page);
  await forgetBrowserCache({ context, page });
  await context.close();
  await server.stop();
}

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
