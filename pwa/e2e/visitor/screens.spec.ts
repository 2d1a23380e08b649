import { expect } from '@playwright/test';

import { everyRoute } from '#e2e/testing/addresses.ts';
import { test } from '#e2e/testing/journey.ts';

/** Pictures of every screen for people to look at, under `test-results/screens`: `SCREENS=1 npx playwright test screens -c pwa/e2e/playwright.config.ts`. */
test.skip(!process.env.SCREENS, 'only when somebody asks for pictures');

const widths = { phone: 390, tablet: 768, desktop: 1440 };

for (const [device, width] of Object.entries(widths)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${device}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const keep = async (name: string) => {
        await page.evaluate(() =>
          Promise.all(
            [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => undefined)),
          ),
        );
        await page.screenshot({ path: `pwa/test-results/screens/${name}-${device}-${colorScheme}.png`, fullPage: true });
      };
      for (const { address, heading } of everyRoute) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await keep(
          address === '/'
            ? 'home'
            : decodeURIComponent(address)
                .slice(1)
                .replaceAll(/[^a-z]+/g, '-'),
        );
      }
      await page.getByRole('button', { name: 'Open menu' }).click();
      await keep('menu');
      await page.goto('/');
      await page.getByRole('button', { name: 'Let’s Start' }).click();
      await keep('intro');
      await page.goto('/restaurant-directory?search=zzzz');
      await expect(page.getByText('No tourist places match your search.')).toBeVisible();
      await keep('empty');
      await page.goto('/tourism-directory/shivneri-fort');
      await page.getByRole('button', { name: 'Open picture 1 of 3' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await keep('lightbox');
    });
  }
}
