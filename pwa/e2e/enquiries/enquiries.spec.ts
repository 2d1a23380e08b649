import { expect, type Locator, type Page } from '@playwright/test';
import { holdBack } from '#e2e/testing/hold-back.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { reachUntil } from '#e2e/testing/stored-catalogue.ts';
import { bookNow, fillPerson, openBooking, stay, test } from './booking-dialog.ts';

/** What is asked for reaches the helpdesk, is kept until it does, or comes back with the reason. */

const badge = (page: Page, count: number) => page.getByRole('banner').getByRole('link', { name: `My requests, ${count} not sent yet` });

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
  const whatsapp = new URL((await dialog.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')) ?? '');
  expect(whatsapp.origin + whatsapp.pathname).toBe(phoneLink.replace('tel:+', 'https://wa.me/'));
  expect(whatsapp.searchParams.get('text')).toContain(row?.reference);
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

test('with the server gone the request is saved with the number to call, and is sent when it is back', async ({
  regular: phone,
  server,
}) => {
  const { page } = phone;
  await page.goto('/');
  await waitUntilReady(page);
  const dialog = await openBooking(page);
  await fillPerson(dialog);
  await server.kill();
  const call = await holdBack(page.context(), '**/api/book-place');
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  call.release();
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
  await reachUntil(page, async () => (await item.innerText()).includes('Received'));
  await expect(item).toContainText('Received');
  await expect(page.getByRole('status').filter({ hasText: `Received: ${stay.name}. Reference ` })).toHaveCount(1);
  await expect(badge(page, 1)).toHaveCount(0);
});

test('the contact form is cleared by a receipt, and by the phone that keeps the enquiry', inLongRun, async ({ regular: phone, server }) => {
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
  const call = await holdBack(page.context(), '**/api/contact-form');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Submitting..', { exact: true })).toBeVisible();
  call.release();
  await expect(form.getByText('Saved on this phone. It will be sent when you are online.')).toBeVisible();
  await expect(form.getByRole('link', { name: 'My requests' })).toBeVisible();
  await isCleared();
  await server.start();
});

test('an enquiry that the phone can neither send nor keep stays in the form', inLongRun, async ({ regular: phone }) => {
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

test(
  'what the server refuses stays in the form with its reasons, and goes out under another key',
  inLongRun,
  async ({ regular: phone }) => {
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
  },
);

test(
  'a request that is refused later is edited as a new one, as often as it is refused, and goes when that is safe',
  inLongRun,
  async ({ regular: phone }) => {
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
    await expect(item).toContainText('Not accepted');
    await expect(item).toContainText('This mailbox does not exist');
    await expectNoViolation(page);

    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('asha@example.in');
    await dialog.getByLabel('Email').fill('asha.k@example.in');
    await dialog.getByRole('button', { name: 'Submit request' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Failed to submit the data. Please try again.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(item).toHaveCount(1);

    answer = 'receipt';
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('asha.k@example.in');
    await dialog.getByRole('button', { name: 'Submit request' }).click();
    await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(item).toHaveCount(1);
    await expect(item).toContainText('Received');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
