import { expect, type Page } from '@playwright/test';

import { addCopies, removeCopies } from '#e2e/testing/copies.ts';
import { holdUndo } from '#e2e/testing/hold-undo.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { expectLoaded, fromMenu, rowOf, test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectTold } from '#e2e/testing/told.ts';
import { screen } from './place-office.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('heading') });
const names = (page: Page) => rows(page).getByRole('heading').allTextContents();
const count = (page: Page, words: string) => page.getByRole('main').getByRole('status').filter({ hasText: words }).first();
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test.afterAll(({ server }) => removeCopies(server));

test('a list of 400 is worked with keys: rows, headings, menus, filters, and all that is found at once', async ({ page, server }) => {
  const [{ count: before }] = await server.read((sql) => sql<[{ count: number }]>`SELECT count(*)::integer AS count FROM place`);
  const copies = 400 - before;
  await addCopies(server, copies);
  await page.goto(screen);
  await expect(count(page, '400 places')).toBeVisible();

  await test.step('at least ten rows are seen whole, and only some are on the page', async () => {
    const box = page.getByRole('rowgroup', { name: 'Tourism Directory' });
    const tenth = rows(page).nth(9);
    const [outer, inner] = [await box.boundingBox(), await tenth.boundingBox()];
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(Math.min((outer?.y ?? 0) + (outer?.height ?? 0) + 1, 900));
    expect(await rows(page).count()).toBeLessThan(40);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '401');
    await expectNoViolation(page);
  });

  await test.step('the arrow keys lead from row to row, beyond what was on the page, and a row that has the focus stays', async () => {
    await rowOf(page, 'Ahupe Ghat').getByRole('button', { name: 'Edit' }).focus();
    for (let row = 0; row < 20; row += 1) {
      await press(page, 'ArrowDown');
      await expect(page.getByRole('row').filter({ has: page.locator(':focus') })).toHaveAttribute('aria-rowindex', `${row + 3}`);
    }
    const held = page.getByRole('row').filter({ has: page.locator(':focus') });
    await page.getByRole('rowgroup', { name: 'Tourism Directory' }).evaluate((box) => box.scrollTo(0, 12_000));
    await expect(rows(page).filter({ hasText: 'Copy 2' }).first()).toBeVisible();
    await expect(held).toHaveAttribute('aria-rowindex', '22');
    await expect(page.getByText('Loading')).toHaveCount(0);
  });

  await test.step('a menu opens, is walked through and left by keys, and gives the focus back', async () => {
    await page.getByRole('searchbox').fill('Ahupe Ghat');
    const more = rowOf(page, 'Ahupe Ghat').getByRole('button', { name: 'More' });
    await more.focus();
    await press(page, 'Enter');
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused();
    await expectNoViolation(page);
    await press(page, 'ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await press(page, 'Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(more).toBeFocused();
    await press(page, 'Enter', 'End', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
    await expect(page.getByRole('dialog')).toHaveAccessibleName(/^History/);
    await press(page, 'Escape');
    await expect(more).toBeFocused();
    await page.getByRole('searchbox').fill('');
  });

  await test.step('a heading orders, turns round and lets go; address, reload and “back” keep it', async () => {
    const heading = page.getByRole('columnheader', { name: 'Name' });
    await heading.getByRole('button').focus();
    await press(page, 'Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await press(page, 'Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=name&descending=yes/);
    await expect(rows(page).first()).not.toContainText('Ahupe Ghat');
    const [last = ''] = await names(page);
    await page.reload();
    await expect(rows(page).first()).toContainText(last);
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await page.goBack();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('all that is found is chosen, changed at once, and taken back as a whole', async () => {
    await page.getByRole('searchbox').fill('Copy');
    await expect(count(page, `${copies} places`)).toBeVisible();
    await page.getByRole('checkbox', { name: `Select all ${copies}` }).focus();
    await press(page, 'Space');
    await expect(page.getByText(`${copies} selected`)).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).focus();
    await press(page, 'Enter', 'Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(`Move ${copies} places to which region?`)).toBeVisible();
    await expect(question.getByRole('listitem').first()).toHaveText('Copy 1');
    await question.getByRole('button', { name: `and ${copies - 3} more` }).click();
    await expect(question.getByRole('listitem').nth(4)).toHaveText('Copy 5');
    await expectNoViolation(page);
    await question.getByLabel('Region').selectOption('Naneghat & Kukadi Valley');
    await holdUndo(page);
    await question.getByRole('button', { name: 'Save' }).focus();
    await press(page, 'Enter');
    await expectTold(page, 'Changed');
    await expect(page.getByText(`${copies} listings have been changed.`)).toBeVisible();
    await expect(rowOf(page, 'Copy 1')).toContainText('Naneghat & Kukadi Valley');
    await page.getByRole('button', { name: /^Undo/ }).focus();
    await press(page, 'Enter');
    await expectTold(page, 'Restored');
    await expect(rowOf(page, 'Copy 1')).toContainText('Around Junnar');
  });

  await test.step('a form reads no list whole: what is near is found by its name, and called by it', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await rowOf(page, 'Copy 1').getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog');
    const nearby = form.getByRole('combobox', { name: 'Nearby tourist attractions' });
    await nearby.press('Backspace');
    await nearby.fill(`Copy ${copies}`);
    await expect(form.getByRole('option', { name: `Copy ${copies}`, exact: true })).toBeVisible();
    await nearby.press('Enter');
    await nearby.fill('Shivneri Fort');
    await expect(form.getByRole('button', { name: `Remove Copy ${copies}` })).toBeVisible();
    expect(asked.filter((path) => /get-(?:tourist-places|resorts|restaurants)/.test(path))).toEqual([]);
    await nearby.press('Escape');
    await press(page, 'Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  });

  await test.step('what was deleted together is brought back where the deleted lie', async () => {
    await page.getByRole('checkbox', { name: `Select all ${copies}` }).check();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No tourist places match your search.')).toBeVisible();
    await page.getByRole('button', { name: 'Recently deleted' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^Undo: Deleted: ${copies}`) })
      .click();
    await expectTold(page, 'Restored');
    await press(page, 'Escape');
    await expect(count(page, `${copies} places`)).toBeVisible();
  });
});

test('on a phone the rows begin on the first screen; what narrows the list is folded, counted, and taken out by a tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screen);
  await expectLoaded(page);
  const third = await rows(page).nth(2).boundingBox();
  expect((third?.y ?? 844) + (third?.height ?? 0)).toBeLessThan(700);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Forts');
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ index: 3 });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Size, in reverse' });
  await expect(page).toHaveURL(/category=.*region=.*sort=bytes&descending=yes/);
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Filters: 2' }).click();
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);
  const found = await rows(page).count();
  await page.getByRole('button', { name: 'Forts', exact: true }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(found);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Forts', exact: true })).toBeVisible();
  const [first = ''] = await names(page);
  await fromMenu(rowOf(page, first), 'View');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(first);
});

test('deleting a category says which places use it, and leads to just those', async ({ page }) => {
  await page.goto('/admin/category-management');
  await rowOf(page, 'Forts').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  const link = question.getByRole('link', { name: /^\d+ places$/ });
  const used = await link.innerText();
  await expectNoViolation(page);
  await link.click();
  await expect(page).toHaveURL(/tourism-directory-management\?category=/);
  await expect(count(page, used)).toBeVisible();
  for (const text of await rows(page).allTextContents()) expect(text).toContain('Forts');
});
