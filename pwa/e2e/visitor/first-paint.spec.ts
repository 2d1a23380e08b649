import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page } from '@playwright/test';
import { saidAt } from '#e2e/languages/in-language.ts';
import { everyRoute } from '#e2e/testing/addresses.ts';
import { holdBack } from '#e2e/testing/hold-back.ts';
import { long } from '#e2e/testing/long.ts';
import { moving, test } from '#e2e/testing/newcomer.ts';

/** The first HTML of a page: all that is on it without a script, and what the app takes over as it is. */

const languages = ['en', 'mr', 'hi'] as const;
const inLanguage = (address: string, language: string) => (language === 'en' ? address : `${address}?lang=${language}`);

/** The last of the places of the day; it stands beside the name of what it shows, so it has no words. */
const belowFold = (page: Page) => page.getByRole('region', { name: 'Tourist Favourites' }).locator('img').last();

test.describe('without scripts', () => {
  const scriptlessTest = test.extend({
    // Nothing waits for the app.
    page: async ({ context }, use) => use(await context.newPage()),
  });
  scriptlessTest.use({ javaScriptEnabled: false });

  for (const language of long ? languages : (['mr'] as const)) {
    scriptlessTest(`every kind of page says in ${language} what it is and shows it`, async ({ page }) => {
      // Every other page in each language, all of them in the long run.
      for (const { address } of everyRoute.filter((_, at) => long || at % 2 === 0)) {
        await page.goto(inLanguage(address, language), { waitUntil: 'domcontentloaded' });
        const { heading, title } = saidAt(address, language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await page.title()).toBe(title);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect.poll(() => page.evaluate(unusedFonts), { message: `asked for early at ${address}` }).toEqual([]);
        // What somebody asked for is on their phone alone.
        if (address !== '/requests') await expect(page.getByText(messagesIn(language).ui_loading())).toHaveCount(0);
      }
    });
  }

  scriptlessTest('pictures below the fold wait for no script', async ({ page }) => {
    await page.goto('/');
    await expect(belowFold(page)).toBeVisible();
  });
});

test.describe('taken over by the app', () => {
  const watchedTest = test.extend({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    beforeScripts: ({}, use) => use(noteWhatGoes),
  });
  watchedTest.use(moving);

  // In the long run every kind.
  for (const address of [
    '/?lang=mr',
    '/tourism-directory/shivneri-fort',
    ...(long
      ? [
          '/',
          '/contact-us',
          '/tourism-directory?search=fort',
          '/tourism-directory',
          '/donate-for-junnar',
          '/forts',
          '/tourism-directory?lang=mr',
          '/tourism-directory/shivneri-fort?lang=mr',
          '/donate-for-junnar?lang=mr',
          '/about-us',
        ]
      : []),
  ]) {
    watchedTest(`${address} stays as it came and moves nothing, before and after the guide is on the phone`, async ({ page }) => {
      // As on a slow line.
      const fonts = await holdBack(page.context(), isFont);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(isTooLateForFonts);
      fonts.release();
      await whenFilled(page);
      if (address === '/') await expect.poll(() => page.evaluate(picturesKept), { timeout: 30_000 }).toBe(118);
      expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([]);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    });
  }

  watchedTest('what is tapped and searched for before the app is there is done once it is', async ({ page }) => {
    const app = await holdBack(page.context(), isScript);
    const visit = page.goto('/tourism-directory');
    await page.waitForFunction(() => window.hasStarted);
    await page.getByRole('searchbox').fill('lenyadri');
    await page.getByRole('button', { name: 'Open menu' }).click();
    // On a slow line it shows that the tap counts.
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-busy', 'true');
    app.release();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page).toHaveURL(/\?search=lenyadri$/);
    await visit;
  });

  watchedTest('pictures below the fold wait for what is seen and used first, and come at once for whoever scrolls', async ({ page }) => {
    const app = await holdBack(page.context(), isScript);
    const visit = page.goto('/');
    await page.waitForFunction(() => window.hasStarted);
    await expect(page.getByRole('heading', { name: 'Tourist Favourites' })).toBeVisible();
    await expect(belowFold(page)).toBeHidden();
    await page.mouse.wheel(0, 100);
    await expect(belowFold(page)).toBeVisible();
    app.release();
    await visit;
    // Where nobody scrolls, not even the browser, which does so after a reload.
    await page.goto('/');
    await expect(belowFold(page)).toBeVisible();
  });

  watchedTest('what is tapped in a part of a page that comes later is done once it is there, and done once', async ({ page }) => {
    const part = await holdBack(page.context(), /\/assets\/region-map-[^/]*\.js$/);
    await page.goto('/map');
    await part.asked;
    const stays = page.getByRole('button', { name: 'Stays', exact: true });
    await stays.click();
    await expect(stays).toHaveAttribute('aria-busy', 'true');
    part.release();
    await expect(page).toHaveURL(/\?without=resorts$/);
    await expect(stays).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(stays).toHaveAttribute('aria-pressed', 'false');
  });

  watchedTest('what is written and sent before the app is there stays, is checked, and is in no address', async ({ page }) => {
    const app = await holdBack(page.context(), isScript);
    const visit = page.goto('/contact-us');
    await page.waitForFunction(() => window.hasStarted);
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

/** A face that comes within a tenth of a second may still take the place of another. */
function isTooLateForFonts(): boolean {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  return painted !== undefined && performance.now() > painted.startTime + 200;
}

const isFont = /\/assets\/[^/]*\.woff2$/;
/** But for the one before the first paint. */
const isScript = /\/assets\/(?!start-)[^/]*\.js$/;

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
        // The choice of countries takes the place of the plain field for the same number.
        const isPlainPhone = (node: Node) => node instanceof Element && node.querySelector('input[type="tel"]') !== null;
        for (const node of removedNodes) if (!isPlainPhone(node)) changes.push({ gone: node.textContent });
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
