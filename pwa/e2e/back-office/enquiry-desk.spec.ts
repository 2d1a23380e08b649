import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, type Page } from '@playwright/test';

import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { administrator, rowOf } from '#e2e/testing/office.ts';
import type { Server } from '#e2e/testing/server.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectTold } from '#e2e/testing/told.ts';
import { asha, booking, comment, contact, dialog, history, notes, screen, send, test } from './enquiry-office.ts';

/** A day at the enquiry desk, worked with the keyboard. */

const [stay] = sampleRegion.resorts;
const asked = { ...asha, placeName: stay?.name, placeId: stay?._id, from: '2027-01-04', to: '2027-01-06', guests: 4, language: 'hi' };

const look = async (page: Page) => {
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);
};

/** As if it had come so many hours ago. */
const age = (server: Server, reference: string, hours: number) =>
  server.change(async (tx) => {
    await tx`UPDATE enquiry SET received_at = now() - ${hours} * interval '1 hour' WHERE reference = ${reference}`;
  });

async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press('Enter');
}

/** On a phone what narrows the list is folded. */
async function unfold(page: Page, width: number): Promise<void> {
  if (width < 1024) await press(page, /^Filters/);
}

for (const width of [1440, 390]) {
  test(`at ${width} px a booking is opened from the dashboard, passed on in the stay’s language with one key, given to somebody, noted and answered`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // Another program's page: that it would be opened is all that is ours.
    await page.addInitScript(() => {
      addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[target]') : null;
        if (!(link instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        sessionStorage.setItem('opened', link.href);
      });
    });
    const reference = await send(server, '/book-place', asked);
    await send(server, '/contact-form', { ...contact, comment });
    await age(server, reference, 25);
    await page.goto('/admin');
    await press(page, '1 unanswered for over 24 hours', 'link');
    await expect(page).toHaveURL(/enquiry-management\?waiting=true$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await look(page);

    await press(page, new RegExp(`^View: Asha Gore, ${reference}`));
    const open = dialog(page);
    await expect(open.getByText('Language: Hindi', { exact: true })).toBeVisible();
    await expect(open.getByRole('link', { name: stay?.name })).toHaveAttribute('href', `/accommodation-directory/${stay?.slug}`);
    await expect(open.getByText(stay?.contactPersonName ?? '', { exact: true })).toBeVisible();
    await open.getByRole('button', { name: 'मराठी' }).focus();
    await page.keyboard.press('Enter');
    const whatsapp = open.getByRole('link', { name: 'WhatsApp' }).last();
    const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    for (const said of [reference, stay?.translations.mr?.name ?? '', 'Asha Gore', '+91 98765 43210', '4 जानेवारी 2027', 'हिंदी'])
      expect(text).toContain(said);
    expect(text).not.toContain('asha@example.org');
    await expect(open.getByText(text.split('\n')[0] ?? '')).toBeVisible();
    await look(page);
    await whatsapp.focus();
    await page.keyboard.press('Enter');
    const opened = await page.evaluate(() => sessionStorage.getItem('opened'));
    expect(opened).toContain(`https://wa.me/${stay?.contactPhoneNumber.slice(1)}?text=`);
    await expect(history(page)).toHaveText([/^Forwarded by WhatsApp/, /^Set to Forwarded/]);

    await open.getByLabel('Email address of the stay').fill('stay@example.org');
    await page.keyboard.press('Enter');
    await expect(open.getByRole('link', { name: 'stay@example.org' })).toBeVisible();
    await expect(open.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
      'href',
      /^mailto:stay@example\.org\?subject=.*&body=/,
    );

    await open.getByLabel('Assigned to').selectOption(administrator.email);
    await press(page, 'Assign');
    await expect(history(page)).toHaveCount(3);
    const note = open.getByRole('textbox', { name: 'Note' });
    await note.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(open.getByText('Write the note first')).toBeVisible();
    for (const written of ['They have a room.', 'Asha was told.']) {
      await note.focus();
      await page.keyboard.type(written);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(note).toHaveValue('');
    }
    await expect(notes(page)).toHaveText([/^They have a room\./, /^Asha was told\./]);
    await press(page, 'Answered');
    await expect(open.getByText(`Answered by ${administrator.email}`)).toBeVisible();
    await look(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('No enquiries found.')).toBeVisible();

    await press(page, 'Unanswered for over 24 hours');
    await unfold(page, width);
    await page.getByLabel('Assigned to').selectOption('Me');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Hindi');
    await expect(page).toHaveURL(/assigned=mine&language=hi$/);
    await page.getByRole('searchbox').fill(reference);
    await expect(rowOf(page, 'Asha Gore')).toContainText(administrator.email);
    await expect.poll(() => page.evaluate(() => window.history.state.enquirySearch)).toBe(reference);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(reference);
    await unfold(page, width);
    await expect(page.getByLabel('Assigned to')).toHaveValue('mine');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Marathi');
    await expect(page.getByText('No enquiries found.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
}

test('the text is edited by the helpdesk: what nobody can fill in is refused at its field, the original comes back; months are a chart and a table', async ({
  page,
  server,
}) => {
  const reference = await send(server, '/book-place', booking);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screen);
  await press(page, 'More');
  await press(page, 'Texts for forwarding');
  const open = dialog(page);
  const field = open.getByRole('textbox');
  const original = await field.inputValue();
  await field.fill('Namaste! {refrence}');
  await press(page, 'Save');
  await expect(open.getByText('Not known: {refrence}.')).toBeVisible();
  await expect(field).toBeFocused();
  await look(page);
  await field.fill('Namaste from the helpdesk! {reference}');
  await expect(open.getByText('Namaste from the helpdesk! 123-4567')).toBeVisible();
  await press(page, 'Save');
  await expectTold(page, 'The text is saved');
  await page.keyboard.press('Escape');
  await press(page, /^View: Asha Gore/);
  await press(page, 'English');
  await expect(open.getByText(`Namaste from the helpdesk! ${reference}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Texts for forwarding');
  await press(page, 'Restore the original text');
  await expect(field).toHaveValue(original);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const saved = page.waitForResponse('**/api/update-forward-text/en');
  await press(page, 'Save');
  await saved;
  await expect(open.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled', 'true');
  await expect(open.getByRole('button', { name: 'Restore the original text' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByText('Show as a table').focus();
  await page.keyboard.press('Enter');
  const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' }).format(new Date());
  await expect(page.getByRole('row', { name: `${month} 1 0 0 0 1` })).toBeVisible();
  await look(page);
});
