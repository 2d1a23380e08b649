import { expect, type Locator } from '@playwright/test';

import { inLongRun, long } from '#e2e/testing/long.ts';
import { administrator, endSession, findRow, photos, rowOf, test } from '#e2e/testing/office.ts';
import { expectTold } from '#e2e/testing/told.ts';

test('a place is edited with the keyboard alone', inLongRun, async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(administrator.email);
  await press('Tab');
  await page.keyboard.type(administrator.password);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Junnar Tourism Helpdesk' })).toBeFocused();
  await page.getByRole('link', { name: 'Tourism Directory' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tourism Directory' })).toBeVisible();

  const edit = rowOf(page, 'Ale Reda Samadhi Temple').getByRole('button', { name: 'Edit' });
  await edit.focus();
  await press('Enter');
  const form = page.getByRole('dialog');
  await expect(form).toHaveAccessibleName('Edit Tourism Details');
  const box = form.getByRole('combobox', { name: 'Nearby accommodation' });
  await box.focus();
  await press('Backspace');
  await press('Backspace');
  await press('Backspace');
  await expect(form.getByText('0 of 3')).toBeVisible();
  const chosen = form.getByRole('button', { name: /^Remove / });
  const elsewhere = await chosen.count();
  await press('ArrowDown');
  await expect(form.getByRole('option', { name: 'Draksha Veli Farm Stay' })).toBeVisible();
  for (const count of [1, 2, 3, 3]) {
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    await expect(chosen).toHaveCount(elsewhere + count);
  }
  await page.keyboard.type('no such stay');
  await expect(form.getByText('No options')).toBeVisible();
  await press('Escape');
  await expect(form.getByText('No options')).toBeHidden();
  await expect(form).toBeVisible();

  await form.locator('input[type=file]').setInputFiles(await photos(page, 'key.png'));
  await form.getByRole('button', { name: 'Upload now' }).focus();
  await press('Enter');
  await expect(form.getByText('4 saved, 0 waiting')).toBeVisible();
  await form.getByRole('button', { name: 'Move later' }).focus();
  await press('Space');
  await expect(form.getByText('Picture 2 of 4', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Submit' }).focus();
  await press('Enter');
  await expectTold(page, 'Tourist place updated successfully');
  await expect(edit).toBeFocused();

  const star = page.getByRole('button', { name: 'Popular: Ale Reda Samadhi Temple' });
  await star.focus();
  await press('Space');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toBeFocused();
  const bin = rowOf(page, 'Ale Reda Samadhi Temple').getByRole('button', { name: 'Delete' });
  await bin.focus();
  await press('Enter');
  await press('Tab');
  await press('Enter');
  await expectTold(page, 'Tourist place deleted successfully');
  await expect(page.getByRole('heading', { level: 1, name: 'Tourism Directory' })).toBeFocused();
});

const press = async (button: Locator) => {
  await button.focus();
  await button.page().keyboard.press('Enter');
};

const managed = [
  {
    screen: 'tourism-directory',
    add: 'Add New Tourist Place',
    adding: 'Add Tourism Details',
    row: 'Amba-Ambika Caves',
    editing: 'Edit Tourism Details',
    views: true,
  },
  {
    screen: 'accommodation-directory',
    add: 'Add New Place',
    adding: 'Add Place Details',
    row: 'Dhuke Valley Resort',
    editing: 'Edit Place Details',
    views: true,
  },
  {
    screen: 'restaurant-directory',
    add: 'Add New Restaurant',
    adding: 'Add Restaurant Details',
    row: 'Dhukyatla Dhaba',
    editing: 'Edit Restaurant Details',
    views: true,
  },
  {
    screen: 'ad',
    add: 'Add New Ad',
    adding: 'Add Advertisment Details',
    row: 'Sahyadri Step Guides',
    editing: 'Edit Advertisment Details',
    views: true,
  },
  { screen: 'category', add: 'Add New Category', adding: 'Add Category', row: 'Forts', editing: 'Edit Category', views: false },
  { screen: 'region', add: 'Add New Region', adding: 'Add Region', row: 'Around Junnar', editing: 'Edit Region', views: false },
];
/** Stands for all of them, but in the long run. */
const like = 'category';

for (const { screen, add, adding, row, editing, views } of managed.filter(({ screen }) => long || screen === like)) {
  test(`every dialog of ${screen}-management is opened, used and left with the keyboard alone`, async ({ page }) => {
    await page.goto(`/admin/${screen}-management`);
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const button = (name: string) => rowOf(page, row).getByRole('button', { name });

    await press(page.getByRole('button', { name: add }));
    await expect(dialog).toHaveAccessibleName(new RegExp(adding));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: add })).toBeFocused();

    if (views) {
      await press(button('View'));
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button('View')).toBeFocused();
    }

    await press(button('Edit'));
    await expect(dialog).toHaveAccessibleName(new RegExp(editing));
    await press(dialog.getByRole('button', { name: 'Submit' }));
    await expectTold(page, 'updated successfully');
    await expect(button('Edit')).toBeFocused();

    await press(button('Delete'));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button('Delete')).toBeFocused();
  });
}

