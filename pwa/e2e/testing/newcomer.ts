import type { BrowserContext } from '@playwright/test';

import { test as journey } from './journey.ts';
import { type Faults, watch } from './watch.ts';

interface Things {
  context: BrowserContext;
  faults: Faults;
  /** Runs in every page before its own scripts. */
  beforeScripts: () => void;
  /** What the console may say; a browser calls every refusal an error. */
  expected: RegExp | undefined;
}

/** Tests of somebody who comes for the first time, in a browser that knows nothing. */
export const test = journey.extend<Things>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  beforeScripts: ({}, use) => use(() => {}),
  expected: undefined,
  context: async ({ browser, server, beforeScripts }, use) => {
    const context = await browser.newContext({ baseURL: server.address });
    await context.addInitScript(beforeScripts);
    await use(context);
    await context.close();
  },
  faults: async ({ context, server, expected }, use) => {
    const faults = await watch(context, server.address, expected);
    await use(faults);
    faults.expectNone();
  },
});

/** Where nothing moves, the buttons that stop it go. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;
