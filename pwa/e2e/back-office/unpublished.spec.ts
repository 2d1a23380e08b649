import { expect, type Page } from '@playwright/test';

import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { findRow, fromMenu, rowOf, test } from '#e2e/testing/office.ts';
import { form, screen, submit } from './place-office.ts';

/** What somebody without a login is told of a path. */
const asVisitor = async (page: Page, path: string) => (await page.request.get(path, { headers: { Authorization: '' } })).text();

test('a place is prepared out of sight, looked at on a phone in two languages, and published', async ({ page }) => {
  await page.goto(screen);
  await (await findRow(page, 'Chavand Fort')).getByRole('button', { name: 'Edit' }).click();
  await form(page).getByRole('button', { name: 'Not published' }).click();
  await submit(page).click();
  await expect(page.getByText('“Chavand Fort” is saved. It is not published.')).toBeVisible();
  expect(await asVisitor(page, '/tourism-directory')).not.toContain('Chavand Fort');
  expect(await asVisitor(page, '/api/get-tourist-places')).not.toContain('"name":"Chavand Fort"');

  const [preview] = await Promise.all([page.waitForEvent('popup'), fromMenu(rowOf(page, 'Chavand Fort'), 'Preview')]);
  await expect(preview.getByRole('heading', { level: 1, name: 'Chavand Fort' })).toBeVisible();
  await expect(preview.getByText('Only you can see it.', { exact: false })).toBeVisible();
  expect(await preview.evaluate(() => innerWidth)).toBe(390);
  await expectNoViolation(preview);
  await preview.getByRole('link', { name: 'मराठी' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: 'चावंड किल्ला' })).toBeVisible();
  await preview.close();

  await (await findRow(page, 'Chavand Fort')).getByRole('button', { name: 'Edit' }).click();
  await expect(form(page).getByRole('button', { name: 'Not published' })).toHaveAttribute('aria-pressed', 'true');
  await form(page).getByRole('button', { name: 'Published', exact: true }).click();
  await submit(page).click();
  const [onSite] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Open on the site' }).click()]);
  await expect(onSite.getByRole('heading', { level: 1, name: 'Chavand Fort' })).toBeVisible();
  expect(await asVisitor(page, '/api/get-tourist-places')).toContain('Chavand Fort');
});

test('whoever is not logged in is led to the login instead of a preview', async ({ page, server }) => {
  await page.goto(server.address);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/preview/places/anything');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});

test('a preview of what there is not says so', async ({ page }) => {
  await page.goto('/admin/preview/places/anything');
  await expect(page.getByRole('alert')).toContainText('The preview could not be opened.');
});
