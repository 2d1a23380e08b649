import { expect, type Page } from '@playwright/test';

import { inLongRun, long } from '#e2e/testing/long.ts';
import { addPhotos, choose, findRow, fromMenu, rowOf, test } from '#e2e/testing/office.ts';
import { expectTold } from '#e2e/testing/told.ts';

const form = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' }).click();
const add = (page: Page, button: string) => page.getByRole('button', { name: button }).click();
const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text);

async function expectMissing(page: Page, ...messages: string[]): Promise<void> {
  // Whether there is a place to be near is known with the list of places: who submits before is told the rest.
  await expect(async () => {
    await submit(page);
    for (const message of messages) await expect(form(page).getByText(message, { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function deleteRow(page: Page, name: string, said: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Confirm Action' }).getByRole('button', { name: 'Delete' }).click();
  await expectTold(page, said);
  await expect(rowOf(page, name)).toBeHidden();
}

test('an accommodation is added, starred, viewed, edited and deleted', inLongRun, async ({ page }) => {
  await page.goto('/admin/accommodation-directory-management');
  await expect(page.getByRole('button', { name: 'Popular', exact: true })).toHaveCount(0);
  await add(page, 'Add New Place');
  await expect(form(page)).toHaveAccessibleName('Add Place Details');
  await expectMissing(
    page,
    'Name is required',
    'Content is required',
    'Map link is required',
    'Contact Number is required',
    'Select at least one category',
    'Region is required',
    'Select at least one tourist attraction',
    'At least one image is required',
  );
  await form(page).getByLabel('Name', { exact: true }).fill('Mango Court');
  await form(page).getByLabel('Content').fill('Four rooms under mango trees.');
  await form(page).getByLabel('Map link').fill('https://maps.example.org/mango-court');
  await form(page).getByLabel('Contact Number').fill('0');
  await form(page).getByRole('checkbox', { name: 'Budget Stay' }).check();
  await form(page).getByRole('checkbox', { name: 'Air Conditioning' }).check();
  await form(page).getByLabel('Region').selectOption({ index: 1 });
  await choose(page, 'Nearby tourist attractions', 'Shivneri Fort');
  await addPhotos(page, 'court.png');
  await expectMissing(page, 'Invalid Contact Number');
  await form(page).getByLabel('Contact Number').fill('098765 43210');
  await submit(page);
  await expectTold(page, 'Accommodation added successfully');

  await search(page, 'mango court');
  await page.getByRole('button', { name: 'Popular: Mango Court' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Popular: Mango Court' })).toHaveAttribute('aria-pressed', 'true');
  await (await findRow(page, 'Mango Court')).getByRole('button', { name: 'View' }).click();
  await expect(form(page).getByText('Air Condition', { exact: true })).toBeVisible();
  await expect(form(page).getByText('Shivneri Fort')).toBeVisible();
  await expect(form(page).getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/accommodation-directory/mango-court');
  await page.keyboard.press('Escape');

  await (await findRow(page, 'Mango Court')).getByRole('button', { name: 'Edit' }).click();
  await expect(form(page)).toHaveAccessibleName('Edit Place Details');
  await expect(form(page).getByLabel('Contact Number')).toHaveValue('+919876543210');
  await form(page).getByLabel('Contact Person Name').fill('Asha Gore');
  await submit(page);
  await expectTold(page, 'Accommodation updated successfully');
  await (await findRow(page, 'Mango Court')).getByRole('button', { name: 'Edit' }).click();
  await expect(form(page).getByLabel('Contact Person Name')).toHaveValue('Asha Gore');
  await page.keyboard.press('Escape');
  await deleteRow(page, 'Mango Court', 'Accommodation deleted successfully');
  await expect(page.getByText('No accommodation found for your search.')).toBeVisible();
});

test('a restaurant is added, viewed, edited and deleted', inLongRun, async ({ page }) => {
  await page.goto('/admin/restaurant-directory-management');
  await add(page, 'Add New Restaurant');
  await expect(form(page)).toHaveAccessibleName('Add Restaurant Details');
  await expectMissing(page, 'Contact Number is required', 'Select at least one category', 'Select at least one region');
  await form(page).getByLabel('Name', { exact: true }).fill('Bhakri Corner');
  await form(page).getByLabel('Content').fill('Bhakri from a wood fire.');
  await form(page).getByLabel('Map link').fill('https://maps.example.org/bhakri');
  await form(page).getByLabel('Contact Number').fill('+910000010001');
  await form(page).getByRole('checkbox', { name: 'Maharashtrian' }).check();
  await form(page).getByLabel('Region').selectOption({ index: 2 });
  await choose(page, 'Nearby tourist attractions', 'Hadsar Fort');
  await addPhotos(page, 'corner.png');
  await submit(page);
  await expectTold(page, 'Restaurant added successfully');
  await search(page, 'bhakri corner');
  await rowOf(page, 'Bhakri Corner').getByRole('button', { name: 'View' }).click();
  await expect(form(page).getByText('+910000010001')).toBeVisible();
  await page.keyboard.press('Escape');
  await rowOf(page, 'Bhakri Corner').getByRole('button', { name: 'Edit' }).click();
  await expect(form(page)).toHaveAccessibleName('Edit Restaurant Details');
  await form(page).getByLabel('Content').fill('Bhakri from a wood fire, and pitla.');
  await submit(page);
  await expectTold(page, 'Restaurant updated successfully');
  await rowOf(page, 'Bhakri Corner').getByRole('button', { name: 'Edit' }).click();
  await expect(form(page).getByLabel('Content')).toHaveValue('Bhakri from a wood fire, and pitla.');
  await page.keyboard.press('Escape');
  await deleteRow(page, 'Bhakri Corner', 'Restaurant deleted successfully');
  await expect(page.getByText('No restaurants found for your search.')).toBeVisible();
});

test('an advertisement is added, viewed, edited and deleted', inLongRun, async ({ page }) => {
  await page.goto('/admin/ad-management');
  await add(page, 'Add New Ad');
  await expect(form(page)).toHaveAccessibleName('Add Advertisment Details');
  await expectMissing(
    page,
    'Title is required',
    'Advertisement link is required',
    'Contact Number is required',
    'Priority is required',
    'Start Date is required',
    'End Date is required',
    'At least one image is required',
  );
  await form(page).getByLabel('Title').fill('Jeep Rides');
  await form(page).getByLabel('Advertisement link').fill('https://jeeps.example.org/');
  await form(page).getByLabel('Contact Number').fill('+910000030009');
  await form(page).getByLabel('Priority').fill('7');
  await form(page).getByLabel('Start Date').fill('2026-11-20');
  await form(page).getByLabel('End Date').fill('2026-11-10');
  await addPhotos(page, 'jeep.png');
  await expectMissing(page, 'The end date is before the start date');
  await form(page).getByLabel('End Date').fill('2027-11-10');
  await submit(page);
  await expectTold(page, 'Advertisement added successfully');
  await expect(rowOf(page, 'Jeep Rides').getByText('https://jeeps.example.org/')).toBeVisible();
  await rowOf(page, 'Jeep Rides').getByRole('button', { name: 'View' }).click();
  const link = form(page).getByRole('link', { name: 'Jeep Rides' });
  await expect(link).toHaveAttribute('href', 'https://jeeps.example.org/');
  await expect(link).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await rowOf(page, 'Jeep Rides').getByRole('button', { name: 'Edit' }).click();
  await expect(form(page)).toHaveAccessibleName('Edit Advertisment Details');
  await form(page).getByLabel('Priority').fill('8');
  await page.route('**/api/update-ad/**', (route) => route.abort());
  await submit(page);
  await expectTold(page, 'Failed to update the Ad');
  await page.unroute('**/api/update-ad/**');
  await submit(page);
  await expectTold(page, 'Advertisement updated successfully');
  await page.getByRole('searchbox', { name: 'Search Ads' }).fill('jeep');
  await deleteRow(page, 'Jeep Rides', 'Advertisement deleted successfully');
  await expect(page.getByText('No ads found.')).toBeVisible();
});

test('categories and regions are kept in the same manner; what is in use is not deleted', inLongRun, async ({ page }) => {
  await page.goto('/admin/category-management');
  await add(page, 'Add New Category');
  await expectMissing(page, 'Name is required', 'Heading is required', 'Description is required');
  await form(page).getByLabel('Name').fill('Events');
  await form(page).getByLabel('Heading').fill('Step wells');
  await form(page).getByLabel('Description').fill('Wells with steps.');
  await expectMissing(page, 'This name is used by the site itself. Please choose another.');
  await form(page).getByLabel('Name').fill('Step wells');
  await submit(page);
  await expectTold(page, 'Category added successfully');
  await rowOf(page, 'Forts').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Action' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByText(/^\d+ places use this category/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await deleteRow(page, 'Step wells', 'Category deleted successfully');

  await page.goto('/admin/region-management');
  await add(page, 'Add New Region');
  await form(page).getByLabel('Name').fill('Ghod Valley');
  await form(page).getByLabel('Content').fill('Along the Ghod river.');
  await submit(page);
  await expectTold(page, 'Region added successfully');
  await rowOf(page, 'Ghod Valley').getByRole('button', { name: 'Edit' }).click();
  await form(page).getByLabel('Content').fill('Along the Ghod, below Bhimashankar.');
  await submit(page);
  await expect(rowOf(page, 'Ghod Valley').getByText('Along the Ghod, below Bhimashankar.')).toBeVisible();
  await deleteRow(page, 'Ghod Valley', 'Region deleted successfully');
});

for (const width of long ? [360, 1440] : [360]) {
  test(`what was saved is told above the button that adds, not over it, ${width} wide`, inLongRun, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/category-management');
    const row = await findRow(page, 'Forts');
    if (width < 1024) await fromMenu(row, 'Edit');
    else await row.getByRole('button', { name: 'Edit' }).click();
    await submit(page);
    const message = page.getByRole('status').filter({ hasText: 'Category updated successfully' });
    // Pointed at, it stays.
    await message.hover();
    const [told, button] = [await message.boundingBox(), await page.getByRole('button', { name: 'Add New Category' }).boundingBox()];
    expect(button?.y).toBeGreaterThanOrEqual((told?.y ?? Number.NaN) + (told?.height ?? 0));
  });
}

test('a report is uploaded, downloaded here and by the public, named in Marathi, and deleted', inLongRun, async ({ page }) => {
  await page.goto('/admin/report-management');
  await expect(page.getByRole('article').filter({ hasText: '2023' }).first()).toBeVisible();
  await add(page, 'Upload Report');
  await expectMissing(page, 'Name is required', 'Choose a PDF file');
  await form(page).getByLabel('Name').fill('Grape Festival 2026');
  const file = form(page).getByLabel('PDF file');
  await file.setInputFiles({ name: 'report.doc', mimeType: 'application/msword', buffer: Buffer.from('x') });
  await expectMissing(page, 'Only PDF files are allowed');
  await file.setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await submit(page);
  await expectTold(page, 'Report added successfully');
  const here = page.waitForEvent('download');
  await rowOf(page, 'Grape Festival 2026').getByRole('button', { name: 'Download' }).click();
  expect((await here).suggestedFilename()).toBe('Grape Festival 2026.pdf');

  await page.goto('/donate-for-junnar#financials');
  await page.getByLabel('Project Reports').selectOption('Grape Festival 2026');
  const outside = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await outside).suggestedFilename()).toBe('Grape Festival 2026.pdf');

  await page.goto('/admin/report-management');
  await rowOf(page, 'Grape Festival 2026').getByRole('button', { name: 'Edit' }).click();
  await form(page).getByRole('button', { name: 'मराठी' }).click();
  await form(page).getByLabel('Name (मराठी)').fill('द्राक्ष महोत्सव 2026');
  await submit(page);
  await expectTold(page, 'Report updated successfully');
  await page.goto('/donate-for-junnar?lang=mr#financials');
  await expect(page.getByRole('option', { name: 'द्राक्ष महोत्सव 2026' })).toBeAttached();
  await page.goto('/admin/report-management?lang=en');
  await deleteRow(page, 'Grape Festival 2026', 'Report deleted successfully');
});
