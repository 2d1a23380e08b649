import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';

/** Tab until this one has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, element: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await element.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

const scrolled = (page: Page) =>
  page.evaluate(() => Math.max(window.scrollY, document.querySelector('[data-scroll-restoration-id]')?.scrollTop ?? 0));

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/tourism-directory');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search places' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('the menu opens, shows the current page, closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/tourism-directory');
  await tabTo(page, page.getByRole('button', { name: 'Open menu' }));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('list').getByRole('link')).toHaveText([
    'Home',
    'About Us',
    'Tourism Directory',
    'Accommodation Directory',
    'Restaurants Directory',
    'Essentials',
    'Map',
    'Events',
    'Contact Us',
  ]);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Tourism Directory');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('a link of the menu is followed by Enter, and the heading of the new page has the focus', inLongRun, async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Open menu' }));
  await page.keyboard.press('Space');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await tabTo(page, menu.getByRole('link', { name: 'Accommodation Directory' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Accommodation Directory' })).toBeFocused();
  await expect(menu).toBeHidden();
});

for (const viewport of [{ width: 390, height: 844 }, ...(long ? [{ width: 1440, height: 900 }] : [])]) {
  test(`while the menu is open the page ${viewport.width} wide is locked; a click outside closes it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/tourism-directory');
    await expect(page.getByText('74 places', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toBeVisible();
    await page.mouse.move(viewport.width / 2, viewport.height - 20);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    // The browser has scrolled, if it was going to, when two frames were drawn.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await scrolled(page)).toBe(0);
    await page.mouse.click(viewport.width / 2, viewport.height - 20);
    await expect(menu).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/tourism-directory$/);
  });
}

test('search, chips and the dropdown work by keyboard', async ({ page }) => {
  await page.goto('/accommodation-directory');
  const box = page.getByRole('searchbox', { name: 'Search accommodation' });
  await tabTo(page, box);
  await page.keyboard.type('ranjan');
  await expect(page.getByText('1 stay', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  const chip = page.getByRole('button', { name: 'Budget Stays' });
  await tabTo(page, chip);
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(box).toHaveValue('Budget Stay');
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  const dropdown = page.getByRole('combobox', { name: 'Amenity' });
  await tabTo(page, dropdown);
  await page.keyboard.press('ArrowDown');
  await expect(dropdown).toHaveValue('wifi');
  await expect(page).toHaveURL(/amenity=wifi/);
});

test('the lightbox opens from the gallery, turns by arrows and round its ends, and gives the focus back', async ({ page }) => {
  await page.goto('/tourism-directory/shivneri-fort');
  const second = page.getByRole('button', { name: 'Open picture 2 of 3' });
  await tabTo(page, second);
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Pictures of Shivneri Fort' });
  const position = lightbox.getByRole('status').filter({ hasText: / of 3$/ });
  await expect(position).toHaveText('2 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('3 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('1 of 3');
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText('3 of 3');

  await test.step('its buttons and dots are reached by Tab, which does not leave it', async () => {
    await tabTo(page, lightbox.getByRole('button', { name: 'Next picture' }));
    await page.keyboard.press('Enter');
    await expect(position).toHaveText('1 of 3');
    await page.keyboard.press('Tab');
    await expect(lightbox.getByRole('button', { name: 'Close' })).toBeFocused();
    await tabTo(page, lightbox.getByRole('button', { name: 'Picture 2', exact: true }));
    await page.keyboard.press('Enter');
    await expect(position).toHaveText('2 of 3');
    await expect(lightbox.getByRole('button', { name: 'Picture 2', exact: true })).toHaveAttribute('aria-current', 'true');
  });

  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(second).toBeFocused();
});

test('the page under the lightbox is locked', inLongRun, async ({ page }) => {
  await page.goto('/restaurant-directory/modak-%26-more');
  await page.getByRole('button', { name: 'Open picture 1 of 3' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await scrolled(page)).toBe(0);
});
