import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { long } from './long.ts';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Measures in the page itself and lists what is wrong only; the other way, for pages with frames of others, takes a second tab. Our only frame shows
 * public pages, which are measured by themselves.
 */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: false }).setLegacyMode();

export async function expectNoViolation(page: Page): Promise<void> {
  await expectNone(page, axe(page).withTags(tags));
}

/** In another display than the one that was measured whole: the rules that colours can break, in the long run. */
export async function expectNoColourViolation(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  if (!long) return;
  await page.emulateMedia({ colorScheme });
  await expectNone(page, axe(page).withRules(['color-contrast', 'link-in-text-block']));
  await page.emulateMedia({ colorScheme: null });
}

async function expectNone(page: Page, rules: AxeBuilder): Promise<void> {
  // Rows below the fold are not laid out before they come near; measured like that, their links lie over one another. And a colour on its way to
  // another is neither: a button that turns grey while its request is tried again may do so at any moment.
  const settled = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { content-visibility: visible !important; transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  });
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
  // Rows of a list are alike; measuring the colours of each takes seconds a page.
  if (!long) rules.exclude('main :is(li, article):nth-child(n + 7)');
  // Somewhere further down the header covers a part of whatever happens to be under it.
  const y = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await rules.analyze();
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await page.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }, settled);
  expect(violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
