import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun } from '#e2e/testing/long.ts';

/** Back, as the button or the gesture of a phone goes it. */

const stay = '/accommodation-directory/sataswarna-heritage-haveli';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page) => page.getByRole('dialog');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());
const entries = (page: Page) => page.evaluate(() => history.length);

test('Back closes the pictures, the menu, the search and a request, and the page stays; the next leads to the page before', async ({
  page,
}) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu(page).getByRole('link', { name: 'Tourism Directory' }).click();
  await expect(heading(page, 'Tourism Directory')).toBeVisible();
  await page.getByRole('searchbox').fill('shivneri fort');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Shivneri Fort/ })
    .first()
    .click();
  await expect(heading(page, 'Shivneri Fort')).toBeVisible();
  const before = await entries(page);

  const opened: readonly (readonly [ReturnType<typeof dialog>, ReturnType<typeof dialog>])[] = [
    [page.getByRole('button', { name: /^Open picture 1/ }), dialog(page)],
    [page.getByRole('button', { name: 'Search everything' }), dialog(page)],
    [page.getByRole('button', { name: 'Open menu' }), menu(page)],
  ];
  for (const [opener, overlay] of opened) {
    for (const close of [() => back(page), () => page.keyboard.press('Escape')]) {
      await opener.click();
      await expect(overlay).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.state.overlay)).toBe(1);
      await close();
      await expect(overlay).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state.overlay)).toBeUndefined();
      await expect(opener).toBeFocused();
      await expect(heading(page, 'Shivneri Fort')).toBeVisible();
    }
  }
  // One behind the page, for whatever was opened last.
  expect(await entries(page)).toBe(before + 1);

  await back(page);
  await expect(heading(page, 'Tourism Directory')).toBeVisible();
  await back(page);
  await expect(page).toHaveURL(/\/events$/);
  for (const name of ['Tourism Directory', 'Shivneri Fort']) {
    await forward(page);
    await expect(heading(page, name)).toBeVisible();
  }
  // What lay over the page is not opened again, and the way back from there is one step.
  await forward(page);
  await expect.poll(() => page.evaluate(() => history.state.overlay)).toBe(1);
  await expect(dialog(page)).toHaveCount(0);
  await back(page);
  await expect(heading(page, 'Tourism Directory')).toBeVisible();
});

test('what is chosen in what lies over a page stays when Back closes it, and a language is no step that Back would take back', async ({
  page,
}) => {
  await page.goto('/tourism-directory');
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.click();
  await dialog(page).getByRole('checkbox', { name: 'No steps' }).check();
  await expect(page).toHaveURL(/access=noSteps/);
  await expect.poll(() => page.evaluate(() => history.state.overlay)).toBe(1);
  await back(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/access=noSteps/);
  await back(page);
  await expect(page).toHaveURL(/\/tourism-directory$/);

  await page.goto('/events');
  await page.goto('/tourism-directory?lang=hi');
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(heading(page, 'Tourism Directory')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.overlay ?? 0)).toBe(0);
  await back(page);
  await expect(page).toHaveURL(/\/events/);
});

test('what is opened from the menu or the search takes their place: Back leads to the page under them', inLongRun, async ({ page }) => {
  await page.goto('/events');
  const before = await entries(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu(page).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.getByRole('searchbox').fill('shivneri fort');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Shivneri Fort')).toBeVisible();
  expect(await entries(page)).toBe(before + 2);
  await back(page);
  await expect(page).toHaveURL(/\/about-us$/);
  await back(page);
  await expect(page).toHaveURL(/\/events$/);

  // From the menu another sheet is opened.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu(page).getByRole('button', { name: 'Your offline copy' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.overlay)).toBe(1);
  await back(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/events$/);
});

test(
  'a request and a search that were closed keep what was typed, and a reload with one open leaves the page as it is',
  inLongRun,
  async ({ page }) => {
    await page.goto('/events');
    await page.goto(stay);
    const book = page.getByRole('button', { name: 'Book Now' }).filter({ visible: true });
    const name = dialog(page).getByLabel('Name', { exact: true });
    await book.click();
    await name.fill('Asha');
    await back(page);
    await expect(dialog(page)).toHaveCount(0);
    await book.click();
    await expect(name).toHaveValue('Asha');
    await page.reload();
    await expect(book).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await book.click();
    await expect(name).toHaveValue('Asha');
    await back(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(stay);

    // Typed at once, while the box is on its way.
    await page.getByRole('button', { name: 'Search everything' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('caves');
    await expect(page.getByRole('searchbox')).toHaveValue('caves');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Search everything' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('caves');
    await page.keyboard.type('fort');
    await expect(page.getByRole('searchbox')).toHaveValue('fort');
  },
);
