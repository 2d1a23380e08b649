import { expect, type Page } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { administrator, findRow, fromMenu, photos, rowOf, test } from '#e2e/testing/office.ts';
import { test as onPhone } from '#e2e/testing/phone.ts';
import { lendServer } from '#e2e/testing/server.ts';

const screen = '/admin/tourism-directory-management';
const form = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm Action' });
const edit = async (page: Page, name: string) => fromMenu(await findRow(page, name), 'Edit');
const found = (page: Page) => form(page).getByText(/^Your unsaved text from .+ is here\.$/);

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto(screen);
}

/** What the form's texts were kept as, and how many files wait with them. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('office');
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['drafts', 'files']);
          const drafts = reading.objectStore('drafts').getAll();
          const files = reading.objectStore('files').getAll();
          reading.oncomplete = () => {
            opening.result.close();
            resolve(JSON.stringify([drafts.result, files.result.flatMap((row) => row.files.map((file: File) => file.name))]));
          };
        };
      }),
  );

const inOffice = onPhone.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: ({}, use) => lendServer(use, { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }),
});

inOffice('what was typed, and a picture that waits, outlive a browser that is killed', async ({ phone }) => {
  await logIn(phone.page);
  await edit(phone.page, 'Hadsar Fort');
  await form(phone.page).getByLabel('Content').fill('The steps were repaired.');
  await form(phone.page)
    .locator('input[type=file]')
    .setInputFiles(await photos(phone.page, 'gate.png'));
  await expect.poll(() => kept(phone.page)).toMatch(/The steps were repaired\..*gate\.png/);
  await phone.killAndReopen();
  await logIn(phone.page);
  await expect((await findRow(phone.page, 'Hadsar Fort')).getByText('Unsaved text')).toBeVisible();
  await expect(phone.page.getByText('Unsaved text')).toHaveCount(1);
  await edit(phone.page, 'Hadsar Fort');
  await expect(found(phone.page)).toBeVisible();
  await expect(form(phone.page).getByLabel('Content')).toHaveValue('The steps were repaired.');
  await expect(form(phone.page).getByText(/saved, 1 waiting$/)).toBeVisible();
  await form(phone.page).getByRole('button', { name: 'Discard' }).click();
  await expect(found(phone.page)).toBeHidden();
  await expect(form(phone.page).getByLabel('Content')).not.toHaveValue('The steps were repaired.');
  await expect(form(phone.page).getByText(/saved, 0 waiting$/)).toBeVisible();
  await phone.page.keyboard.press('Escape');
  await expect(form(phone.page)).toBeHidden();
  await expect(phone.page.getByText('Unsaved text')).toHaveCount(0);
});

test('every way out of a form that holds unsaved text asks, and the text stays', inLongRun, async ({ page }) => {
  await page.goto('/admin/ad-management');
  await page.getByRole('link', { name: 'Tourism Directory' }).click();
  await page.getByRole('button', { name: 'Add New Tourist Place' }).click();
  await form(page).getByLabel('Name', { exact: true }).fill('Half');
  await expect.poll(() => kept(page)).toContain('Half');
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    'the cross': () => form(page).getByRole('button', { name: 'Close' }).click(),
    Cancel: () => form(page).getByRole('button', { name: 'Cancel' }).click(),
    back: () => page.goBack(),
    'a link': () => page.evaluate(() => document.querySelector<HTMLElement>('a[href="/admin/region-management"]')?.click()),
    'logging out': () => page.evaluate(() => document.querySelector<HTMLElement>('button[title="Log Out"]')?.click()),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(way, async () => {
      await leave();
      await expect(question(page).getByText('Leave without saving? What you typed stays on this device')).toBeVisible();
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Half');
    });
  }
  await test.step('a click beside it leaves nothing', async () => {
    await page.mouse.click(5, 5);
    await expect(question(page)).toBeHidden();
    await expect(form(page)).toBeVisible();
  });
  await test.step('the browser asks before a reload', async () => {
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
  });
  await expect(page.getByText('The form for adding a new one has unsaved text.')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Tourist Place' }).click();
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Half');
});

test('an open form is shown to nobody who logs in in another tab', async ({ page, context, session }) => {
  await page.goto('/admin/region-management');
  await page.getByRole('button', { name: 'Add New Region' }).click();
  await form(page).getByLabel('Name', { exact: true }).fill('Pargaon');
  await expect.poll(() => kept(page)).toContain('Pargaon');
  const other = await context.newPage();
  await other.goto('/login');
  const logInAs = (id: string) =>
    other.evaluate((administrator) => {
      const token = localStorage.getItem('admin-token') ?? '';
      localStorage.removeItem('admin-token');
      localStorage.setItem('admin-id', administrator);
      localStorage.setItem('admin-token', token);
    }, id);
  await logInAs('somebody else');
  await expect(form(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add New Region' }).click();
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('');
  await logInAs(session.administratorId);
  await expect(form(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add New Region' }).click();
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Pargaon');
  await other.close();
});

test('unsaved text is nobody else’s, is out of sight after a logout, and gone once it is saved', inLongRun, async ({ page, session }) => {
  await page.goto('/admin/region-management');
  await page.getByRole('button', { name: 'Add New Region' }).click();
  await form(page).getByLabel('Name', { exact: true }).fill('Pargaon');
  await expect.poll(() => kept(page)).toContain('Pargaon');
  await page.evaluate(() => document.querySelector<HTMLElement>('button[title="Log Out"]')?.click());
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Pargaon')).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.getItem('admin-token'), localStorage.getItem('admin-id')])).toEqual([null, null]);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);

  await logIn(page);
  await page.evaluate(() => localStorage.setItem('admin-id', 'somebody else'));
  await page.goto('/admin/region-management');
  await page.getByRole('button', { name: 'Add New Region' }).click();
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByText('unsaved text')).toHaveCount(0);

  await page.evaluate((id) => localStorage.setItem('admin-id', id), session.administratorId);
  await page.reload();
  await expect(page.getByText('The form for adding a new one has unsaved text.')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Region' }).click();
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Pargaon');
  await form(page).getByLabel('Content').fill('Fields along the river.');
  await form(page).getByRole('button', { name: 'Submit' }).click();
  await expect(rowOf(page, 'Pargaon')).toBeVisible();
  await expect(page.getByText('unsaved text')).toHaveCount(0);
  await expect.poll(() => kept(page)).toBe('[[],[]]');
});
