import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page } from '@playwright/test';
import { nowhere } from '#e2e/testing/addresses.ts';
import { holdBack } from '#e2e/testing/hold-back.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { logInAt, rowOf, test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectTold } from '#e2e/testing/told.ts';

const password = 'three herons on the dam';

async function expectGood(page: Page): Promise<void> {
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);
}

/** Goes to a control as the keyboard does, and presses it. */
async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).last().focus();
  await page.keyboard.press(key);
}

/** What the link that is shown says. */
const shownLink = async (page: Page): Promise<string> =>
  (await page.getByText(/login#invite=[\w-]{43}$/).innerText()).replace(/^.*(?=\/login)/, '');

/** By the call, as another administrator elsewhere. */
const call = async (address: string, token: string, method: string, path: string, body?: object) => {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, result: ((await response.json()) as { result: unknown }).result };
};

const menu = (page: Page) => page.getByRole('navigation', { name: messagesIn('en').admin_menu() });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name });

/** On a phone it lies behind a button. */
async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Open menu' });
  if (await toggle.isVisible()) await toggle.press('Enter');
}

for (const width of [1440, 390]) {
  test(`somebody is invited to the desk at ${width} px, by keyboard, and may do what their role says from one moment to the next`, async ({
    page,
    server,
  }) => {
    const email = `meera${width}@example.org`;
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/administrator-management');
    await press(page, 'Invite a person');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`Meera Kale ${width}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Desk' })).toBeChecked();
    await expectGood(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('No email was sent')).toBeFocused();
    const earlier = await shownLink(page);
    await page.keyboard.press('Escape');
    const row = rowOf(page, `Meera Kale ${width}`);
    await expect(row.getByText('Desk')).toBeVisible();
    await expectGood(page);

    await press(page, `Send again: Meera Kale ${width}`);
    await expect(dialog.getByText('The earlier link then stops working')).toBeVisible();
    await press(page, 'Make the link');
    await expect(dialog.getByText('No email was sent')).toBeFocused();
    const link = await shownLink(page);
    expect(link).not.toBe(earlier);

    // Into the tab of whoever is logged in here.
    await page.goto(nowhere);
    await page.goto(link);
    await expect(page.getByText('Someone is already logged in on this browser.')).toBeVisible();
    await expectGood(page);
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
    await openMenu(page);
    await expect(menu(page).getByRole('listitem')).toHaveText([/^Enquiries/, /^My account/, /^Guide for the desk/]);
    await page.goto('/admin/kiosks');
    await expect(page.getByRole('heading', { level: 1, name: 'Your role does not include this page' })).toBeVisible();
    await expectGood(page);
    await page.getByRole('link', { name: 'Go to your start page' }).press('Enter');
    await expect(page).toHaveURL(/enquiry-management$/);
    await page.goto('/admin');
    await expect(page).toHaveURL(/enquiry-management$/);

    const { token } = await logInAt(server);
    const everybody = await call(server.address, token, 'GET', '/get-administrators');
    const { administrators } = everybody.result as { administrators: { _id: string; email: string }[] };
    const id = administrators.find((one) => one.email === email)?._id;
    const become = (role: string) => call(server.address, token, 'PUT', `/update-administrator/${id}`, { role });
    await become('editor');
    await page.reload();
    await openMenu(page);
    await expect(entry(page, 'Tourism Directory')).toBeVisible();
    for (const beyond of ['Kiosks', 'People']) await expect(entry(page, beyond)).toHaveCount(0);

    // Deletes a region, and is named for it; the next deletion comes when the role is another one.
    const own = await page.evaluate(() => localStorage.getItem('admin-token') ?? '');
    const region = { name: `Nowhere ${width}`, content: 'A place that is no place', translations: {} };
    const added = await call(server.address, own, 'POST', '/add-region', region);
    await call(server.address, own, 'DELETE', `/delete-region/${(added.result as { _id: string })._id}`);
    await page.goto('/admin/region-management');
    if (width < 640) await press(page, 'More');
    await press(page, 'Recently deleted');
    await expect(dialog.getByText(`Meera Kale ${width},`).first()).toBeVisible();
    // Between the press and the answer: whatever else the page asks may tell it of the role, too.
    const restored = await holdBack(page.context(), /\/api\/restore-deleted\//);
    await press(page, `Restore: Nowhere ${width}`);
    await restored.asked;
    await become('desk');
    restored.release();
    await expectTold(page, 'Your role does not include this. An administrator can change that.');
    await expect(page.getByRole('heading', { level: 1, name: 'Your role does not include this page' })).toBeVisible();
  });
}

test('who forgot the password is told who helps, and is mailed a link where mail is set up', async ({ page, server }) => {
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await press(page, 'Forgot password?');
  await expect(page.getByText('This site does not send email.')).toBeVisible();
  await expectGood(page);
  await press(page, 'Back to login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();

  await page.route('**/api/get-password-help', (route) =>
    route.fulfill({ json: { status: true, displayMessage: '', result: { isMailed: true } } }),
  );
  await press(page, 'Forgot password?');
  await press(page, 'Send the link');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('nobody@example.org');
  await expectGood(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('If there is an account with this email address, we have sent a link to it.')).toBeFocused();
  await expectGood(page);

  // A link that is put into the open login, as whoever was told it does.
  await server.administer('add', 'nisha@example.org');
  const { token } = await logInAt(server);
  const { result } = await call(server.address, token, 'GET', '/get-administrators');
  const { invitations } = result as { invitations: { _id: string; email: string }[] };
  const open = invitations.find(({ email }) => email === 'nisha@example.org');
  const { result: made } = await call(server.address, token, 'POST', `/resend-invitation/${open?._id}`);
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    new URL((made as { link: string }).link).hash,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('Email').fill('nisha@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Needs attention' })).toBeVisible();
});

test('who forgot the password and has two-step login chooses a new one by a link of another administrator, and still needs a code', async ({
  page,
  server,
}) => {
  const { token } = await logInAt(server);
  const invited = await call(server.address, token, 'POST', '/invite-administrator', {
    email: 'sunil@example.org',
    name: 'Sunil Jadhav',
    role: 'editor',
  });
  const { link } = invited.result as { link: string };
  await call(server.address, '', 'POST', '/accept-invite', {
    token: link.split('=')[1],
    email: 'sunil@example.org',
    password,
  });
  await server.read(async (sql) => sql`UPDATE administrator SET totp_secret = 'JBSWY3DPEHPK3PXP' WHERE email = 'sunil@example.org'`);
  await page.goto('/admin/administrator-management');
  await press(page, 'New password link: Sunil Jadhav');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await expectGood(page);
  await press(page, 'Make the link');
  await expect(dialog.getByText('No email was sent')).toBeFocused();
  const given = await shownLink(page);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Sunil Jadhav').getByText('The link works until')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(nowhere);
  await page.goto(given);
  await page.getByLabel('Email').fill('sunil@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long walk up the fort');
  await page.keyboard.press('Enter');
  await expectTold(page, 'Your password has been changed.');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.getByLabel('Email').fill('sunil@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long walk up the fort');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused();
});
