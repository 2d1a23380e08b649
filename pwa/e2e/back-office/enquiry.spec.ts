import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect } from '@playwright/test';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { administrator, rowOf } from '#e2e/testing/office.ts';
import { expectTold } from '#e2e/testing/told.ts';
import { asha, booking, comment, contact, dialog, download, history, notes, screen, send, test, view } from './enquiry-office.ts';

/** What somebody of the helpdesk does with one enquiry, and with all that is stored of one person. */

test('an enquiry is read whole, its state is saved at once, its note is kept when the server refuses, its history says who', async ({
  page,
  server,
}) => {
  // A browser with several windows lets only one at its clipboard; `enquiries/requests.spec.ts` copies for real.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => sessionStorage.setItem('copied', text);
  });
  await send(server, '/contact-form', { ...contact, comment: `${comment}\nRavi`, noticeVersion: '2026-11' });
  await page.goto(screen);
  await page.getByLabel('Status').selectOption('New');
  await view(rowOf(page, 'Ravi Pawar'));
  const open = dialog(page);
  await expect(open).toHaveAccessibleName(/^Enquiry \d{3}-\d{4}$/);
  await expect(open.getByText(`${comment}\nRavi`)).toBeVisible();
  await expect(open.getByText('Privacy notice shown: 2026-11')).toBeVisible();
  await expect(open.getByText('Nothing has been done yet.')).toBeVisible();
  await open.getByRole('button', { name: 'Copy text' }).click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('copied')))
    .toContain('ravi@example.org\nFeedback/Grievance\nThe guide');

  await open.getByRole('button', { name: 'Forwarded' }).click();
  await expectTold(page, 'Enquiry updated successfully');
  await expect(open.getByRole('button', { name: 'Forwarded' })).toHaveAttribute('aria-pressed', 'true');
  await expect(history(page)).toHaveText([new RegExp(`^Set to Forwarded${administrator.email}, \\d+ \\w+ \\d{4}`)]);
  await expect(page.getByRole('link', { name: /Enquiries \d+ new/, includeHidden: true })).toHaveCount(0);

  const note = open.getByRole('textbox', { name: 'Note' });
  await note.fill('Called the guide');
  await page.route('**/api/update-enquiry/*', (route) => route.abort());
  await open.getByRole('button', { name: 'Add note' }).click();
  await expect(open.getByText('The server could not be reached. What you typed is still here. Please try again.')).toBeVisible();
  await expect(note).toHaveValue('Called the guide');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/api/update-enquiry/*');
  await open.getByRole('button', { name: 'Add note' }).click();
  await expect(history(page)).toHaveText([/^Note added/, /^Set to Forwarded/]);
  await expect(note).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('No enquiries found.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'View All' }).click();
  await expect(rowOf(page, 'Ravi Pawar')).toContainText('Forwarded');
  await view(rowOf(page, 'Ravi Pawar'));
  await expect(notes(page)).toHaveText([new RegExp(`^Called the guide${administrator.email}, \\d+ \\w+ \\d{4}`)]);
});

test('the visitor’s language is named; a confirmation that came back is noted, and taken back', async ({ page, server }) => {
  await send(server, '/book-place', booking);
  await send(server, '/contact-form', { ...contact, comment, language: 'mr', wantsMail: true });
  await server.change(async (tx) => {
    await tx`INSERT INTO mail_job (enquiry_key, recipient, next_at, done_at)
      SELECT key, 'visitor', now(), now() FROM enquiry WHERE body ? 'wantsMail'`;
  });
  await page.goto(screen);
  const row = rowOf(page, 'Ravi Pawar');
  await expect(row).toContainText('Marathi');
  await expect(rowOf(page, 'Asha Gore')).not.toContainText(/English|Marathi|Hindi/);
  await view(row);
  const open = dialog(page);
  await expect(open.getByText('Language: Marathi')).toBeVisible();
  await expect(open.getByText('Confirmation by email: sent')).toBeVisible();
  await open.getByRole('button', { name: 'The email came back' }).click();
  await expect(open.getByText('Confirmation by email: came back; nothing more is sent to this address')).toBeVisible();
  await expect(history(page)).toHaveText([/^Email to this address came back/]);
  const undo = open.getByRole('button', { name: 'The address works after all' });
  await expect(undo).toBeFocused();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Email came back');
  await view(row);
  await undo.click();
  await expect(open.getByText('Confirmation by email: sent')).toBeVisible();
  await expect(history(page)).toHaveText([/^The address works after all/, /^Email to this address came back/]);
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText('Email came back');
  await view(rowOf(page, 'Asha Gore'));
  await expect(open.getByText('Confirmation by email')).toHaveCount(0);
});

test('personal data are exported and erased by e-mail or phone, and each history says so', async ({ page, server }) => {
  const first = await send(server, '/book-place', booking);
  const second = await send(server, '/contact-form', { ...contact, ...asha, email: 'ASHA@example.org', comment });
  await send(server, '/contact-form', { ...contact, comment: 'Ask asha@example.org or 9876543210' });
  await page.goto(screen);
  await page.getByRole('button', { name: 'Personal data' }).click();
  const open = page.getByRole('dialog', { name: 'Personal data' });
  const who = open.getByLabel('Email address or phone number');
  await open.getByRole('button', { name: 'Export' }).click();
  await expect(open.getByText('Enter an email address or a phone number')).toBeVisible();
  await who.fill('nobody@example.org');
  await open.getByRole('button', { name: 'Erase' }).click();
  await expect(open.getByText('Nothing is stored about this person.')).toBeVisible();

  await who.fill('asha@example.org');
  const file = await download(page, open.getByRole('button', { name: 'Export' }));
  expect(file.name).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  const stored = JSON.parse(file.text) as { reference: string; body: object }[];
  expect(stored.map(({ reference }) => reference)).toEqual([second, first]);
  expect(stored[1]?.body).toMatchObject({ ...booking, phone: '+919876543210' });
  await expect(open.getByRole('status')).toHaveText(`2 enquiries were exported: ${second}, ${first}`);

  await who.fill('0 98765 43210');
  await open.getByRole('button', { name: 'Erase' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Erase 2 enquiries from 0 98765 43210? This cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(open.getByRole('button', { name: 'Erase' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(open.getByRole('status')).toHaveText(`2 enquiries were erased: ${second}, ${first}`);
  await page.keyboard.press('Escape');

  await expect(rowOf(page, first)).toContainText('Erased');
  await expect(page.getByText('Asha Gore')).toHaveCount(0);
  await expect(rowOf(page, 'Ravi Pawar')).toBeVisible();
  await view(rowOf(page, first));
  await expect(dialog(page).getByText('What was sent has been erased. The reference stays.')).toBeVisible();
  await expect(history(page)).toHaveText([/^Erased on request/, /^Exported on request/]);
  await page.keyboard.press('Escape');
  const { text } = await download(page, page.getByRole('button', { name: 'Download CSV' }));
  expect(text).not.toContain('Asha');
  expect(text).toContain(first);
});

test('a correction and a donation stand in the list as kinds of their own: the one leads to its listing, the other says the bank’s reference', async ({
  page,
  server,
}) => {
  const [fort] = sampleRegion.places;
  const correction = { listingId: fort?._id, listingName: fort?.name, comment: 'The steps are closed.' };
  const told = await send(server, '/suggest-correction', correction);
  const given = await send(server, '/report-donation', { utr: '412345678901', name: 'Asha Gore' });
  await page.goto(screen);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Kind').selectOption('Donation');
  await view(rowOf(page, 'Asha Gore'));
  await expect(dialog(page)).toHaveAccessibleName(`Donation ${given}`);
  await expect(dialog(page).getByText('Bank reference (UTR): 412345678901')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Kind').selectOption('Correction');
  await expect(page.getByRole('article')).toHaveCount(1);
  await view(rowOf(page, told));
  await expect(dialog(page).getByText('The steps are closed.')).toBeVisible();
  await expectNoViolation(page);
  await dialog(page).getByRole('link', { name: 'Open the listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: fort?.name })).toBeVisible();
});
