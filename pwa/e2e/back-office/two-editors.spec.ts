import { expect, type Page } from '@playwright/test';
import { nowhere } from '#e2e/testing/addresses.ts';
import { holdUndo } from '#e2e/testing/hold-undo.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { rowOf, test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { waitForApp } from '#e2e/testing/taken-over.ts';
import { expectTold } from '#e2e/testing/told.ts';

const screen = '/admin/category-management';
const ads = '/admin/ad-management';
const ad = 'Kukadi Cycle Hire';
const form = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const edit = (page: Page) => form(page, 'Edit Category Details');
const met = (page: Page) => form(page, 'Someone else has saved this');
const openForm = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name: 'Edit' }).click();

async function save(page: Page): Promise<void> {
  await edit(page).getByRole('button', { name: 'Submit' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto(screen);
});

test('two who edit the same category in two browsers lose nothing of either', inLongRun, async ({ page, browser, baseURL, token }) => {
  const theirs = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await waitForApp(theirs);
  const colleague = await theirs.newPage();
  await colleague.goto(nowhere);
  await colleague.evaluate((known) => localStorage.setItem('admin-token', known), token);
  await colleague.goto(screen);

  await test.step('different fields: both are there already', async () => {
    await openForm(page, 'Temples');
    await openForm(colleague, 'Temples');
    await edit(colleague).getByLabel('Heading').fill('Temples of the valley');
    await save(colleague);
    await expect(edit(colleague)).toBeHidden();
    await edit(page).getByLabel('Description').fill('Stone, lamps and bells.');
    await save(page);
    await expect(met(page).getByText('admin@example.org', { exact: false }).first()).toBeVisible();
    await expect(met(page).getByRole('radiogroup')).toHaveCount(2);
    await expect(met(page).getByRole('radiogroup', { name: 'Heading' }).getByRole('radio', { checked: true })).toHaveAccessibleName(
      /^By admin/,
    );
    await expect(met(page).getByRole('radiogroup', { name: 'Description' }).getByRole('radio', { checked: true })).toHaveAccessibleName(
      /^Yours/,
    );
    await met(page).getByRole('button', { name: 'Save what I chose' }).click();
    await expectTold(page, 'Category updated successfully');
    await expect(rowOf(page, 'Temples').getByText('Temples of the valley')).toBeVisible();
  });

  await test.step('the same field: a choice is asked for, by keyboard, on a phone', async () => {
    await colleague.reload();
    await openForm(page, 'Temples');
    await openForm(colleague, 'Temples');
    await edit(colleague).getByLabel('Heading').fill('Temples, theirs');
    await save(colleague);
    await expect(edit(colleague)).toBeHidden();
    await page.setViewportSize({ width: 360, height: 760 });
    await edit(page).getByLabel('Heading').fill('Temples, mine');
    await save(page);
    await met(page).getByRole('button', { name: 'Save what I chose' }).click();
    await expect(met(page).getByRole('alert')).toHaveText('Choose what to keep in 1 field first.');
    await expect(met(page).getByRole('radiogroup', { name: 'Heading' })).toBeFocused();
    await expectNoViolation(page);
    expect(await page.evaluate(stickingOut)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(edit(page)).toBeHidden();
    await expect(rowOf(page, 'Temples').getByText('Temples, mine')).toBeVisible();
  });

  await test.step('what was overwritten is in the history and comes back from there', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await rowOf(page, 'Temples').getByRole('button', { name: 'History' }).click();
    const history = form(page, 'History: Temples');
    await history.getByRole('listitem').nth(1).getByRole('button', { name: 'Compare' }).click();
    await expect(history.getByText('Temples, theirs')).toBeVisible();
    await expect(history.getByText('Temples, mine')).toBeVisible();
    await expectNoViolation(page);
    await history.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(history).toBeHidden();
    await expect(rowOf(page, 'Temples').getByText('Temples, theirs')).toBeVisible();
  });

  await test.step('deleted meanwhile: the text becomes a new one, or the row comes back', async () => {
    await page.getByRole('button', { name: 'Add New Category' }).click();
    const add = form(page, 'Add Category Details');
    await add.getByLabel('Name').fill('Short lived');
    await add.getByLabel('Heading').fill('Short lived');
    await add.getByLabel('Description').fill('Here today.');
    await add.getByRole('button', { name: 'Submit' }).click();
    await openForm(page, 'Short lived');
    await edit(page).getByLabel('Heading').fill('Saved all the same');
    await colleague.reload();
    await holdUndo(colleague);
    await rowOf(colleague, 'Short lived').getByRole('button', { name: 'Delete' }).click();
    await colleague.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(colleague.getByRole('button', { name: 'Undo: Short lived' })).toBeVisible();
    await save(page);
    const gone = form(page, 'Someone else has deleted this');
    await expect(gone.getByText(/admin@example.org deleted this/)).toBeVisible();
    await gone.getByRole('button', { name: 'Restore it and save my text' }).click();
    await expect(edit(page)).toBeHidden();
    await expect(rowOf(page, 'Short lived').getByText('Saved all the same')).toBeVisible();
  });
  await colleague.context().close();
});

test('a deletion is undone after the tab was closed', async ({ page, context }) => {
  await page.goto(ads);
  await rowOf(page, ad).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: `Undo: ${ad}` })).toBeVisible();
  const soon = Date.now();
  await page.close();
  const again = await context.newPage();
  // However slow this machine is: the tab is opened again at once.
  await again.clock.setFixedTime(soon);
  await again.goto(ads);
  const undo = again.getByRole('button', { name: `Undo: ${ad}` });
  await expect(undo).toBeVisible();
  await expectNoViolation(again);
  await undo.click();
  await expect(rowOf(again, ad)).toBeVisible();
  await expect(undo).toBeHidden();
});

test('what was deleted recently comes back later', inLongRun, async ({ page, server, token }) => {
  const { result } = (await (await fetch(`${server.address}/api/get-ads`)).json()) as { result: { _id: string; title: string }[] };
  const id = result.find(({ title }) => title === ad)?._id;
  await fetch(`${server.address}/api/delete-ad/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
  await page.goto(ads);
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  const deleted = form(page, 'Recently deleted');
  await deleted.getByRole('button', { name: `Restore: ${ad}` }).click();
  await expect(deleted.getByRole('button', { name: `Restore: ${ad}` })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, ad)).toBeVisible();
});
