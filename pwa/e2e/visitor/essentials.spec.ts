import { shortLink } from '@helpdesk/contract/rules/addresses';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, type Page } from '@playwright/test';
import { test as visitor } from '#e2e/testing/journey.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { addPhotos, findRow, test as office, rowOf } from '#e2e/testing/office.ts';
import { readerTest as phoneTest } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { waitForApp } from '#e2e/testing/taken-over.ts';
import { expectTold } from '#e2e/testing/told.ts';

/** The screen "Essentials", whose listings are called services. */

const { services } = sampleRegion;
const items = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem');
const itemOf = (page: Page, name: string) => items(page).filter({ hasText: name });
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Quick searches' }).getByRole('button', { name, exact: true });
const count = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();

phoneTest('whoever was here once finds and calls the essentials without signal', inLongRun, async ({ regular: phone, server }) => {
  const { page } = phone;
  await page.goto('/');
  await waitUntilReady(page);
  await server.kill();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Essentials' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Essentials');
  await expect(count(page, '15 services')).toBeVisible();
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(items(page)).toHaveCount(services.length);

  await phoneTest.step('a chip shows its type', async () => {
    for (const [label, type] of [
      ['Hospital', 'hospital'],
      ['Bus stand', 'bus stand'],
      ['Forest office', 'forest office'],
      ['Other', 'other'],
    ] as const) {
      await chip(page, label).click();
      await expect(items(page)).toHaveCount(services.filter((service) => service.type === type).length);
      await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'false');
    }
    await chip(page, 'All').click();
    await expect(items(page)).toHaveCount(services.length);
  });

  await phoneTest.step('a row calls where there is a number', async () => {
    await expect(page.getByRole('link', { name: 'Call Emergency 112' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('link', { name: 'Call Kukadi Rural Hospital' })).toHaveAttribute('href', 'tel:+910000040001');
    await expect(itemOf(page, 'Old Town Toilets').getByRole('link')).toHaveCount(1);
    await expect(itemOf(page, 'Nane Coin Cash Point')).toContainText('Open 24 hours');
  });

  await phoneTest.step('a search finds names, Marathi and what is said', async () => {
    for (const text of ['kukadi hospital', 'कुकडी', 'snake-bite']) {
      await page.getByRole('searchbox').fill(text);
      await expect(itemOf(page, 'Kukadi Rural Hospital')).toHaveCount(1);
    }
    await page.getByRole('searchbox').fill('no such thing');
    await expect(page.getByText('No services match your search.')).toBeVisible();
  });

  await phoneTest.step('a service tells its phones, and is found by the search over everything', async () => {
    await page.getByRole('button', { name: 'Search everything' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('tyre repair');
    await page.getByRole('dialog').getByRole('link', { name: 'Chaaki Tyre Repair' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chaaki Tyre Repair');
    await page.getByRole('link', { name: 'Essentials' }).first().click();
    await page.getByRole('link', { name: /^Kukadi Rural Hospital/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kukadi Rural Hospital');
    await expect(page.getByRole('main').getByText('Open 24 hours')).toBeVisible();
    await expect(page.getByRole('link', { name: '+91 00000 40001' })).toHaveAttribute('href', 'tel:+910000040001');
    await expect(page.getByRole('link', { name: '+91 00000 40010' })).toHaveAttribute('href', 'tel:+910000040010');
    await expect(page.getByRole('link', { name: 'Call', exact: true }).last()).toHaveAttribute('href', 'tel:+910000040001');
    await expect(page.getByRole('button', { name: 'Copy +91 00000 40010' })).toBeVisible();
  });

  await phoneTest.step('every service opens by its address, and by the short link of a printed code', async () => {
    for (const { slug, name } of long ? services : services.slice(0, 2)) {
      await page.goto(`/essentials/${encodeURIComponent(slug)}`, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    }
    const [first] = services;
    await page.goto(`${shortLink(first?._id ?? '')}?lang=mr`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: first?.translations.mr?.name ?? '', exact: true }).waitFor();
  });
});

const furtherAddresses = ['/essentials/kukadi-rural-hospital', '/essentials/bibtya-forest-office', '/essentials?lang=hi'];
for (const address of ['/essentials', ...(long ? furtherAddresses : [])]) {
  visitor(`${address} breaks no rule of accessibility and fits every screen`, async ({ page }) => {
    // So high that the bar with what calls covers a part of nothing.
    await page.setViewportSize({ width: 360, height: 2_000 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolation(page);
    await expectNoColourViolation(page, 'dark');
    for (const width of long ? [320, 360, 768, 820, 1440] : [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(stickingOut), `what sticks out at ${width}`).toEqual([]);
    }
  });
}

visitor('what calls is at least 48 pixels wide and high', inLongRun, async ({ page }) => {
  await page.goto('/essentials');
  const box = await page.getByRole('link', { name: 'Call Emergency 112' }).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
});

office(
  'a service is added without a picture, arrives on phones, gets one, and is deleted',
  inLongRun,
  async ({ page, browser, server }) => {
    await page.goto('/admin/essentials-management');
    await page.getByRole('button', { name: 'Add New Service' }).click();
    const form = page.getByRole('dialog');
    const submit = () => form.getByRole('button', { name: 'Submit' }).click();
    await expect(form).toHaveAccessibleName('Add Service Details');
    await expect(form.getByLabel('Best season')).toHaveCount(0);
    await submit();
    for (const message of [
      'Name is required',
      'Content is required',
      'Map link is required',
      'Choose what kind of service it is',
      'Select at least one region',
    ]) {
      await expect(form.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(form.getByText('At least one image is required')).toHaveCount(0);
    await expectNoViolation(page);

    await form.getByLabel('Name', { exact: true }).fill('Lamp Street Pharmacy');
    await form.getByLabel('Content').fill('Medicines under the lamp.');
    await form.getByLabel('Map link').fill('https://www.openstreetmap.org/?mlat=19.21&mlon=73.88');
    await form.getByLabel('Type', { exact: true }).selectOption({ label: 'Pharmacy' });
    await form.getByLabel('Phone numbers').fill('no number');
    await form.getByRole('checkbox', { name: 'Open 24 hours' }).check();
    await form.getByLabel('Region').selectOption({ index: 1 });
    await submit();
    await expect(form.getByText('Invalid Contact Number')).toBeVisible();
    await form.getByLabel('Phone numbers').fill('098765 43210\n112\n');
    await submit();
    await expectTold(page, 'Service added successfully');
    await (await findRow(page, 'Lamp Street Pharmacy')).getByRole('button', { name: 'View' }).click();
    await expect(form.getByRole('link', { name: '+91 98765 43210' })).toBeVisible();
    await expect(form.getByText('Pharmacy', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    const traveller = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 } });
    await waitForApp(traveller);
    const phone = await traveller.newPage();
    await phone.goto('/essentials?search=pharmacy');
    await expect(itemOf(phone, 'Lamp Street Pharmacy')).toContainText('Open 24 hours');
    await phone.getByRole('link', { name: /^Lamp Street Pharmacy/ }).click();
    await expect(phone.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
    await expect(phone.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await traveller.close();

    await (await findRow(page, 'Lamp Street Pharmacy')).getByRole('button', { name: 'Edit' }).click();
    await expect(form).toHaveAccessibleName('Edit Service Details');
    await expect(form.getByLabel('Phone numbers')).toHaveValue('+919876543210\n112');
    await expect(form.getByRole('checkbox', { name: 'Open 24 hours' })).toBeChecked();
    await form.getByRole('checkbox', { name: 'Open 24 hours' }).uncheck();
    await addPhotos(page, 'lamp.png');
    await submit();
    await expectTold(page, 'Service updated successfully');
    await page.goto('/essentials/lamp-street-pharmacy');
    await expect(page.getByRole('button', { name: 'Open picture 1 of 1' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Open 24 hours')).toHaveCount(0);

    await page.goto('/admin/essentials-management');
    await (await findRow(page, 'Lamp Street Pharmacy')).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog', { name: 'Confirm Action' }).getByRole('button', { name: 'Delete' }).click();
    await expectTold(page, 'Service deleted successfully');
    await expect(rowOf(page, 'Lamp Street Pharmacy')).toBeHidden();
  },
);
