import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';

/** Small screens, and letters twice as large on them. */

const stay = '/accommodation-directory/sataswarna-heritage-haveli';

/** How much of the screen's height the header and the bar of actions take where the page was scrolled to. */
const taken = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main article > div:has(> button)'].reduce((sum, selector) => {
      const { top = 0, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    }, 0),
  );

test('header and actions stay in sight, and leave the screen to the text where letters are twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(stay);
  const book = page.getByRole('button', { name: 'Book Now' }).filter({ visible: true });
  await expect(book).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => taken(page)).toBeGreaterThan(100);
  expect(await taken(page)).toBeLessThan(740 / 3);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => taken(page)).toBe(0);
});

test('the button back up covers nothing of “Show more”', async ({ page }) => {
  await page.setViewportSize({ width: 393, height: 740 });
  await page.goto('/tourism-directory');
  const more = page.getByRole('button', { name: 'Show more' });
  const up = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(up).toBeVisible();
  const [mine, theirs] = await Promise.all([more.boundingBox(), up.boundingBox()]);
  expect((mine?.x ?? 0) + (mine?.width ?? 0)).toBeLessThanOrEqual(theirs?.x ?? 0);
  await more.evaluate((it) => it.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expectNoViolation(page);
});

test('a message covers neither heading nor what is tapped, 360 wide', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(stay);
  // It is gone after two seconds: its place is noted as it appears.
  const covers = page.evaluate(
    () =>
      new Promise<Record<string, boolean>>((resolve) =>
        new MutationObserver(() => {
          const message = document.querySelector('[role="status"]:has(> [aria-label="Dismiss"])')?.getBoundingClientRect();
          if (!message) return;
          const isCovered = (selector: string) => {
            const { top = 0, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
            return top < message.bottom && bottom > message.top;
          };
          resolve({ header: isCovered('header'), heading: isCovered('h1'), bar: isCovered('main article > div:has(> button)') });
        }).observe(document, { childList: true, subtree: true }),
      ),
  );
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  expect(await covers).toEqual({ header: false, heading: false, bar: false });
});
