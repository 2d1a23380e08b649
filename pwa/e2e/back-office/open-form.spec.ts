import { expect } from '@playwright/test';
import { holdBack } from '#e2e/testing/hold-back.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { addPhotos, administrator, endSession, findRow, rowOf, test } from '#e2e/testing/office.ts';
import { expectTold } from '#e2e/testing/told.ts';
import { form, screen, submit } from './place-office.ts';

/** What may come between a form that is open and its being saved. */

test('an expired session asks again over the open form, which keeps its text and is then saved', async ({ page, server, token }) => {
  await page.goto(screen);
  await (await findRow(page, 'Hadsar Fort')).getByRole('button', { name: 'Edit' }).click();
  await form(page).getByLabel('Content').fill('The steps were repaired this week.');
  // A read that is still on its way would be refused, and ask for the login before the form is submitted.
  await page.waitForLoadState('networkidle');
  await endSession(server, token);
  await submit(page).click();
  const again = page.getByRole('dialog', { name: 'Please log in again' });
  await again.getByLabel('Email').fill(administrator.email);
  await again.getByLabel('Password', { exact: true }).fill(administrator.password);
  await again.getByRole('button', { name: 'Submit' }).click();
  await expectTold(page, 'Tourist place updated successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill('repaired this week');
  await expect(rowOf(page, 'Hadsar Fort')).toBeVisible();
});

test('who does not want to log in again still has the text, and can save later', inLongRun, async ({ page, server, token }) => {
  await page.goto(screen);
  await (await findRow(page, 'Narayangad Fort')).getByRole('button', { name: 'Edit' }).click();
  await form(page).getByLabel('Content').fill('Kept.');
  await endSession(server, token);
  await submit(page).click();
  await page.getByRole('dialog', { name: 'Please log in again' }).getByRole('button', { name: 'Close' }).click();
  await expect(form(page).getByLabel('Content')).toHaveValue('Kept.');
  await expect(form(page).getByText('Please log in.')).toBeVisible();
  await expect(submit(page)).toBeEnabled();
});

test('a half-filled form asks before it is left, and holds back an update of the app', async ({ page }) => {
  await page.goto('/admin/ad-management');
  await page.getByRole('link', { name: 'Tourism Directory' }).click();
  await page.getByRole('button', { name: 'Add New Tourist Place' }).click();
  await form(page).getByLabel('Name').fill('Half');
  const question = page.getByRole('alertdialog', { name: 'Confirm Action' });
  await page.keyboard.press('Escape');
  await expect(question.getByText('Leave without saving?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('Half');
  await page.goBack();
  await expect(question).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'busy').length),
  ).toBeGreaterThan(1);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/tourism-directory-management$/);
  await page.goBack();
  await expect(page).toHaveURL(/ad-management$/);
});

test('what a colleague saved beneath an open form is asked about, though the form was left for another tab meanwhile', async ({
  page,
  token,
}) => {
  await page.goto(screen);
  const opening = page.waitForResponse(/\/get-row\/places\//);
  await (await findRow(page, 'Nimgiri Fort')).getByRole('button', { name: 'Edit' }).click();
  const id = new URL((await opening).url()).pathname.split('/').at(-1);
  await form(page).getByLabel('Content').fill('The bridge is closed.');
  const saved = await page.request.put(`/api/translate/places/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { language: 'hi', texts: { content: 'पुल बंद है।' } },
  });
  expect(saved.status()).toBe(200);
  const readAnew = page.waitForResponse(/\/get-row\/places\//);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await (await readAnew).finished();
  await submit(page).click();
  const met = page.getByRole('dialog', { name: 'Someone else has saved this' });
  await expect(met.getByRole('radiogroup', { name: 'Content, हिन्दी' }).getByRole('radio', { checked: true })).toHaveAccessibleName(
    /^By admin/,
  );
  await met.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { result } = await (await page.request.get(`/api/get-row/places/${id}`, { headers: { Authorization: `Bearer ${token}` } })).json();
  expect(result).toMatchObject({ content: 'The bridge is closed.', translations: { hi: { content: 'पुल बंद है।' } } });
});

test('nothing can be typed into what is on its way to the server', async ({ page }) => {
  await page.goto(screen);
  await (await findRow(page, 'Narayangad Fort')).getByRole('button', { name: 'Edit' }).click();
  const content = form(page).getByLabel('Content');
  await content.fill('Open again.');
  const saving = await holdBack(page.context(), /\/update-tourist-place\//);
  await content.press('Control+s');
  await saving.asked;
  await page.keyboard.type(' And this would be lost.');
  await expect(content).toHaveValue('Open again.');
  saving.release();
  await expectTold(page, 'Tourist place updated successfully');
  await expect(form(page)).toHaveCount(0);
});

test('what was just saved can be deleted while its list is still read anew', inLongRun, async ({ page }) => {
  await page.goto('/admin/restaurant-directory-management');
  await (await findRow(page, 'Modak & More')).getByRole('button', { name: 'Edit' }).click();
  await form(page).getByLabel('Content').fill('Sweets.');
  const list = await holdBack(page.context(), /\/get-managed-listings/);
  await submit(page).click();
  await expectTold(page, 'Restaurant updated successfully');
  await rowOf(page, 'Modak & More').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Confirm Action' }).getByRole('button', { name: 'Delete' }).click();
  list.release();
  await expectTold(page, 'Restaurant deleted successfully');
});

test('a picture that the server cannot read stays in the list with the reason', inLongRun, async ({ page }) => {
  await page.goto(screen);
  await page.getByRole('button', { name: 'Add New Tourist Place' }).click();
  await form(page)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }]);
  await form(page).getByRole('button', { name: 'Upload now' }).click();
  await expect(form(page).getByText('“broken.jpg” is not a JPEG or PNG picture, or it is damaged.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Remove broken.jpg' }).click();
  await addPhotos(page, 'whole.png');
});
