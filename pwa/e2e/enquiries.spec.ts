import { expect, type Locator, type Page } from '@playwright/test';

import { expectNoColourViolation, expectNoViolation } from './no-violation.ts';
import { test as phoneTest } from './phone.ts';
import { waitUntilReady } from './readiness.ts';
import { stickingOut } from './sticking-out.ts';

/** Asking for a stay, a table or help, as far as a visitor sees it. */
const test = phoneTest.extend({
  // Every refusal is an error to the browser.
  expected: /^Failed to load resource: the server responded with a status of \d+/,
});

const stay = { address: '/accommodation-directory/sataswarna-heritage-haveli', name: 'Sataswarna Heritage Haveli' };

const dialogOf = (page: Page) => page.getByRole('dialog');
const bookNow = (page: Page) => page.getByRole('button', { name: 'Book Now' }).filter({ visible: true });
const badge = (page: Page, count: number) => page.getByRole('banner').getByRole('link', { name: `My requests, ${count} not sent yet` });

async function openBooking(page: Page): Promise<Locator> {
  await page.goto(stay.address);
  await bookNow(page).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Book Now' })).toBeVisible();
  return dialogOf(page);
}

async function fillPerson(form: Locator): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill('Asha Kulkarni');
  await form.getByLabel('Email').fill('asha@example.in');
  await form.getByLabel('Phone', { exact: true }).fill('098220 00000');
}

async function fillContact(page: Page): Promise<Locator> {
  const form = page.getByRole('main').locator('form');
  await fillPerson(form);
  await form.getByLabel('Query type').selectOption('Feedback/Grievance');
  await form.getByLabel('Comment').fill('The gate was closed.');
  return form;
}

