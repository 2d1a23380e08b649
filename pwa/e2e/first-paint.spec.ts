import { m } from '@helpdesk/words/messages';
import { type BrowserContext, expect, type Page } from '@playwright/test';

import { everyRoute } from './addresses.ts';
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

  for (const address of [
    '/',
    '/tourism-directory',
    '/tourism-directory/shivneri-fort',
    '/forts',
    '/about-us',
    '/contact-us',
    '/tourism-directory?search=fort',
  ]) {
    test(`${address} stays as it came, before and after the guide is on the phone`, async ({ page }) => {
      await page.goto(address);
      await whenFilled(page);
      expect(await page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual([]);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    });
  }
});

/** Faces that a page asks for before its style sheet is here, and then has no text in. */
function unusedFonts(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  // The browser lists them in the order of their rules, and loads those that some text is in.
  const loaded = [...document.fonts].map(({ status }, at) => (status === 'loaded' ? (rules[at]?.cssText ?? '') : '')).join();
  const early = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
  return early.map(({ href }) => new URL(href).pathname).filter((path) => !loaded.includes(path));
}

/** The text of whatever leaves the content, or was another before. */
function noteWhatGoes(): void {
  const gone: string[] = [];
  Object.assign(window, { gone });
  document.addEventListener('DOMContentLoaded', () => {
    const main = document.querySelector('main');
    if (!main) return;
    new MutationObserver((changes) => {
      for (const { type, oldValue, removedNodes } of changes) {
        if (type === 'characterData') gone.push(String(oldValue));
        for (const node of removedNodes) gone.push(node.textContent ?? '');
      }
    }).observe(main, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  });
}

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
