import { expect } from '@playwright/test';

import { everyRoute } from './addresses.ts';
import { test } from './journey.ts';
import { expectNoViolation } from './no-violation.ts';

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
