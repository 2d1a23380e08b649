import { existsSync } from 'node:fs';
import '@helpdesk/site/testing/junnar';
import '@helpdesk/words/all-messages';

import { defineConfig } from '@playwright/test';

import { inLongRun, long } from './testing/long.ts';

/** `npm test` says which browser; alone, the system's serves, without windows if it can be had so, else Playwright's own. */
const executablePath =
  process.env.CHROMIUM_PATH || ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

// A Playwright configuration must be a default export.
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './testing/prepare.ts',
  outputDir: '../test-results',
  // A journey waits for more than it computes: two cores are busy with four.
  workers: 4,
  fullyParallel: true,
  grepInvert: long ? undefined : new RegExp(inLongRun.tag),
  forbidOnly: Boolean(process.env.CI),
  // They end only what hangs: journeys wait for what happens, and a machine may be as slow as it likes.
  timeout: 20 * 60_000,
  expect: { timeout: long ? 600_000 : 90_000 },
  use: {
    actionTimeout: long ? 600_000 : 90_000,
    launchOptions: { executablePath, args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'] },
    // A phone: what the product is made for first.
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Movement costs more than all else here; where it is the matter, a journey asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
