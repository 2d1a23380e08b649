import { expect, type Page } from '@playwright/test';

import { holdUndo } from '#e2e/testing/hold-undo.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { expectLoaded, test } from '#e2e/testing/office.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { waitForApp } from '#e2e/testing/taken-over.ts';
import { expectTold } from '#e2e/testing/told.ts';

async function expectGood(page: Page): Promise<void> {
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);
}

test('what the helpdesk says is changed by keyboard, seen before it is saved, reaches a phone without signal, and goes back', async ({
  page,
  browser,
  server,
}) => {
  const traveller = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 } });
  await waitForApp(traveller);
  const phone = await traveller.newPage();
  await phone.goto('/help');
  await expect(phone.locator('a[href="tel:+910000030100"]')).toBeVisible();
  await waitUntilReady(phone);

  await page.goto('/admin/helpdesk');
  await expectLoaded(page);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('Forts, rock-cut caves, ghats and farms')).toBeVisible();
  await expectGood(page);

  // Whoever has no mouse begins at Edit and never leaves the keys.
  await page.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit Helpdesk Details' });
  await form.getByLabel('Welcome').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Come in, the tea is hot.');
  const seen = form.frameLocator('iframe');
  await expect(seen.getByText('Come in, the tea is hot.')).toBeVisible();
  await form.getByLabel('Phone number of the helpdesk').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('call us');
  await expect(form.getByText('The preview appears once all fields are correct.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Phone number of the helpdesk')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('+91 00000 30999');
  await form.getByRole('group', { name: 'Page' }).getByRole('button', { name: 'Help' }).press('Enter');
  await expect(seen.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await form.getByRole('group', { name: 'Language' }).last().getByRole('button', { name: 'मराठी' }).press('Enter');
  await expect(seen.locator('html[lang=mr]')).toBeAttached();
  await expectGood(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGood(page);
  await form.getByRole('button', { name: 'Submit' }).press('Enter');
  await expectTold(page, 'Helpdesk details saved');
  await expect(preview.getByText('Come in, the tea is hot.')).toBeVisible();
  await expectGood(page);

  await phone.goto('/');
  await expect(phone.getByText('Come in, the tea is hot.')).toBeVisible();
  await traveller.setOffline(true);
  await phone.goto('/help');
  await expect(phone.locator('a[href="tel:+910000030999"]')).toBeVisible();
  // What nobody translated anew stays as it was.
  await phone.goto('/?lang=mr');
  await expect(phone.getByText('किल्ले, कोरीव लेणी, घाट आणि शेती')).toBeVisible();
  await traveller.close();

  const goBack = async () => {
    await page.getByRole('button', { name: 'Restore the original' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore the original' }).press('Enter');
  };
  await holdUndo(page);
  await goBack();
  await page.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expectTold(page, 'Restored');
  await expect(preview.getByText('Come in, the tea is hot.')).toBeVisible();
  await goBack();
  await expect(preview.getByText('Forts, rock-cut caves, ghats and farms')).toBeVisible();
});
