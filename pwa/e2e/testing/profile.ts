import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { waitUntilReady } from './readiness.ts';

type Options = Parameters<typeof chromium.launchPersistentContext>[1];

/** The page of a browser whose profile, on disk, is that of a phone. */
export async function openProfile(profile: string, options: Options): Promise<{ context: BrowserContext; page: Page }> {
  // Hundreds of pages are opened here: none waits for a movement.
  const context = await chromium.launchPersistentContext(profile, { reducedMotion: 'reduce', ...options });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'helpdesk-phone-'));

/** A first visit, of which the profile keeps what a phone keeps. */
export async function visitOnce(address: string, launch: LaunchOptions): Promise<string> {
  const profile = newProfile();
  const opened = await openProfile(profile, { ...launch, baseURL: address, viewport: { width: 390, height: 844 } });
  await opened.page.goto('/');
  await waitUntilReady(opened.page);
  await forgetBrowserCache(opened);
  await opened.context.close();
  return profile;
}

/** A copy of the profile of somebody who has been here before, which is made once for all journeys. */
export function visitedProfile(): string {
  const visited = process.env.VISITED_PROFILE;
  if (!visited) throw new Error('This runs in a journey alone.');
  const profile = newProfile();
  cpSync(visited, profile, { recursive: true });
  return profile;
}

/** The browser may lose what it cached by itself any day: only what the app stored on purpose counts. */
export async function forgetBrowserCache({ context, page }: { context: BrowserContext; page: Page }): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
