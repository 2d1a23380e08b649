import { expect, type Page } from '@playwright/test';

import { inLongRun, long } from '#e2e/testing/long.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { expectLoaded, fromMenu, rowOf, test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectTold } from '#e2e/testing/told.ts';

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

test('a count of the dashboard opens the list of just those, "Still correct" for 20 takes them out of it', async ({ page, server }) => {
  await server.change(async (tx) => {
    await tx`UPDATE place SET checked_on = (now() AT TIME ZONE 'Asia/Kolkata')::date`;
    await tx`UPDATE place SET checked_on = NULL WHERE id IN (SELECT id FROM place ORDER BY name LIMIT 23)`;
    await tx`UPDATE resort SET checked_on = '2020-01-01'`;
  });
  await page.goto('/admin');
  await card(page, 'Not checked for 180 days').getByRole('link', { name: '23 places' }).click();
  await expect(page).toHaveURL(/tourism-directory-management\?needs=check$/);
  await expect(page.getByText('23 places').first()).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });

  const before = await server.read((sql) => sql<[{ seq: number }]>`SELECT seq::integer FROM sync_clock`);
  await page.getByRole('checkbox', { name: 'Select all 23' }).check();
  await expect(page.getByText('23 selected')).toBeVisible();
  for (const at of [0, 1, 2]) await boxes.nth(at).uncheck();
  await page.getByRole('button', { name: 'Still correct', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^20 places: has someone checked/)).toBeVisible();
  await question.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Marked as checked today');
  await expect(boxes).toHaveCount(3);
  const after = await server.read((sql) => sql<[{ seq: number }]>`SELECT seq::integer FROM sync_clock`);
  expect(after[0].seq).toBe(before[0].seq + 1);

  // The chip takes itself out, singly goes by the row, and the address is what "back" comes back to.
  const first = await page.getByRole('row').getByRole('heading').first().innerText();
  await fromMenu(rowOf(page, first), 'Still correct');
  await expect(boxes).toHaveCount(2);
  await page.getByRole('button', { name: 'Not checked for 180 days' }).click();
  await expect(page).toHaveURL(/management$/);
  await expect(boxes).not.toHaveCount(2);
  await expect(rowOf(page, first)).toContainText(/\d+ \w+ 20\d\d/);
  await page.goBack();
  await expect(boxes).toHaveCount(2);
});

test('enquiries that nobody has read are opened from the dashboard, which is worked by keyboard', inLongRun, async ({ page, server }) => {
  const booking = { name: 'Asha Lokhande', email: 'asha@example.org', phone: '+910000010001', placeName: 'Sataswarna Heritage Haveli' };
  for (const path of ['book-place', 'report-missed-searches']) {
    await fetch(`${server.address}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(path === 'book-place' ? booking : { searches: [{ text: 'paragliding', count: 3 }] }),
    });
  }
  await page.goto('/admin');
  await expect(page.getByText('paragliding')).toBeVisible();
  await card(page, 'Enquiries').getByRole('link', { name: / new$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('new');
  await expect(page.getByRole('heading', { name: 'Asha Lokhande', exact: true })).toBeVisible();
});

const views = [
  { width: 360, language: 'mr' },
  { width: 1440, language: 'en' },
] as const;
for (const { width, language } of long ? views : views.slice(0, 1)) {
  test(`the dashboard and a narrowed list break no rule, ${width} wide in ${language}`, inLongRun, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/admin', '/admin/tourism-directory-management?needs=check']) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
      await expectLoaded(page, language);
      await expectNoViolation(page);
      expect(await page.evaluate(stickingOut)).toEqual([]);
    }
  });
}
