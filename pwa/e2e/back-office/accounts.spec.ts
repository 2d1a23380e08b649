import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { nowhere } from '#e2e/testing/addresses.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { rowOf, test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectTold } from '#e2e/testing/told.ts';

const password = 'three herons on the dam';
const another = 'a long walk up the fort';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function invite(page: Page, email: string): Promise<string> {
  await page.goto('/admin/administrator-management');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByText('No email was sent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expectTold(page, 'Copied');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, email).getByText('Invited')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Logs in as somebody who was invited. */
async function accept(page: Page, link: string, email: string): Promise<void> {
  await page.goto(nowhere);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password1234');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('This password is easy to guess. Choose another one.').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/admin/);
}

test('who is invited sets up an account, with a password of their own and a code from a phone, and logs in with both', async ({ page }) => {
  const email = 'asha@example.org';
  await accept(page, await invite(page, email), email);
  await page.goto('/admin/account');
  await expect(page.getByText(email)).toBeVisible();

  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill(another);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectTold(page, 'Your password has been changed. You are logged out everywhere else');
  await expect(page.getByLabel('New password')).toHaveValue('');

  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(another);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);
  const secret = await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await dialog.getByLabel('Six digits').fill(new TOTP({ secret: secret.replaceAll(' ', '') }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByText(/^(?:[A-Z2-7]{7}-){3}[A-Z2-7]{7}$/);
  await expect(codes).toHaveCount(8);
  await expectNoViolation(page);
  const [recovery = ''] = await codes.allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('8 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'Submit' }).click();
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('This code is wrong or has already been used')).toBeVisible();
  await code.fill(recovery);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectTold(page, 'Logged in successfully');
  await page.goto('/admin/account');
  await expect(page.getByText('7 recovery codes left')).toBeVisible();
});

test(
  'an administrator who leaves is disabled and let in again, and one sees where one is logged in',
  inLongRun,
  async ({ page, context, session }) => {
    const email = 'ravi@example.org';
    const link = await invite(page, email);
    const other = await context.newPage();
    await accept(other, link, email);
    // One browser keeps one session: the first administrator's comes back to this page.
    await page.evaluate(({ token, administratorId }) => {
      localStorage.setItem('admin-token', token);
      localStorage.setItem('admin-id', administratorId);
    }, session);
    await page.goto('/admin/administrator-management');
    await rowOf(page, email).getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect(rowOf(page, email).getByText('Disabled')).toBeVisible();
    await rowOf(page, email).getByRole('button', { name: 'Enable' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click();
    await expect(rowOf(page, email).getByText('Disabled')).toBeHidden();

    // A page that still goes back from what lay over it would go on with that instead.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => 'overlay' in history.state)).toBe(false);
    await page.goto('/admin/account');
    await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
    await expect(page.getByText('This device')).toHaveCount(1);
  },
);
