import { expect } from '@playwright/test';

import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { photos, rowOf, test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectTold } from '#e2e/testing/told.ts';
import { form, screen } from './place-office.ts';

const name = (width: number) => `Bell Rock ${width}`;

for (const width of [390, 1440]) {
  test(`a place is written, saved with its pictures by one key, shown and duplicated with the keyboard alone, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const key = (each: string) => page.keyboard.press(each);
    const field = (label: string) => form(page).getByLabel(label, { exact: true });

    await test.step('regions that did not come say so where they are chosen, and come when asked for again', async () => {
      await page.route('**/api/get-regions**', (route) => route.abort());
      await page.goto(screen);
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
      await expect(page.getByText('Failed to fetch region data')).toBeVisible({ timeout: 20_000 });
      await page.unroute('**/api/get-regions**');
      await retry.focus();
      await key('Enter');
      await expect(retry).toBeHidden();
      const region = { name: 'Naneghat & Kukadi Valley', includeHidden: true };
      await expect(page.getByLabel('Region').getByRole('option', region)).toBeAttached();
    });

    await test.step('the form opens at its first field, and says all that is wrong at once', async () => {
      await page.getByRole('button', { name: 'Add New Tourist Place' }).focus();
      await key('Enter');
      await expect(field('Name')).toBeFocused();
      await field('Latitude').fill('19.2');
      await field('Map link').fill('https://maps.app.goo.gl/AbC9');
      await key('Control+s');
      const wrong = form(page).getByRole('alert').getByRole('button');
      await expect(wrong).toContainText(['Name', 'Content', 'Longitude', 'Categories', 'Region']);
      await expectNoViolation(page);
      expect(await page.evaluate(stickingOut)).toEqual([]);
      await wrong.filter({ hasText: 'Longitude' }).focus();
      await key('Enter');
      await expect(field('Longitude')).toBeFocused();
    });

    await test.step('a point is read from what is typed, and a short link says that it cannot be', async () => {
      await field('Latitude').fill('');
      await expect(form(page).getByText('This short link does not say where the place is.')).toBeVisible();
      await field('Latitude').fill('19.2083, 73.8757');
      await key('Tab');
      await expect(field('Latitude')).toHaveValue('19.2083');
      await expect(field('Longitude')).toHaveValue('73.8757');
      await expect(form(page).getByText('This short link does not say where the place is.')).toBeHidden();
    });

    await test.step('pictures wait for the form; a refused one says why, and nothing typed is lost', async () => {
      await field('Name').fill(name(width));
      await field('Content').fill('A rock that rings when it is struck.');
      await form(page).getByRole('checkbox', { name: 'Nature' }).focus();
      await key('Space');
      await field('Region').selectOption('Naneghat & Kukadi Valley');
      const nearby = form(page).getByRole('combobox', { name: 'Nearby tourist attractions' });
      await nearby.focus();
      await key('ArrowDown');
      await key('Enter');
      await key('Escape');
      const files = form(page).locator('input[multiple]');
      const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
      await files.setInputFiles([...(await photos(page, 'rock.png', 'path.png')), broken]);
      await expect(form(page).getByText('0 saved, 3 waiting')).toBeVisible();
      await key('Control+s');
      await expect(form(page).getByText('“broken.jpg” is not a JPEG or PNG picture, or it is damaged.')).toBeVisible();
      await expect(form(page).getByText('2 saved, 1 waiting')).toBeVisible();
      await expect(form(page).getByRole('alert').getByRole('button', { name: 'Pictures' })).toBeVisible();
      await expect(field('Name')).toHaveValue(name(width));
      await form(page).getByRole('button', { name: 'Remove broken.jpg' }).focus();
      await key('Enter');
    });

    await test.step('a thumbnail shows its picture, and all texts stand beneath each other', async () => {
      const second = form(page).getByRole('button', { name: 'Show picture 2' });
      await second.focus();
      await key('Enter');
      await expect(form(page).getByText('Picture 2 of 2', { exact: true })).toBeVisible();
      await expect(second).toHaveAttribute('aria-current', 'true');
      await field('What picture 1 shows').fill('The rock');
      await field('What picture 2 shows').fill('The path');
      await expectNoViolation(page);
      expect(await page.evaluate(stickingOut)).toEqual([]);
      await form(page)
        .locator('input[multiple]')
        .setInputFiles(await photos(page, 'view.png'));
      await expect(form(page).getByText('2 saved, 1 waiting')).toBeVisible();
      await key('Control+s');
      await expectTold(page, 'Tourist place added successfully');
    });

    await test.step('the saved row is in sight and marked, and was checked today', async () => {
      const saved = rowOf(page, name(width));
      await expect(saved).toBeInViewport();
      await expect(saved).toHaveAttribute('data-saved', 'true');
      await expect(saved).not.toContainText('Never checked');
    });

    await test.step('a duplicate begins with all but the name', async () => {
      await rowOf(page, name(width)).getByRole('button', { name: 'More' }).focus();
      await key('Enter');
      await page.getByRole('menuitem', { name: 'Duplicate' }).focus();
      await key('Enter');
      await expect(form(page)).toHaveAccessibleName('Add Tourism Details');
      await expect(field('Name')).toHaveValue(`${name(width)} 2`);
      await expect(field('Content')).toHaveValue('A rock that rings when it is struck.');
      await expect(field('What picture 2 shows')).toHaveValue('The path');
      await expect(form(page).getByText('3 saved, 0 waiting')).toBeVisible();
      await key('Control+s');
      await expectTold(page, 'Tourist place added successfully');
      await expect(rowOf(page, `${name(width)} 2`)).toBeInViewport();
    });
  });
}

test('Escape closes a comparison before its history, and goes back from a conflict without losing what was chosen', async ({
  page,
  server,
  token,
}) => {
  await page.goto('/admin/category-management');
  const edit = async () => {
    await rowOf(page, 'Temples').getByRole('button', { name: 'Edit' }).click();
    await expect(form(page)).toBeVisible();
  };
  await edit();
  const listed = (await (await fetch(`${server.address}/api/get-categories`)).json()) as {
    result: { _id: string; name: string; description: string; alternateNames: string[] }[];
  };
  const temples = listed.result.find((each) => each.name === 'Temples');
  await form(page).getByLabel('Heading').fill('Temples, mine');
  const { _id, name: called, description, alternateNames } = temples ?? { _id: '', name: '', description: '', alternateNames: [] };
  const theirs = await fetch(`${server.address}/api/update-category/${_id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: called, heading: 'Temples, theirs', description, alternateNames }),
  });
  expect(theirs.status).toBe(200);
  await page.keyboard.press('Control+s');
  const met = page.getByRole('dialog', { name: 'Someone else has saved this' });
  await met.getByRole('radio', { name: /^Yours/ }).check();
  const behind = page.getByRole('dialog', { name: 'Edit Category Details', includeHidden: true });
  await expect(behind.locator('[role=alert]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(met).toBeHidden();
  await expect(behind.getByText('Nothing is saved yet: submit again to choose what to keep.')).toBeVisible();
  await expect(behind.getByLabel('Heading')).toHaveValue('Temples, mine');
  await page.keyboard.press('Control+s');
  await expect(met.getByRole('radio', { name: /^Yours/ })).toBeChecked();
  await met.getByRole('button', { name: 'Save what I chose' }).click();
  await expectTold(page, 'Category updated successfully');

  await rowOf(page, 'Temples').getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History: Temples' });
  const compare = history.getByRole('button', { name: /^Compare/ }).first();
  await compare.click();
  await expect(history.getByText('Temples, theirs')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history.getByText('Temples, theirs')).toBeHidden();
  await expect(compare).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
});
