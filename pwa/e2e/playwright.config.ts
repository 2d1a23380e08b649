import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** `npm test` says which browser; alone, the system's serves, without windows if it can be had so, else Playwright's own. */
const executablePath =
  process.env.CHROMIUM_PATH || ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

const first = 'updates.spec.ts';

// A Playwright configuration must be a default export.
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: process.env.TEST_DATABASE_URL ? undefined : './prepare-data.ts',
  outputDir: '../test-results',
  // A journey waits for more than it computes: two cores are busy with three.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The newer builds are made and deployed one after the other: begun last, they would keep the other workers waiting.
  projects: [
    { name: 'first', testMatch: first },
    { name: 'then', testIgnore: first },
  ],
  // For a machine that does much else: whoever is fast waits for nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath, args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'] },
    // A phone: what the product is made for first.
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
});