test('a booking is received, its contact is shown and stays, and its number is stored with the country', async ({ phone, server }) => {
  const { page } = phone;
  const dialog = await openBooking(page);
  await expect(dialog.getByText(stay.name)).toBeVisible();
  await fillPerson(dialog);
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeFocused();
  const [row] = await server.read((sql) => sql<{ reference: string; body: { phone: string } }[]>`SELECT reference, body FROM enquiry`);
  expect(row?.body.phone).toBe('+919822000000');
  await expect(dialog.getByText(row?.reference ?? 'no row')).toBeVisible();
  const call = dialog.getByRole('link', { name: 'Call' });
  const phoneLink = (await call.getAttribute('href')) ?? '';
  expect(phoneLink).toMatch(/^tel:\+91\d{10}$/);
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', phoneLink.replace('tel:+', 'https://wa.me/'));
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('target', '_blank');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bookNow(page)).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Contact' }).getByRole('link', { name: 'Call' })).toHaveAttribute('href', phoneLink);
  await page.goto('/requests');
  await expect(page.getByRole('article')).toContainText('Received');
  await expect(page.getByRole('article')).toContainText(`Reference ${row?.reference}`);
  await page.getByRole('button', { name: 'Remove from this list' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('with the server gone the request is saved with the number to call, and is sent when it is back', async ({ phone, server }) => {
  const { page } = phone;
  await page.goto('/');
  await waitUntilReady(page);
  const dialog = await openBooking(page);
  await fillPerson(dialog);
  await server.kill();
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Saved on this phone' })).toBeFocused();
  await expect(dialog.getByText('It will be sent when you are online.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await expectNoViolation(page);
  await dialog.getByRole('link', { name: 'My requests' }).click();
  const item = page.getByRole('article');
  await expect(item).toContainText(stay.name);
  await expect(item).toContainText('Saved on this phone');
  await expect(badge(page, 1)).toBeVisible();
  await expectNoViolation(page);

  await server.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(item).toContainText('Received');
  await expect(page.getByRole('status').filter({ hasText: `Received: ${stay.name}. Reference ` })).toHaveCount(1);
  await expect(badge(page, 1)).toHaveCount(0);
});

test('the contact form is cleared by a receipt, and by the phone that keeps the enquiry', async ({ phone, server }) => {
  const { page } = phone;
  await page.goto('/contact-us');
  const form = await fillContact(page);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('We have received your Information!')).toHaveCount(2);
  await expect(form.getByText(/^Your reference is /)).toBeVisible();
  const isCleared = async () => {
    for (const label of ['Name', 'Email', 'Phone', 'Query type', 'Comment'])
      await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
  };
  await isCleared();
  await server.kill();
  await fillContact(page);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Submitting..', { exact: true })).toBeVisible();
  await expect(form.getByText('Saved on this phone. It will be sent when you are online.')).toBeVisible();
  await expect(form.getByRole('link', { name: 'My requests' })).toBeVisible();
  await isCleared();
  await server.start();
});

test('an enquiry that the phone can neither send nor keep stays in the form', async ({ phone }) => {
  const { page } = phone;
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...row) {
      return this.name === 'items' ? refuse() : put.apply(this, row);
    };
  });
  await page.goto('/contact-us');
  const form = await fillContact(page);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Error while submitting the data. Please try again!')).toBeVisible();
  await expect(form.getByLabel('Comment')).toHaveValue('The gate was closed.');

  const dialog = await openBooking(page);
  await fillPerson(dialog);
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Error while submitting. Please try again!');
  await expect(dialog.getByLabel('Email')).toHaveValue('asha@example.in');
});

const refusal = {
  status: 400,
  json: { status: false, displayMessage: 'Check the email.', result: null, errors: { email: 'This mailbox does not exist' } },
};

test('what the server refuses stays in the form with its reasons, and goes out under another key', async ({ phone }) => {
  const { page } = phone;
  const keys: string[] = [];
  await page.context().route('**/api/book-place', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    await (keys.length === 1 ? route.fulfill(refusal) : route.continue());
  });
  const dialog = await openBooking(page);
  await fillPerson(dialog);
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to submit the data. Please try again.');
  const email = dialog.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('This mailbox does not exist');
  await expect(email).toHaveValue('asha@example.in');
  await email.fill('asha.k@example.in');
  await expect(dialog.getByText('This mailbox does not exist')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test('a request that is refused later is edited as a new one, and goes when that is safe', async ({ phone }) => {
  const { page } = phone;
  let answer: 'nothing' | 'refusal' | 'receipt' = 'nothing';
  await page.context().route('**/api/book-place', (route) => {
    if (answer === 'nothing') return route.abort();
    return answer === 'refusal' ? route.fulfill(refusal) : route.continue();
  });
  const dialog = await openBooking(page);
  await fillPerson(dialog);
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  await dialog.getByRole('link', { name: 'My requests' }).click();
  const item = page.getByRole('article');
  const retry = page.getByRole('button', { name: 'Retry now' });
  await expect(retry).toBeEnabled();
  answer = 'refusal';
  await retry.click();
  await expect(item).toContainText('Refused');
  await expect(item).toContainText('This mailbox does not exist');
  await expectNoViolation(page);

  answer = 'receipt';
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('asha@example.in');
  await dialog.getByLabel('Email').fill('asha.k@example.in');
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('Received');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** The phone numbers of the drafts in the phone's database. */
const storedDrafts = () =>
  new Promise<string[]>((resolve, reject) => {
    const opening = indexedDB.open('mine');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onerror = reject;
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.map(({ values }) => values.phone));
      };
    };
  });

test('a half-filled form survives a reload, the way back and a killed browser, until it is discarded', async ({ phone }) => {
  const dialog = await openBooking(phone.page);
  await dialog.getByLabel('Name', { exact: true }).fill('Asha');
  await dialog.getByLabel('Phone', { exact: true }).fill('+91 00000 10001');
  const expectKept = async (page: Page) => {
    await expect(dialogOf(page).getByLabel('Name', { exact: true })).toHaveValue('Asha');
    await expect(dialogOf(page).getByLabel('Phone', { exact: true })).toHaveValue(/^\+91 ?0000010001$/);
    await expect(dialogOf(page).getByText('Draft kept on this phone.')).toBeVisible();
  };
  // A browser that is killed has lost what it only meant to write.
  await expect.poll(() => phone.page.evaluate(storedDrafts)).toEqual(['+910000010001']);
  await phone.page.reload();
  await bookNow(phone.page).click();
  await expectKept(phone.page);
  await phone.page.goto('/contact-us');
  await phone.page.getByLabel('Comment').fill('The gate');
  await phone.page.goBack();
  await bookNow(phone.page).click();
  await expectKept(phone.page);
  await phone.page.goForward();
  await expect(phone.page.getByLabel('Comment')).toHaveValue('The gate');

  await phone.killAndReopen();
  const { page } = phone;
  await openBooking(page);
  await expectKept(page);
  await dialogOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialogOf(page).getByLabel('Name', { exact: true })).toHaveValue('');
  await openBooking(page);
  await expect(dialogOf(page).getByLabel('Name', { exact: true })).toHaveValue('');
});

test('a request is made by keyboard alone: errors are tied to their fields, the focus stays in the dialog and returns', async ({
  phone,
}) => {
  const { page } = phone;
  await page.goto(stay.address);
  await bookNow(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  const submit = dialog.getByRole('button', { name: 'Submit request' });
  await expect(submit).toBeVisible();
  const isInside = () => dialog.evaluate((it) => it.contains(document.activeElement));
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press(presses < 12 ? 'Tab' : 'Shift+Tab');
    expect(await isInside()).toBe(true);
    await expect(dialog.locator('[name="website"]')).not.toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bookNow(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await expect(dialog.getByRole('alert')).toContainText('3 fields need your attention');
  await expect(field('Name')).toBeFocused();
  for (const [label, error] of [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Phone', 'Phone is required'],
  ] as const) {
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(label)).toHaveAccessibleDescription(error);
  }
  await page.keyboard.type('Asha');
  await expect(field('Name')).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@example.in');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Country')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('9822000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeFocused();
});

for (const width of process.env.TEST_LONG ? [360, 1440] : [360]) {
  test(`the dialog and its outcome break no rule of accessibility at ${width} pixels, by day and by night`, async ({ phone }) => {
    const { page } = phone;
    await page.setViewportSize({ width, height: 800 });
    const dialog = await openBooking(page);
    const look = async () => {
      await expectNoViolation(page);
      await expectNoColourViolation(page, 'dark');
      expect(await page.evaluate(stickingOut)).toEqual([]);
    };
    await look();
    await dialog.getByRole('button', { name: 'Submit request' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await look();
    await fillPerson(dialog);
    await dialog.getByRole('button', { name: 'Submit request' }).click();
    await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    await look();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
    await look();
  });
}
