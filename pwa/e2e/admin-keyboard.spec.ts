import { expect } from '@playwright/test';

import { administrator, photos, rowOf, test, toast } from './office.ts';

test('a place is edited with the keyboard alone', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(administrator.email);
  await press('Tab');
  await page.keyboard.type(administrator.password);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tourism Directory' })).toBeFocused();

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
  for (const count of ['1 of 3', '2 of 3', '3 of 3', '3 of 3']) {
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    await expect(form.getByText(count).last()).toBeVisible();
  }
  await page.keyboard.type('no such stay');
  await expect(form.getByText('No options')).toBeVisible();
  await press('Escape');
  await expect(form.getByText('No options')).toBeHidden();
  await expect(form).toBeVisible();

  await form.locator('input[type=file]').setInputFiles(await photos(page, 'key.png'));
  await form.getByRole('button', { name: 'Save', exact: true }).focus();
  await press('Enter');
  await expect(form.getByText('4 saved, 0 waiting')).toBeVisible();
  await form.getByRole('button', { name: 'Move later' }).focus();
  await press('Space');
  await expect(form.getByText('Picture 2 of 4', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Submit' }).focus();
  await press('Enter');
  await expect(toast(page, 'Tourist place updated successfully')).toBeVisible();
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
  await expect(toast(page, 'Tourist place deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tourism Directory' })).toBeFocused();
});
