import { expect } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { administrator, test } from '#e2e/testing/office.ts';
import { expectTold } from '#e2e/testing/told.ts';

test.beforeEach(async ({ page }) => {
  await page.evaluate(() => localStorage.clear());
});

test('who is not logged in is sent to the login, told what is wrong as it is typed, and goes back to where it was', async ({ page }) => {
  await page.goto('/admin/restaurant-directory-management');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Submit' });

  await submit.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(email).toBeFocused();
  await email.pressSequentially('office@junnar');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await email.fill(administrator.email);
  await expect(page.getByText('Invalid email format')).toBeHidden();

  await password.fill('not the right words');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();

  let go = () => {};
  const allowed = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/login', async (route) => {
    await allowed;
    await route.continue();
  });
  await submit.click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  go();
  await expectTold(page, 'The email address or the password is wrong.');
  await expect(password).toHaveValue('not the right words');

  await page.unroute('**/api/login');
  await password.fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/restaurant-directory-management$/);
  await expectTold(page, 'Logged in successfully');
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurants Directory' })).toBeVisible();
  await expect(page.getByText('Junnar Tourism Helpdesk', { exact: true })).toBeVisible();
});

test(
  'after a login from nowhere comes the first screen, and Log Out ends the session here and on the server',
  inLongRun,
  async ({ page, server }) => {
    await page.goto('/login?from=https://elsewhere.example.org/');
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('link', { name: 'Needs attention' })).toHaveAttribute('aria-current', 'page');
    const token = await page.evaluate(() => localStorage.getItem('admin-token'));

    await expect(page.getByRole('heading', { level: 1, name: 'Junnar Tourism Helpdesk' })).toBeVisible();
    const ended = page.waitForResponse('**/api/logout');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await ended;
    expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
    const again = await fetch(`${server.address}/api/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    expect(again.status).toBe(401);
    await page.goto('/admin/ad-management');
    await expect(page).toHaveURL(/\/login/);
  },
);

test('who logs in again leaves no session behind in the browser’s place', async ({ page, server, token }) => {
  await page.evaluate((held) => localStorage.setItem('admin-token', held), token);
  await page.goto('/login');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectTold(page, 'Logged in successfully');
  const before = await fetch(`${server.address}/api/get-account`, { headers: { Authorization: `Bearer ${token}` } });
  expect(before.status).toBe(401);
});

test('a one-time link asks for an address and a long password, logs in, and works once', inLongRun, async ({ page, server }) => {
  const printed = await server.administer('add', 'second@example.org');
  const hash = /#invite=[\w-]+/.exec(printed)?.[0];
  await page.goto(`/login${hash}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Submit' });
  await page.getByLabel('Email').fill('second@example.org');
  await password.fill('short');
  await submit.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('words that are long enough');
  await submit.click();
  await expect(page).toHaveURL(/\/admin$/);
  await expectTold(page, 'Your password is saved and you are logged in');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await page.goto(`/login${hash}`);
  await page.getByLabel('Email').fill('second@example.org');
  await password.fill('words that are long enough');
  await submit.click();
  await expect(page.getByRole('main').getByText('This link has already been used or has expired. Ask for a new one.')).toBeVisible();
});
