import { expect, type Page, type Route } from '@playwright/test';

import { inLongRun, long } from '#e2e/testing/long.ts';
import { moving, test as newcomerTest } from '#e2e/testing/newcomer.ts';

/** What is painted stays: a file that does not come costs a function until it is here, never a text or a link. */

const kindsOfPage = [
  '/',
  '/tourism-directory',
  '/tourism-directory/shivneri-fort',
  '/accommodation-directory/sataswarna-heritage-haveli',
  '/essentials',
  '/forts',
  '/contact-us',
  '/about-us',
  '/nowhere-at-all',
];

/** In the long run all kinds. */
const losesFiles = long ? kindsOfPage : ['/contact-us'];
const losesItsNetwork = long ? kindsOfPage : ['/', '/tourism-directory/shivneri-fort'];

const isFile = /\/assets\/[^/]+\.(?:js|css)$/;

const test = newcomerTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  beforeScripts: ({}, use) => use(watchWhatIsPainted),
  // Nothing waits for the app, nor is a lost file a fault.
  page: async ({ context }, use) => use(await context.newPage()),
});
test.use(moving);

for (const address of losesFiles) {
  test(`${address} keeps its words and links while each of its files is lost once, and works by itself`, async ({ page }) => {
    const lost = new Set<string>();
    await page.route(isFile, (route) => loseOnce(route, lost));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expectItWorks(page);
    expect(lost.size).toBeGreaterThan(10);
  });
}

for (const address of losesItsNetwork) {
  test(`${address} keeps its words and links when the network goes as it is painted, and works once it is back`, async ({
    page,
    context,
  }) => {
    const asked = page.waitForRequest(/\/assets\/main-/);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // What the app is made of is on its way.
    await asked;
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await expectNothingGone(page);
    await context.setOffline(false);
    await expectItWorks(page);
  });
}

// `npm test` loses all of them in one visit.
for (const address of kindsOfPage) {
  test(`each single file of ${address} may be lost`, inLongRun, async ({ browser, server }) => {
    const files = new Set<string>();
    await visit(async (route) => {
      files.add(new URL(route.request().url()).pathname);
      await route.continue();
    });
    for (const file of files) {
      const lost = new Set<string>();
      await visit((route) => (route.request().url().endsWith(file) ? loseOnce(route, lost) : route.continue()));
    }

    async function visit(onFile: (route: Route) => Promise<void>): Promise<void> {
      const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'no-preference' });
      await context.addInitScript(watchWhatIsPainted);
      const page = await context.newPage();
      await page.route(isFile, onFile);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expectItWorks(page);
      await context.close();
    }
  });
}

test('without the app links lead on as links', async ({ page }) => {
  await page.route(/\/assets\/main-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: 'Donate' }).click();
  await expect(page).toHaveURL(/\/donate-for-junnar$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

async function loseOnce(route: Route, lost: Set<string>): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (lost.has(pathname)) return route.continue();
  lost.add(pathname);
  await route.abort();
}

/** One file after the other is lost, and waited for longer each time, up to 30 s. */
const patience = { timeout: 10 * 60_000 };

/** Without a reload: the page opens its menu and goes on to another page and back. */
async function expectItWorks(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const open = page.getByRole('button', { name: 'Open menu' });
  // Who taps before the script that notes it is here, which was lost as well, taps again.
  await expect(async () => {
    if (await open.isVisible()) await open.click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(menu).toBeVisible(patience);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expectNothingGone(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /helpdesk/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible(patience);
  expect(await page.evaluate(() => Reflect.get(window, 'visits'))).toBe(1);
}

const expectNothingGone = async (page: Page) => expect(await page.evaluate(() => Reflect.get(window, 'gone'))).toEqual([]);

/** In the page: notes each time when it has fewer links or less text than when it was painted. Runs before its scripts. */
function watchWhatIsPainted(): void {
  const gone: string[] = [];
  Object.assign(window, { gone });
  addEventListener('DOMContentLoaded', () => {
    const visits = Number(sessionStorage.getItem('visits')) + 1;
    sessionStorage.setItem('visits', String(visits));
    Object.assign(window, { visits });
    const { pathname } = location;
    const measured = () => {
      const root = document.querySelector('#root');
      return { links: root?.querySelectorAll('a').length ?? 0, text: root?.textContent?.length ?? 0 };
    };
    const first = measured();
    new MutationObserver(() => {
      const now = measured();
      const isLess = now.links < first.links || now.text < first.text;
      if (location.pathname === pathname && isLess) gone.push(`${now.links} of ${first.links} links, ${now.text} of ${first.text} letters`);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
