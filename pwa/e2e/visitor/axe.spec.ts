import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { long } from '#e2e/testing/long.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

/** What opens on a page, or comes instead of it; the pages themselves are in `every-route.spec.ts`. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the intro that Let’s Start opens': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Let’s Start' }).click();
    await expect(page.getByRole('link', { name: 'Dams & Lakes' })).toBeVisible();
  },
  'the open menu': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
  },
  'the open lightbox': async (page) => {
    await page.goto('/tourism-directory/shivneri-fort');
    await page.getByRole('button', { name: 'Open picture 1 of 3' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a directory in which nothing was found': async (page) => {
    await page.goto('/restaurant-directory?search=zzzz');
    await expect(page.getByText('No tourist places match your search.')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states)) {
  test(`${state} breaks no rule of accessibility and fits every screen`, async ({ page }) => {
    await reach(page);
    await expectNoViolation(page);
    await expectNoColourViolation(page, 'dark');
    for (const width of long ? [320, 360, 768, 1440] : [320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(stickingOut), `what sticks out at ${width}`).toEqual([]);
    }
  });
}
