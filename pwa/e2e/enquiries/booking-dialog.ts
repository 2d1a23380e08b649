import { expect, type Locator, type Page } from '@playwright/test';

import { test as phoneTest } from '#e2e/testing/phone.ts';

/** Asking for a stay, a table or help, as far as a visitor sees it. */
export const test = phoneTest.extend({
  // Every refusal is an error to the browser.
  expected: /^Failed to load resource: the server responded with a status of \d+/,
});

export const stay = { address: '/accommodation-directory/sataswarna-heritage-haveli', name: 'Sataswarna Heritage Haveli' };

export const dialogOf = (page: Page) => page.getByRole('dialog');
export const bookNow = (page: Page) => page.getByRole('button', { name: 'Book Now' }).filter({ visible: true });

export async function openBooking(page: Page): Promise<Locator> {
  await page.goto(stay.address);
  await bookNow(page).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Book Now' })).toBeVisible();
  return dialogOf(page);
}

export async function fillPerson(form: Locator): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill('Asha Kulkarni');
  await form.getByLabel('Email', { exact: true }).fill('asha@example.in');
  await form.getByLabel('Phone', { exact: true }).fill('098220 00000');
}
