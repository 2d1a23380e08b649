import { expect } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { choose, findRow, photos, rowOf, test } from '#e2e/testing/office.ts';
import { expectTold } from '#e2e/testing/told.ts';
import { form, screen, submit } from './place-office.ts';

test('a place is added with pictures, edited, starred, found, viewed and deleted, and the public site follows at once', async ({
  page,
}) => {
  await page.goto(screen);
  const before = Number.parseInt(
    await page
      .getByText(/^\d+ places$/)
      .first()
      .innerText(),
    10,
  );
  const whole = page.getByText(`${before + 1} places`, { exact: true }).first();
  await test.step('what is missing is said beneath the fields', async () => {
    await page.getByRole('button', { name: 'Add New Tourist Place' }).click();
    await expect(form(page)).toHaveAccessibleName('Add Tourism Details');
    // Whether there is another place to be near is known with the list of places: who submits before is told the rest.
    await expect(async () => {
      await submit(page).click();
      await expect(form(page).getByText('Select at least one tourist attraction', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    for (const message of [
      'Name is required',
      'Content is required',
      'Map link is required',
      'Select at least one category',
      'Select at least one region',
      'At least one image is required',
    ]) {
      await expect(form(page).getByText(message, { exact: true })).toBeVisible();
    }
    await expect(form(page).getByLabel('Name')).toBeFocused();
    await form(page).getByLabel('Name').fill('Lamp Tower');
    await expect(form(page).getByText('Name is required')).toBeHidden();
  });

  await test.step('of pictures only some kinds are taken, each name once', async () => {
    const files = form(page).locator('input[type=file]');
    const [gate, tower] = await photos(page, 'gate.png', 'tower.PNG');
    if (!gate || !tower) throw new Error('no photos');
    await files.setInputFiles([gate, { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }]);
    await expect(form(page).getByText('Only jpg, png, jpeg files are allowed')).toBeVisible();
    await files.setInputFiles([gate, tower]);
    await expect(form(page).getByText('File names must be unique')).toBeVisible();
    await expect(form(page).getByText('0 saved, 2 waiting')).toBeVisible();
    await form(page).getByRole('button', { name: 'Remove tower.PNG' }).click();
    await expect(form(page).getByText('0 saved, 1 waiting')).toBeVisible();
    await form(page).getByRole('button', { name: 'Upload now' }).click();
    await expect(form(page).getByText('1 saved, 0 waiting')).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Upload now' })).toBeHidden();
    await files.setInputFiles([tower]);
    await expect(form(page).getByText('1 saved, 1 waiting')).toBeVisible();
  });

  await test.step('it is saved', async () => {
    await form(page)
      .getByLabel('Content')
      .fill('A tower for lamps that is lit once a year, on the night of Tripurari Purnima in November.');
    await form(page).getByLabel('Map link').fill('javascript:alert(1)');
    await form(page).getByRole('checkbox', { name: 'Temples' }).check();
    await form(page).getByLabel('Region').selectOption('Naneghat & Kukadi Valley');
    for (const name of ['Shivneri Fort', 'Hadsar Fort', 'Naneghat', 'Jivdhan Fort']) await choose(page, 'Nearby tourist attractions', name);
    await expect(form(page).getByText('3 of 3')).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Remove Naneghat' })).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Remove Jivdhan Fort' })).toHaveCount(0);
    await submit(page).click();
    await expect(form(page).getByText('The link must begin with https://')).toBeVisible();
    await form(page).getByLabel('Map link').fill('https://www.openstreetmap.org/?mlat=19.29&mlon=73.68');
    await submit(page).click();
    await expectTold(page, 'Tourist place added successfully');
    await expect(form(page)).toBeHidden();
    await expect(whole).toBeVisible();
  });

  await test.step('pictures are described and put in another order', async () => {
    await page.getByRole('searchbox', { name: 'Search places' }).fill('lamp tower');
    await expect(rowOf(page, 'Ahupe Ghat')).toBeHidden();
    await rowOf(page, 'Lamp Tower').getByRole('button', { name: 'Edit' }).click();
    await expect(form(page)).toHaveAccessibleName('Edit Tourism Details');
    const order = form(page).getByRole('list', { name: 'Order of the pictures' }).locator('img');
    const first = await order.first().getAttribute('src');
    await form(page).getByLabel('What picture 1 shows').fill('The gate at dusk');
    await form(page).getByRole('button', { name: 'Move later' }).click();
    await expect(form(page).getByText('Picture 2 of 2', { exact: true })).toBeVisible();
    await expect(order.last()).toHaveAttribute('src', `${first}`);
    await expect(form(page).getByLabel('What picture 2 shows')).toHaveValue('The gate at dusk');
    await order.last().dragTo(order.first());
    await expect(form(page).getByLabel('What picture 1 shows')).toHaveValue('The gate at dusk');
    await form(page).getByRole('button', { name: 'Next picture' }).click();
    await expect(form(page).getByLabel('What picture 2 shows')).toHaveValue('');
    await form(page).getByRole('button', { name: 'Delete picture' }).click();
    await expect(form(page).getByText('1 saved, 0 waiting')).toBeVisible();
    await form(page).getByLabel('Name').fill('Lamp Tower of Naneghat');
    await submit(page).click();
    await expectTold(page, 'Tourist place updated successfully');
  });

  await test.step('the star asks first', async () => {
    const star = page.getByRole('button', { name: 'Popular: Lamp Tower of Naneghat' });
    await star.click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Action' });
    await expect(question.getByText('Would you like to add this place to the popular list?')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'View All' }).click();
    await expect(whole).toBeVisible();
    await page.getByRole('button', { name: 'Popular', exact: true }).click();
    await expect(rowOf(page, 'Ahupe Ghat')).toBeHidden();
    await expect(rowOf(page, 'Lamp Tower of Naneghat')).toBeVisible();
    await star.click();
    await expect(question.getByText('Would you like to remove this place from the popular list?')).toBeVisible();
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, 'Lamp Tower of Naneghat')).toBeHidden();
  });

  await test.step('letters and regions filter, View All resets', async () => {
    await page.getByRole('button', { name: 'View All' }).click();
    await page.getByRole('button', { name: 'I-L' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('I-L');
    await expect(rowOf(page, 'Ahupe Ghat')).toBeHidden();
    await page.getByLabel('Region').selectOption('Naneghat & Kukadi Valley');
    await expect(rowOf(page, 'Lamp Tower of Naneghat')).toBeVisible();
    await page.getByRole('searchbox').fill('no such thing');
    await expect(page.getByText('No tourist places match your search.')).toBeVisible();
    await page.getByRole('button', { name: 'View All' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByLabel('Region')).toHaveValue('');
  });

  await test.step('the list scrolls in a box of at most 30rem', async () => {
    await expect(whole).toBeVisible();
    const height = () => page.getByRole('rowgroup', { name: 'Tourism Directory' }).evaluate((box) => box.clientHeight);
    // The count is there a moment before the rows.
    await expect.poll(height).toBeGreaterThan(470);
    expect(await height()).toBeLessThanOrEqual(480);
  });

  await test.step('the view shows a collage, the map and what is near', async () => {
    await (await findRow(page, 'Lamp Tower of Naneghat')).getByRole('button', { name: 'View' }).click();
    await expect(form(page)).toHaveAccessibleName('Lamp Tower of Naneghat');
    await expect(form(page).getByRole('img', { name: 'The gate at dusk' })).toBeVisible();
    await expect(form(page).getByRole('link', { name: 'Open map in a new tab' })).toHaveAttribute('href', /openstreetmap/);
    await expect(form(page).getByText('Hadsar Fort')).toBeVisible();
    await expect(form(page).getByRole('img', { name: 'QR code' })).toBeVisible();
    const [code] = await Promise.all([page.waitForEvent('download'), form(page).getByRole('button', { name: 'Download' }).click()]);
    expect(code.suggestedFilename()).toBe('lamp-tower-of-naneghat.svg');
    await page.keyboard.press('Escape');
  });

  await test.step('this browser’s public pages have it', async () => {
    await page.getByRole('link', { name: 'Open the public site' }).click();
    await page.goto('/tourism-directory/lamp-tower-of-naneghat');
    await expect(page.getByRole('heading', { level: 1, name: 'Lamp Tower of Naneghat' })).toBeVisible();
    await page.goto('/tourism-directory/lamp-tower');
    await expect(page).toHaveURL(/lamp-tower-of-naneghat$/);
  });

  await test.step('it is deleted', async () => {
    await page.goto(screen);
    await (await findRow(page, 'Lamp Tower of Naneghat')).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Action' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, 'Lamp Tower of Naneghat')).toBeVisible();
    await rowOf(page, 'Lamp Tower of Naneghat').getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectTold(page, 'Tourist place deleted successfully');
    await expect(rowOf(page, 'Lamp Tower of Naneghat')).toBeHidden();
  });
});

test('deleting a place that others name as nearby says how many do', inLongRun, async ({ page }) => {
  await page.goto('/tourism-directory');
  await expect(page.getByText(/^\d+ places$/).first()).toBeVisible();
  await page.goto(screen);
  await (await findRow(page, 'Shivneri Fort')).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^\d+ other listings name it as nearby/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Shivneri Fort').getByRole('button', { name: 'Delete' })).toBeFocused();
});

test('a list that does not come says so and is asked for again', inLongRun, async ({ page }) => {
  await page.route('**/api/get-managed-listings**', (route) => route.abort());
  await page.goto(screen);
  await expect(page.getByText('Failed to fetch tourism data')).toBeVisible();
  await page.unroute('**/api/get-managed-listings**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'Ahupe Ghat')).toBeVisible();
});
