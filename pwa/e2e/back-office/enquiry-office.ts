import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

import { test as office } from '#e2e/testing/office.ts';
import type { Server } from '#e2e/testing/server.ts';

export const screen = '/admin/enquiry-management';
export const asha = { name: 'Asha Gore', email: 'asha@example.org', phone: '098765 43210' };
export const booking = { ...asha, placeName: 'Dhuke Valley Resort' };
export const contact = { name: 'Ravi Pawar', email: 'ravi@example.org', phone: '+14155550123', queryType: 'Feedback/Grievance' };
export const comment = 'The guide at Lenyadri waited for us for an hour and then showed every cave twice. Please thank him from all of us.';

/** What visitors sent before is gone, and with it what they may still send. */
export const test = office.extend<{ clean: undefined }>({
  clean: [
    async ({ server }, use) => {
      await server.change(
        async (tx) =>
          void (await tx`TRUNCATE enquiry, enquiry_note, enquiry_change, mail_job, bounced_address, forward_text, stay_mail, submission_bucket`),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

/** As a visitor's phone sends it; answers the reference. */
export async function send(
  server: Server,
  path: '/book-place' | '/contact-form' | '/suggest-correction' | '/report-donation',
  body: object,
): Promise<string> {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  const { result } = (await answer.json()) as { result: { reference: string } };
  return result.reference;
}

export const view = (row: Locator) => row.getByRole('button', { name: 'View' }).click();
export const dialog = (page: Page) => page.getByRole('dialog');
/** What was done with the enquiry that is open. */
export const history = (page: Page) => dialog(page).getByRole('region', { name: 'History' }).getByRole('listitem');
/** What was written to it. */
export const notes = (page: Page) => dialog(page).getByRole('region', { name: 'Notes' }).getByRole('listitem');

/** What a button gives to keep. */
export async function download(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await button.click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