test('the filters of places are set and taken back with the keyboard alone', inLongRun, async ({ page }) => {
  await page.goto('/admin/tourism-directory-management');
  await press(page.getByRole('button', { name: 'Popular', exact: true }));
  await expect(rowOf(page, 'Amba-Ambika Caves')).toBeHidden();
  await press(page.getByRole('button', { name: 'View All' }));
  await expect(rowOf(page, 'Amba-Ambika Caves')).toBeVisible();
  await press(page.getByRole('button', { name: 'U-Z' }));
  await expect(page.getByRole('searchbox')).toHaveValue('U-Z');
});

test('a report is uploaded and deleted with the keyboard alone', inLongRun, async ({ page }) => {
  await page.goto('/admin/report-management');
  await press(page.getByRole('button', { name: 'Upload Report' }));
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').focus();
  await page.keyboard.type('Step Repair 2027');
  await form.getByLabel('PDF file').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await press(form.getByRole('button', { name: 'Submit' }));
  await press(rowOf(page, 'Step Repair 2027').getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectTold(page, 'Report deleted successfully');
});

test('an expired session in an open form is renewed with the keyboard alone', inLongRun, async ({ page, server, token }) => {
  await page.goto('/admin/tourism-directory-management');
  await press(rowOf(page, 'Amba-Ambika Caves').getByRole('button', { name: 'Edit' }));
  const form = page.getByRole('dialog', { name: 'Edit Tourism Details' });
  await expect(form).toBeVisible();
  await endSession(server, token);
  await press(form.getByRole('button', { name: 'Submit' }));
  const again = page.getByRole('dialog', { name: 'Please log in again' });
  await again.getByLabel('Email').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(administrator.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expectTold(page, 'Tourist place updated successfully');
});

test('a place is added with a picture, and deleted, with the keyboard alone', inLongRun, async ({ page }) => {
  await page.goto('/admin/tourism-directory-management');
  await press(page.getByRole('button', { name: 'Add New Tourist Place' }));
  const form = page.getByRole('dialog', { name: 'Add Tourism Details' });
  const type = async (field: string, text: string) => {
    await form.getByLabel(field, { exact: true }).focus();
    await page.keyboard.type(text);
  };
  await type('Name', 'Zari Spring');
  await type('Content', 'A spring under a banyan.');
  await type('Map link', 'https://www.openstreetmap.org/?mlat=19.2&mlon=73.8');
  await form.getByRole('checkbox', { name: 'Nature' }).focus();
  await page.keyboard.press('Space');
  await type('Region', 'Manikdoh');
  await form.getByRole('combobox', { name: 'Nearby tourist attractions' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await form.locator('input[type=file]').setInputFiles(await photos(page, 'spring.png'));
  await expect(form.getByText('0 saved, 1 waiting')).toBeVisible();
  await press(form.getByRole('button', { name: 'Submit' }));
  await expectTold(page, 'Tourist place added successfully');
  await press((await findRow(page, 'Zari Spring')).getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectTold(page, 'Tourist place deleted successfully');
});
