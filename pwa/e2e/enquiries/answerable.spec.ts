import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { giving } from '@helpdesk/site/helpdesk';
import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect } from '@playwright/test';

import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { reachUntil } from '#e2e/testing/stored-catalogue.ts';
import { dialogOf, fillPerson, openBooking, stay, test } from './booking-dialog.ts';

const fort = { slug: 'jivdhan-fort', name: 'Jivdhan Fort' };
const resort = sampleRegion.resorts.find(({ name }) => name === stay.name);

test('what is wrong with a listing is told without a signal, arrives once, and its answer is known offline', async ({
  regular: phone,
  server,
}) => {
  const { page } = phone;
  await page.goto('/');
  await waitUntilReady(page);
  await server.kill();
  await page.goto(`/tourism-directory/${fort.slug}`);
  await page.getByRole('button', { name: 'Something wrong here?' }).click();
  const form = dialogOf(page);
  await form.getByRole('button', { name: 'Tell the helpdesk' }).click();
  await expect(form.getByLabel('What is wrong, and what should it say?')).toHaveAccessibleDescription('Write what is wrong');
  await form.getByLabel('What is wrong, and what should it say?').fill('The steps in the west are closed.');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoViolation(page);
  await expectNoColourViolation(page, 'dark');
  expect(await page.evaluate(stickingOut)).toEqual([]);
  await form.getByRole('button', { name: 'Tell the helpdesk' }).click();
  await expect(form.getByRole('heading', { name: 'Saved on this phone' })).toBeFocused();
  await form.getByRole('link', { name: 'My requests' }).click();
  const told = page.getByRole('article').filter({ hasText: `Mistake reported: ${fort.name}` });
  await expect(told).toContainText('Saved on this phone');

  await server.start();
  const stored = () =>
    server.read(
      (sql) => sql<{ key: string; kind: string; name: string }[]>`
    SELECT key, kind, body ->> 'listingName' AS name FROM enquiry`,
    );
  await reachUntil(page, async () => (await stored()).length > 0);
  expect(await stored()).toEqual([{ key: expect.any(String), kind: 'correction', name: fort.name }]);
  await expect(told).toContainText('The helpdesk has it.');
  await server.read(
    (sql) => sql`
    WITH answered AS (UPDATE enquiry SET state = 'answered' RETURNING key)
    INSERT INTO enquiry_change (enquiry_key, at, by, change) SELECT key, '2026-11-24T04:30:00Z', 'meera@example.org', 'answered' FROM answered`,
  );
  await page.reload();
  await expect(told).toContainText('Answered on 24 November 2026');
  await server.kill();
  await page.reload();
  await expect(told).toContainText('Answered on 24 November 2026');
  await told.getByRole('link', { name: `Mistake reported: ${fort.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: fort.name })).toBeVisible();
});

test('a booking may say its days and guests; who asks is remembered only when ticked, until it is forgotten', async ({
  regular: phone,
  server,
}) => {
  const { page } = phone;
  const form = await openBooking(page);
  await fillPerson(form);
  await form.getByLabel('From (optional)').fill('2020-01-01');
  await form.getByLabel('Guests (optional)').fill('0');
  await form.getByRole('button', { name: 'Submit request' }).click();
  await expect(form.getByLabel('Guests (optional)')).toHaveAccessibleDescription('Enter a number from 1 to 99');
  await form.getByLabel('Guests (optional)').fill('४');
  await form.getByRole('button', { name: 'Submit request' }).click();
  await expect(form.getByLabel('From (optional)')).toHaveAccessibleDescription('This day has passed');
  await form.getByLabel('From (optional)').fill('2090-12-02');
  await form.getByLabel('To (optional)').fill('2090-12-01');
  await form.getByRole('button', { name: 'Submit request' }).click();
  await expect(form.getByLabel('To (optional)')).toHaveAccessibleDescription('The last day is before the first');
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(stickingOut)).toEqual([]);
  await form.getByLabel('To (optional)').fill('2090-12-04');
  await form.getByLabel('Message (optional)').fill('A cot, please.');
  const remember = form.getByRole('checkbox', { name: 'Remember my details on this phone' });
  await expect(remember).not.toBeChecked();
  await remember.check();
  await form.getByRole('button', { name: 'Submit request' }).click();
  await expect(form.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  const [row] = await server.read((sql) => sql<{ body: object; reference: string }[]>`SELECT body, reference FROM enquiry`);
  expect(row?.body).toMatchObject({ from: '2090-12-02', to: '2090-12-04', guests: 4, message: 'A cot, please.' });

  await page.goto('/requests?lang=mr');
  const m = messagesIn('mr');
  const text = m.requests_whatsapp_text({
    reference: row?.reference ?? '',
    about: resort?.translations?.mr?.name ?? '',
    helpdesk: site.name.mr,
  });
  const whatsapp = page.getByRole('article').getByRole('link', { name: m.requests_whatsapp() });
  await expect(whatsapp).toHaveAttribute('href', `https://wa.me/${resort?.contactPhoneNumber.slice(1)}?text=${encodeURIComponent(text)}`);
  await expectNoViolation(page);

  await page.goto('/contact-us?lang=en');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Kulkarni');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(/98220 ?00000$/);
  await page.goto('/requests');
  await page.getByRole('button', { name: 'Forget my details' }).click();
  await expect((await openBooking(page)).getByLabel('Name', { exact: true })).toHaveValue('');
});

test('a donation by UPI is named by its 12 digits, which the helpdesk finds it by', async ({ regular: phone, server }) => {
  const { page } = phone;
  await page.goto('/donate-for-junnar');
  await expect(page.getByRole('img', { name: `QR code for ${giving.upi?.address}` })).toBeVisible();
  await page.getByRole('button', { name: 'Send the bank reference' }).click();
  const form = dialogOf(page);
  await form.getByLabel('Bank reference (UTR)').fill('41234567890');
  await form.getByRole('button', { name: 'Tell the helpdesk' }).click();
  await expect(form.getByLabel('Bank reference (UTR)')).toHaveAccessibleDescription(/The bank reference must have 12 digits$/);
  await expectNoViolation(page);
  await form.getByLabel('Bank reference (UTR)').fill('4123 4567 8901');
  await form.getByRole('button', { name: 'Tell the helpdesk' }).click();
  await expect(form.getByRole('heading', { name: 'Thank you, we have received it' })).toBeVisible();
  expect(await server.read((sql) => sql`SELECT kind, body ->> 'utr' AS utr FROM enquiry`)).toEqual([
    { kind: 'donation', utr: '412345678901' },
  ]);
  await form.getByRole('button', { name: 'Close' }).last().click();
  await expectNoViolation(page);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(stickingOut)).toEqual([]);
});
