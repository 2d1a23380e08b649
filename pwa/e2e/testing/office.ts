import type { Language } from '@helpdesk/contract/languages';
import { messagesIn } from '@helpdesk/words/all-messages';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

import { nowhere } from './addresses.ts';
import { long } from './long.ts';
import { lendServer, type Server } from './server.ts';
import { type Faults, watch } from './watch.ts';

export const administrator = { email: 'admin@example.org', password: 'long enough words' };

/** A browser calls every refusal of the server an error. */
const refusals = /^Failed to load resource: the server responded with a status of 4\d\d/;

interface Session {
  readonly token: string;
  readonly administratorId: string;
  readonly role: string;
}

interface Things {
  faults: Faults;
  /** A session of its own. */
  session: Session;
  token: string;
}

/** Tests of the back-office. Each worker has a product of its own, which its tests change; `page` is an administrator's. */
export const test = base.extend<Things, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    ({}, use) => lendServer(use, { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }),
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.address),
  viewport: { width: 1440, height: 900 },
  faults: async ({ context, server }, use) => {
    const faults = await watch(context, server.address, refusals);
    await context.addInitScript(storeNoGuide);
    await use(faults);
    faults.expectNone();
  },
  session: async ({ server }, use) => use(await logInAt(server)),
  token: ({ session }, use) => use(session.token),
  page: async ({ page, session, faults: _ }, use) => {
    // Once, before anything of the app runs; a token that a test takes away stays away.
    await page.goto(nowhere);
    await page.evaluate(({ token, administratorId, role }) => {
      localStorage.setItem('admin-token', token);
      localStorage.setItem('admin-id', administratorId);
      localStorage.setItem('admin-role', role);
    }, session);
    await use(page);
  },
});

/** Runs in the page: what a browser lacks at a plain http address, without which nothing of the public pages is stored anew in each test. */
function storeNoGuide(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
}

export async function logInAt(server: Pick<Server, 'address'>): Promise<Session> {
  const answer = await fetch(`${server.address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const body = (await answer.json()) as { result: Session };
  return body.result;
}

/** Ends a session behind the back of its page. */
export const endSession = async (server: Server, token: string): Promise<void> => {
  await fetch(`${server.address}/api/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
};

/** The row of a list, once it is among those that are seen: of long ones only these are on the page. */
export const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('article')
    .or(page.getByRole('row'))
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Searches for a row by its name. */
export async function findRow(page: Page, name: string): Promise<Locator> {
  await page.getByRole('main').getByRole('searchbox').fill(name);
  const row = rowOf(page, name);
  await expect(row).toBeVisible();
  return row;
}

/** Does with a row what its menu offers. The menu closes when its row moves, as when what was searched for comes. */
export async function fromMenu(row: Locator, name: string, more = 'More'): Promise<void> {
  const item = row.page().getByRole('menuitem', { name, exact: true });
  await expect(async () => {
    if (!(await item.isVisible())) await row.getByRole('button', { name: more }).click();
    await item.click({ timeout: 5_000 });
  }).toPass();
}

/** The screen is there, and what it reads from the server has come. */
export async function expectLoaded(page: Page, locale: Language = 'en'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(messagesIn(locale).ui_loading(), { exact: true })).toHaveCount(0);
}

/** Pictures as a camera makes them: real ones, each of another size. */
export async function photos(page: Page, ...names: string[]): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const made = [];
  for (const [at, name] of names.entries()) {
    const buffer = await page.screenshot({ clip: { x: at * 7, y: 0, width: 320 + 16 * at, height: 200 } });
    made.push({ name, mimeType: 'image/png', buffer });
  }
  return made;
}

/** Chooses pictures in the open form and uploads them before it is sent. */
export async function addPhotos(page: Page, ...names: string[]): Promise<void> {
  const form = page.getByRole('dialog');
  await form.locator('input[type=file]').setInputFiles(await photos(page, ...names));
  await form.getByRole('button', { name: 'Upload now' }).click();
  await expect(form.getByText(`${names.length} saved, 0 waiting`)).toBeVisible();
}

/** Chooses one thing in a multi-select of the open form. */
export async function choose(page: Page, field: string, name: string): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox', { name: field });
  await box.click();
  await box.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await box.press('Escape');
}

/** In which displays every screen is looked at. */
export const displays: readonly { readonly width: number; readonly colorScheme: 'light' | 'dark' }[] = long
  ? [360, 1440].flatMap((width) => [{ width, colorScheme: 'light' } as const, { width, colorScheme: 'dark' } as const])
  : [{ width: 360, colorScheme: 'light' }];
