import { expect, type Page } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { displays, expectLoaded, findRow, fromMenu, photos, test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

const screens = [
  { address: '/login', heading: 'Login' },
  { address: '/admin', heading: 'Junnar Tourism Helpdesk' },
  { address: '/admin/tourism-directory-management', heading: 'Tourism Directory' },
  { address: '/admin/ad-management', heading: 'Ad Management' },
  { address: '/admin/notice-management', heading: 'Notices' },
  { address: '/admin/category-management', heading: 'Categories' },
  { address: '/admin/report-management', heading: 'Reports' },
  { address: '/admin/translations', heading: 'Translations' },
  { address: '/admin/enquiry-management', heading: 'Enquiries' },
  { address: '/admin/kiosks', heading: 'Kiosks' },
  { address: '/admin/administrator-management', heading: 'People' },
  { address: '/admin/account', heading: 'My account' },
  { address: '/admin/guide', heading: 'Guide for the desk' },
];

async function expectGood(page: Page): Promise<void> {
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);
  expect(await page.evaluate(tooSmall)).toEqual([]);
}

/** Controls under 44 px in one direction, but for links in a text and boxes whose label is large enough. */
function tooSmall(): string[] {
  return [...document.querySelectorAll('button, a, select, input, textarea')]
    .filter((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const inText = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      const inBox = element.getAttribute('role') === 'combobox';
      return width > 0 && !inText && !inBox && Math.min(width, height) < 43.5;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

for (const { width, colorScheme } of displays) {
  test(`on a screen ${width} wide, ${colorScheme}, no rule of accessibility is broken, nothing sticks out, all can be touched`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const { address, heading } of screens) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectLoaded(page);
      await expectGood(page);
    }
  });

  test(
    `on a screen ${width} wide, ${colorScheme}, the same holds for a form, its translations, its unsaved text and its questions`,
    inLongRun,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/admin/accommodation-directory-management');
      const row = await findRow(page, 'Sataswarna Heritage Haveli');
      await fromMenu(row, 'View');
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Book Now' })).toBeVisible();
      await expectGood(page);
      await page.keyboard.press('Escape');

      await fromMenu(row, 'Edit');
      const form = page.getByRole('dialog');
      await form.locator('input[type=file]').setInputFiles(await photos(page, 'a.png'));
      await form.getByLabel('Name', { exact: true }).fill('');
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(form.getByText('Name is required')).toBeVisible();
      await expectGood(page);
      await form.getByRole('button', { name: /^मराठी/ }).click();
      await form.getByLabel('Content (मराठी)').fill('');
      await expectGood(page);
      await form.getByRole('button', { name: 'English' }).click();
      await form.getByRole('combobox', { name: 'Nearby tourist attractions' }).click();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectGood(page);
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(row.getByText('Unsaved text')).toBeVisible();
      await fromMenu(row, 'Edit');
      await expect(form.getByRole('button', { name: 'Discard' })).toBeVisible();
      await expectGood(page);
      await form.getByRole('button', { name: 'Discard' }).click();
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      if (width === 360) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('link', { name: 'Ad Management' })).toBeVisible();
        await expectGood(page);
      }
    },
  );
}
