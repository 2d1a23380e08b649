import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { lendServer } from '#e2e/testing/server.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { reachUntil } from '#e2e/testing/stored-catalogue.ts';
import { test as booking, fillPerson, openBooking } from './booking-dialog.ts';

/** A visitor who ticks it is written to, by a server that mails; its mail server is down, so that what is to be mailed waits. */
const test = booking.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: ({}, use) => lendServer(use, { SMTP_URL: 'smtp://127.0.0.1:1' }),
});

const choice = (form: Locator | Page, language: 'en' | 'mr' = 'en') =>
  form.getByRole('checkbox', { name: messagesIn(language).enquiry_wants_mail() });

test('an enquiry in Marathi is written and ticked without a signal, outlives a reload, and is confirmed once it is delivered', async ({
  regular: phone,
  server,
}) => {
  const { page } = phone;
  const m = messagesIn('mr');
  await page.goto('/');
  await waitUntilReady(page);
  await page.goto('/contact-us?lang=mr');
  await expect(choice(page, 'mr')).not.toBeChecked();
  await server.kill();
  await page.reload();
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(m.enquiry_name(), { exact: true }).fill('आशा');
  await form.getByLabel(m.enquiry_email(), { exact: true }).fill('asha@example.in');
  await form.getByLabel(m.enquiry_phone(), { exact: true }).fill('098220 00000');
  await form.getByLabel(m.contact_query_type()).selectOption('Feedback/Grievance');
  await form.getByLabel(m.contact_comment(), { exact: true }).fill('दार बंद होते.');
  await choice(form, 'mr').check();
  await page.reload();
  await expect(choice(form, 'mr')).toBeChecked();
  await expectNoViolation(page);
  await form.getByRole('button', { name: m.contact_submit() }).click();
  await expect(form.getByText(m.contact_saved())).toBeVisible();
  await expect(choice(form, 'mr')).not.toBeChecked();

  await server.start();
  const delivered = () =>
    server.read(
      (sql) => sql<{ language: string; wants: boolean; recipients: string[] }[]>`
        SELECT language, (body ->> 'wantsMail')::boolean AS wants, array_agg(recipient ORDER BY recipient) AS recipients
        FROM enquiry JOIN mail_job ON enquiry_key = key GROUP BY key`,
    );
  await reachUntil(page, async () => (await delivered()).length > 0);
  expect(await delivered()).toEqual([{ language: 'mr', wants: true, recipients: ['helpdesk', 'visitor'] }]);
});

test('a booking offers it by a touch, on the smallest phones; where the server mails nothing any more, nothing is offered or sent', async ({
  regular: phone,
  server,
}) => {
  const { page } = phone;
  await page.setViewportSize({ width: 320, height: 640 });
  const dialog = await openBooking(page);
  await fillPerson(dialog);
  const label = dialog.locator('label').filter({ has: choice(page) });
  await label.click();
  await expect(choice(dialog)).toBeChecked();
  await expect(choice(dialog)).toHaveAccessibleDescription(messagesIn('en').enquiry_wants_mail_hint());
  expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);

  await server.kill();
  await server.start({ SMTP_URL: '' });
  const again = await openBooking(page);
  await expect(choice(again)).toHaveCount(0);
  await again.getByRole('button', { name: 'Submit request' }).click();
  await expect(again.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  const [row] = await server.read((sql) => sql<{ body: object }[]>`SELECT body FROM enquiry`);
  expect(row?.body).toMatchObject({ name: 'Asha Kulkarni' });
  expect(row?.body).not.toHaveProperty('wantsMail');
});
