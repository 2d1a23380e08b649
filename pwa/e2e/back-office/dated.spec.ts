import { expect } from '@playwright/test';

import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { expectLoaded, rowOf, test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectTold } from '#e2e/testing/told.ts';

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

test('a notice about every restaurant is made by keyboard, says when it starts, and is found among what is to come; ads say so, too', async ({
  page,
}) => {
  await page.goto('/admin/notice-management');
  await expectLoaded(page);
  await page.getByRole('button', { name: 'Add Notice' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('What it is about').selectOption({ label: 'Good to know' });
  const where = form.getByRole('group', { name: 'Where it applies' });
  await where.getByRole('button', { name: 'At a listing' }).press('Enter');
  const box = form.getByRole('combobox', { name: 'Which listing' });
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByText('Type a name, in any language')).toBeVisible();
  await page.keyboard.type('शिवनेरी');
  await expect(form.getByRole('listbox', { name: 'Which listing' }).getByRole('option').first()).toContainText('Shivneri');
  await expectNoViolation(page);
  await page.keyboard.press('Enter');
  await expect(form.getByText('1 of 1', { exact: true })).toBeVisible();
  await where.getByRole('button', { name: 'All of one kind' }).press('Enter');
  await form.getByLabel('Which kind').selectOption({ label: 'Restaurants Directory' });
  await form.getByLabel('Heading').fill('Kitchens close early');
  await form.getByLabel('Start Date').fill(inDays(5));
  await form.getByLabel('End Date').fill(inDays(8));
  await form.getByRole('button', { name: 'Submit' }).press('Enter');
  await expectTold(page, 'Notice added successfully');
  // On the site nobody sees it yet.
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible();

  const row = rowOf(page, 'Kitchens close early');
  await expect(row).toContainText('Good to know · Restaurants Directory');
  await expect(row).toContainText('Starts in 5 days');
  await page.getByRole('button', { name: /^Upcoming: 2$/ }).press('Enter');
  await expect(page).toHaveURL(/shown=coming/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolation(page);
    expect(await page.evaluate(stickingOut)).toEqual([]);
  }

  await page.goto('/admin/ad-management');
  await expect(page.getByText(/^Runs until \d+ \w+ \d{4}$/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Ended: / }).press('Enter');
  await expect(page).toHaveURL(/shown=over/);
  await expectNoViolation(page);
});
