import { test as base } from '@playwright/test';

import { counter } from './kiosk.ts';
import { administrator } from './office.ts';
import { lendServer, type Server } from './server.ts';
import { type Faults, watch } from './watch.ts';

/** A browser calls what the server refuses an error, and what is not there without a line. */
const refusals = /^Failed to load resource: /;

/** Tests of a screen on the counter. Each worker has a product of its own, whose office they ask for kiosks; each test has a browser that nobody used. */
export const test = base.extend<{ faults: Faults }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    ({}, use) => lendServer(use, { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }),
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.address),
  viewport: counter,
  faults: [
    async ({ context, server }, use) => {
      const faults = await watch(context, server.address, refusals);
      await use(faults);
      faults.expectNone();
    },
    { auto: true },
  ],
});
