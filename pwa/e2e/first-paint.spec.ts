import { m } from '@helpdesk/words/messages';
import { type BrowserContext, expect, type Page } from '@playwright/test';

import { everyRoute } from './addresses.ts';
import { holdBack } from './hold-back.ts';
import { saidAt } from './in-language.ts';
import { test as journey } from './journey.ts';
import { type Faults, watch } from './watch.ts';

/** The first HTML of a page: all that is on it without a script, and what the app takes over as it is. */

const languages = ['en', 'mr', 'hi'] as const;
const inLanguage = (address: string, language: string) => (language === 'en' ? address : `${address}?lang=${language}`);

journey.describe('without scripts', () => {
  const test = journey.extend<{ context: BrowserContext; faults: Faults }>({
    context: async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.address, javaScriptEnabled: false });
      await use(context);
      await context.close();
    },
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    faults: async ({}, use) => use({ expectNone: () => {} }),
    page: ({ context }, use) => context.newPage().then(use),
  });

  for (const language of languages) {
    test(`every kind of page says in ${language} what it is and shows it`, async ({ page }) => {
      // Every other page in each language, all of them in the long run.
      for (const { address } of everyRoute.filter((_, at) => process.env.TEST_LONG || at % 2 === 0)) {
        await page.goto(inLanguage(address, language), { waitUntil: 'domcontentloaded' });
        const { heading, title } = saidAt(address, language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await page.title()).toBe(title);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect.poll(() => page.evaluate(unusedFonts), { message: `asked for early at ${address}` }).toEqual([]);
        // What somebody asked for is on their phone alone.
        if (address !== '/requests') await expect(page.getByText(m.ui_loading({}, { locale: language }))).toHaveCount(0);
      }
    });
  }
});

journey.describe('taken over by the app', () => {
  const test = journey.extend<{ context: BrowserContext; faults: Faults }>({
    context: async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 } });
      await context.addInitScript(noteWhatGoes);
      await use(context);
      await context.close();
    },
    faults: async ({ context, server }, use) => {
      const faults = await watch(context, server.address);
      await use(faults);
      faults.expectNone();
    },
    page: async ({ context, faults: _ }, use) => use(await context.newPage()),
  });

  // Every kind of page, and one in another language; in the long run more of them.
  for (const address of [
    '/',
    '/?lang=mr',
    '/tourism-directory',
    '/tourism-directory/shivneri-fort',
    '/donate-for-junnar',
    '/forts',
    '/contact-us',
    '/tourism-directory?search=fort',
    ...(process.env.TEST_LONG
      ? ['/tourism-directory?lang=mr', '/tourism-directory/shivneri-fort?lang=mr', '/donate-for-junnar?lang=mr', '/about-us']
      : []),
  ]) {
    test(`${address} stays as it came and moves nothing, before and after the guide is on the phone`, async ({ page }) => {
      await keepStylesBehindFonts(page);
      await page.goto(address);
      await whenFilled(page);
      if (address === '/') await expect.poll(() => page.evaluate(picturesKept), { timeout: 30_000 }).toBe(118);
      expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([]);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    });
  }

  test('no script of the app is asked for before the page is seen', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (isScript.test(request.url())) scripts.push(request.url());
    });
    const styles = await holdBack(page.context(), isStyle);
    const parsed = page.waitForEvent('domcontentloaded');
    const visit = page.goto('/tourism-directory');
    await parsed;
    expect(scripts).toEqual([]);
    styles.release();
    await visit;
    expect(scripts.length).toBeGreaterThan(3);
  });

  test('what is tapped and searched for before the app is there is done once it is', async ({ page }) => {
    const app = await holdBack(page.context(), isScript);
    const visit = page.goto('/tourism-directory');
    await page.getByRole('searchbox').fill('lenyadri');
    await page.getByRole('button', { name: 'Open menu' }).click();
    app.release();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page).toHaveURL(/\?search=lenyadri$/);
    await visit;
  });

  test('what is written and sent before the app is there stays, is checked, and is in no address', async ({ page }) => {
    const app = await holdBack(page.context(), isScript);
    const visit = page.goto('/contact-us');
    await page.getByLabel('Name', { exact: true }).fill('Asha Pawar');
    await page.getByLabel('Query type').selectOption({ index: 2 });
    await page.getByLabel('Name', { exact: true }).press('Enter');
    app.release();
    await visit;
    await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Pawar');
    await expect(page.getByLabel('Query type')).not.toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
  });
});

const isStyle = /\/assets\/[^/]*\.css$/;
const isScript = /\/assets\/[^/]*\.js$/;

/**
 * On a slow line letters of another width stand in for a face until it is here, and what holds them is some pixels wider.
 * Here what the page asks for early does come before the first paint.
 */
async function keepStylesBehindFonts(page: Page): Promise<void> {
  let fonts = 0;
  const there = new Promise<void>((resolve) => {
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') fonts += 1;
      if (fonts === 3) resolve();
    });
  });
  await page.route(isStyle, async (route) => {
    await there;
    await route.continue();
  });
}

/** Faces that a page asks for before its style sheet is here, and then has no text in. */
function unusedFonts(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  // The browser lists them in the order of their rules, and loads those that some text is in.
  const loaded = [...document.fonts].map(({ status }, at) => (status === 'loaded' ? (rules[at]?.cssText ?? '') : '')).join();
  const early = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
  return early.map(({ href }) => new URL(href).pathname).filter((path) => !loaded.includes(path));
}

/** The text of whatever leaves the content or was another before, and what was moved by nobody. */
function noteWhatGoes(): void {
  const changes: object[] = [];
  Object.assign(window, { changes });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    })[]) {
      if (!shift.hadRecentInput) changes.push({ movedBy: shift.value, what: shift.sources.map(({ node }) => node?.textContent) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    const main = document.querySelector('main');
    if (!main) return;
    new MutationObserver((records) => {
      for (const { type, oldValue, removedNodes } of records) {
        if (type === 'characterData') changes.push({ gone: oldValue });
        for (const node of removedNodes) changes.push({ gone: node.textContent });
      }
    }).observe(main, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  });
}

const picturesKept = async () => (await (await caches.open('list-pictures')).keys()).length;

const whenFilled = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async () => (await indexedDB.databases()).some(({ name }) => name === 'catalogue') && (await caches.has('list-pictures')),
        ),
      {
        timeout: 20_000,
      },
    )
    .toBe(true);
