import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page } from '@playwright/test';

import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { administrator, expectLoaded, findRow, fromMenu, rowOf, test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { form, screen } from './place-office.ts';

const marathi = messagesIn('mr');
const shivneri = 'शिवनेरी किल्ला';
const english = (page: Page) => page.getByRole('link', { name: 'English', exact: true, includeHidden: true });
const inMarathi = (page: Page) => page.getByRole('link', { name: 'मराठी', exact: true, includeHidden: true });

for (const width of [390, 1440]) {
  test(`${width} wide, a list goes on in another language as it stood, and so does the site`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // No list needs that: it narrows nothing, and has to stay in the address.
    await page.goto(`${screen}?needs=nothing`);
    await page.getByRole('searchbox').fill('shivneri fort');
    await expect(rowOf(page, 'Shivneri Fort')).toBeVisible();
    if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(english(page)).toHaveAttribute('aria-current', 'true');
    await inMarathi(page).click();

    await expect(page.getByRole('heading', { level: 1, name: marathi.menu_places(), exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${screen}?needs=nothing&search=shivneri+fort&lang=mr`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
    await expect(inMarathi(page)).toBeFocused();
    await expect(inMarathi(page)).toHaveAttribute('aria-current');
    await expect(english(page)).not.toHaveAttribute('aria-current');
    await expect(page.getByRole('link', { name: marathi.admin_menu_notices() })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('shivneri fort');
    await expect(rowOf(page, shivneri)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Shivneri Fort' })).toHaveCount(0);
    await page.getByRole('searchbox').fill('शिवनेरी किल्ला');
    await expect(rowOf(page, shivneri)).toBeVisible();
    await expectLoaded(page, 'mr');
    await expectNoViolation(page);
    expect(await page.evaluate(stickingOut)).toEqual([]);

    await page.goto(screen);
    await findRow(page, shivneri);
    await expect(inMarathi(page)).toHaveAttribute('aria-current');
    if (width < 1024) await page.getByRole('button', { name: marathi.admin_menu_open() }).click();
    await page.getByRole('link', { name: marathi.admin_view_site() }).click();
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/(\?lang=mr)?$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  });
}

test('a form that is open keeps what is typed into it through another language, and asks about it afterwards', async ({ page }) => {
  await page.goto(screen);
  await (await findRow(page, 'Shivneri Fort')).getByRole('button', { name: 'Edit' }).click();
  await form(page).getByLabel('Content').fill('The steps were repaired.');
  // Behind the form nobody can reach it; a script can.
  await inMarathi(page).evaluate((link: HTMLElement) => link.click());
  await expect(form(page)).toHaveAccessibleName(marathi.admin_places_form_edit());
  await expect(form(page).getByLabel(marathi.admin_field_content(), { exact: true })).toHaveValue('The steps were repaired.');
  // Fields keep their English, choices are called by their names.
  await expect(form(page).getByLabel(marathi.admin_field_name(), { exact: true })).toHaveValue('Shivneri Fort');
  await expect(form(page).getByText('शिवनेरी लेणी', { exact: true })).toBeVisible();
  await expect(form(page).getByLabel(marathi.admin_field_region()).locator('option:checked')).toHaveText('जुन्नर शहर आणि शिवनेरी');
  const nearby = form(page).getByRole('combobox', { name: marathi.admin_field_nearby_resorts() });
  await nearby.fill('ranjan');
  const found = form(page).getByRole('listbox').getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toHaveText(/^[ऀ-ॿ ]+$/);
  await nearby.press('Escape');
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(marathi.admin_confirm_leave_kept())).toBeVisible();
  await question.getByRole('button', { name: marathi.admin_leave() }).click();
  await expect(form(page)).toHaveCount(0);
});

test('what is viewed, deleted, brought back and looked up is called by its name in the language', async ({ page }) => {
  await page.goto(`${screen}?lang=mr`);
  const row = await findRow(page, 'शिवनेरी लेणी');
  await row.getByRole('button', { name: marathi.admin_view() }).click();
  await expect(form(page)).toHaveAccessibleName('शिवनेरी लेणी');
  await expect(form(page).getByRole('listitem').getByText(shivneri)).toBeVisible();
  await expect(form(page).getByRole('img', { name: marathi.admin_code_title() })).toBeVisible();
  await page.keyboard.press('Escape');
  await fromMenu(row, marathi.admin_history(), marathi.admin_more());
  await expect(form(page)).toHaveAccessibleName(`${marathi.admin_history()}: शिवनेरी लेणी`);
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: marathi.admin_delete() }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(marathi.admin_confirm_delete({ name: 'शिवनेरी लेणी' }))).toBeVisible();
  await question.getByRole('button', { name: marathi.admin_delete() }).click();
  await expect(page.getByText(marathi.admin_undo_deleted({ name: 'शिवनेरी लेणी' }))).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: marathi.admin_deleted() }).click();
  await form(page)
    .getByRole('button', { name: marathi.admin_row_of({ what: marathi.admin_history_restore(), name: 'शिवनेरी लेणी' }) })
    .click();
  await expect(form(page).getByText('शिवनेरी लेणी')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();

  await page.getByRole('button', { name: 'अ-औ', exact: true }).click();
  const names = page.getByRole('row').getByRole('heading');
  await expect.poll(async () => (await names.allTextContents()).every((name) => /^[अ-औ]/.test(name))).toBe(true);
  const shown = await names.allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('mr', { numeric: true }).compare));

  await page.goto('/admin?lang=mr');
  await expectLoaded(page, 'mr');
  const largest = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: marathi.admin_pack_largest() }) });
  await expect(largest.getByRole('listitem').first()).toHaveText(/[ऀ-ॿ]/);
});

test('the login speaks the language that is chosen there, keeps what was typed, and leads on in it', async ({ page }) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/restaurant-directory-management?needs=check&lang=en');
  await page.getByLabel('Email').fill(administrator.email);
  await inMarathi(page).click();
  await expect(page.getByRole('heading', { level: 1, name: marathi.login_title() })).toBeVisible();
  await expect(page.getByLabel(marathi.login_email())).toHaveValue(administrator.email);
  await expectNoViolation(page);
  await page.getByLabel(marathi.login_password(), { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: marathi.login_submit() }).click();
  await expect(page.getByRole('heading', { level: 1, name: marathi.menu_restaurants() })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/restaurant-directory-management\?needs=check&lang=mr$/);
  await page.getByRole('button', { name: marathi.admin_log_out() }).click();
  await expect(page.getByRole('heading', { level: 1, name: marathi.login_title() })).toBeVisible();
});
