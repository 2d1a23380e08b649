import { rmSync } from 'node:fs';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { lendBehindGate } from './gate.ts';
import { forgetBrowserCache, newProfile, openProfile, visitedProfile } from './profile.ts';
import { lendServer, readOnlyServer, type Server } from './server.ts';
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
  /** The product of all who only read. Killed, it is out of reach for this test alone. */
  server: Pick<Server, 'address' | 'start' | 'kill'>;
  /** Whom the phone reaches at `origin`: a test may put a network of its own between it and the product. */
  address: string;
  /** Where phones find the product, the same in all tests: what they stored belongs to it. */
  origin: string;
  /** What its console may say; a browser calls every refusal an error. */
  expected: RegExp | undefined;
  phone: Phone;
  /** The same of somebody who has been here before, and had it ready to work offline. */
  regular: Phone;
  /** Opens a phone, and throws it away after its use. */
  lendPhone: (profile: string, use: (phone: Phone) => Promise<void>) => Promise<void>;
}

/** Tests of one phone that only reads. */
export const readerTest = base.extend<Things>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: ({}, use) => lendBehindGate(use, readOnlyServer().address),
  address: ({ server }, use) => use(server.address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  origin: ({}, use) => use(readOnlyServer().address),
  expected: undefined,
  lendPhone: ({ launchOptions: { args = [], ...launch }, origin, address, expected, viewport }, use) => {
    const leadThere = `--host-resolver-rules=MAP ${new URL(origin).host} ${new URL(address).host}`;
    const options = { ...launch, args: [...args, leadThere], baseURL: origin, viewport };
    return use(async (profile, lend) => {
      const faults: Faults[] = [];
      const open = async () => {
        const phone = await openProfile(profile, options);
        faults.push(await watch(phone.context, origin, expected));
        return phone;
      };
      let opened = await open();
      await lend({
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
    });
  },
  phone: ({ lendPhone }, use) => lendPhone(newProfile(), use),
  regular: ({ lendPhone }, use) => lendPhone(visitedProfile(), use),
});

/** Tests of one phone and a product of its own, which it may change. */
export const test = readerTest.extend<{ server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: ({}, use) => lendServer(use),
});

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
