import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page } from '@playwright/test';

import { inLongRun, long } from '#e2e/testing/long.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { rowOf, test } from '#e2e/testing/office.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { waitForApp } from '#e2e/testing/taken-over.ts';
import { expectTold } from '#e2e/testing/told.ts';

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

interface Typed {
  readonly kind: string;
  readonly severity: string;
  /** Where it applies, and which one there. */
  readonly about: readonly ['In a region' | 'At a listing', string] | ['Everywhere'];
  readonly heading: string;
  readonly days: readonly [string, string];
}

async function addNotice(page: Page, { kind, severity, about: [where, which], heading, days: [start, end] }: Typed): Promise<void> {
  await page.getByRole('button', { name: 'Add Notice' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('What it is about').selectOption({ label: kind });
  await form.getByLabel('How serious it is').selectOption({ label: severity });
  await form.getByRole('group', { name: 'Where it applies' }).getByRole('button', { name: where }).click();
  if (which !== undefined) {
    await form.getByRole('combobox', { name: /^Which/ }).fill(which);
    await expect(form.getByRole('listbox').getByRole('option').first()).toContainText(which);
    await page.keyboard.press('Enter');
  }
  await form.getByLabel('Heading').fill(heading);
  await form.getByLabel('Source').fill('Forest Department');
  await form.getByLabel('Start Date').fill(start);
  await form.getByLabel('End Date').fill(end);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectTold(page, 'Notice added successfully');
}

test(
  'a notice starts on its day and is gone after its end, on home and on its listing, without signal too',
  inLongRun,
  async ({ page, browser, server, faults: _ }) => {
    await page.goto('/admin/notice-management');
    await addNotice(page, {
      kind: 'Closed',
      severity: 'Take care',
      about: ['At a listing', 'Naneghat'],
      heading: 'The path is closed',
      days: [today, today],
    });
    await addNotice(page, {
      kind: 'Closed',
      severity: 'Do not go',
      about: ['In a region', 'Kukadi'],
      heading: 'The forest is closed',
      days: [today, today],
    });
    await addNotice(page, {
      kind: 'Danger',
      severity: 'Do not go',
      about: ['Everywhere'],
      heading: 'Landslide on the ghat road',
      days: [inDays(1), inDays(1)],
    });
    await expect(rowOf(page, 'The path is closed')).toContainText('Closed · Naneghat');
    await expect(rowOf(page, 'The path is closed')).toContainText('Runs until today');
    await expect(rowOf(page, 'The forest is closed')).toContainText('Closed · Naneghat & Kukadi Valley');
    await expect(rowOf(page, 'Landslide on the ghat road')).toContainText('Starts tomorrow');
    for (const width of long ? [360, 1440] : [360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(stickingOut), `what sticks out at ${width}`).toEqual([]);
      await expectNoViolation(page);
    }

    const traveller = await browser.newContext({ baseURL: server.address, viewport: { width: 390, height: 844 } });
    await waitForApp(traveller);
    const phone = await traveller.newPage();
    await phone.clock.install();
    await phone.goto('/');
    const notices = phone.getByRole('list', { name: 'Notices' });
    await expect(notices).toContainText('The path is closed');
    await expect(notices).not.toContainText('Landslide');
    await waitUntilReady(phone);
    await expectNoViolation(phone);
    await expectNoColourViolation(phone, 'dark');

    await traveller.setOffline(true);
    await notices.getByRole('link', { name: 'Naneghat', exact: true }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Naneghat');
    const closed = phone.getByText(/^Closed until/);
    await expect(closed).toHaveText(/^Closed until \d+ \w+ \d{4}$/);
    await expect(notices).toContainText('The path is closed');
    await expect(notices).toContainText('Forest Department');
    await expect(notices).toContainText('The forest is closed');
    await expectNoViolation(phone);
    await expectNoColourViolation(phone, 'dark');
    await phone.getByRole('button', { name: messagesIn('en').search_all() }).click();
    await phone.keyboard.type('naneghat');
    const found = phone.getByRole('dialog').getByRole('link', { name: /^Naneghat/ });
    await expect(found.first()).toContainText(/Closed until \d+ \w+$/);
    await phone.keyboard.press('Escape');
    await phone.goto('/tourism-directory?search=naneghat');
    await expect(
      phone
        .getByRole('main')
        .getByRole('link', { name: /^Naneghat/ })
        .first(),
    ).toContainText(/Closed until \d+ \w+$/);
    await phone.goBack();

    await phone.clock.fastForward('24:00:00');
    await expect(closed).toBeHidden();
    await expect(phone.getByText('The path is closed')).toBeHidden();
    await phone.goBack();
    await expect(notices).toContainText('Landslide on the ghat road');
    await expect(notices).not.toContainText('The path is closed');

    await phone.clock.fastForward('24:00:00');
    await expect(phone.getByText('Landslide on the ghat road')).toBeHidden();
    await traveller.close();
  },
);
