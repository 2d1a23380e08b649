import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { everyRoute } from './addresses.ts';
import { test } from './journey.ts';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

async function expectNoViolation(page: Page): Promise<void> {
  // Rows below the fold are not laid out before they come near; measured like that, their links lie over one another.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  // Colours are measured when they stand still.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} display no rule of accessibility is broken`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }));

    for (const { address, heading } of everyRoute) {
      test(`at ${address}`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectNoViolation(page);
      });
    }

    test('by the intro that Let’s Start opens', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Let’s Start' }).click();
      await expect(page.getByRole('link', { name: 'Dams & Lakes' })).toBeVisible();
      await expectNoViolation(page);
    });

    test('by the open menu', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectNoViolation(page);
    });

    test('by the open lightbox', async ({ page }) => {
      await page.goto('/tourism-directory/shivneri-fort');
      await page.getByRole('button', { name: 'Open picture 1 of 3' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page);
    });

    test('by a directory in which nothing was found', async ({ page }) => {
      await page.goto('/restaurant-directory?search=zzzz');
      await expect(page.getByText('No tourist places match your search.')).toBeVisible();
      await expectNoViolation(page);
    });

    test('by a directory on a wide screen', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/tourism-directory');
      await expect(page.getByText('74 places', { exact: true }).first()).toBeVisible();
      await expectNoViolation(page);
    });
  });
}
