import { expect, type Page } from '@playwright/test';

import { test as networkedTest } from '#e2e/testing/networked-phone.ts';
import { kept } from '#e2e/testing/outbox-driver.ts';
import { lendServer, type Server } from '#e2e/testing/server.ts';
import { comeIntoReach } from '#e2e/testing/stored-catalogue.ts';

/** A phone that may send as much as it likes, on a network that fails when it is told to. */
export const test = networkedTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: ({}, use) => lendServer(use, { ENQUIRIES_PER_10_MINUTES: '100000' }),
});

/** Visits wait beside them and leave no trace. */
export const submissionsOf = async (page: Page) => (await kept(page)).filter(({ kind }) => kind !== 'visit');

/** As a phone that comes into reach again and again: its waits end, and what is due is sent. */
export async function expectAtMostWait(page: Page, count: number): Promise<void> {
  const waiting = async () => {
    await comeIntoReach(page);
    return (await submissionsOf(page)).filter(({ state }) => state !== 'sent').length;
  };
  await expect.poll(waiting, { intervals: [250, 500, 1000] }).toBeLessThanOrEqual(count);
}

export const saved = 'Saved on this phone. It will be sent when you are online.';

/** Opens the contact form and fills it in. */
export async function fillContactForm(page: Page, comment: string): Promise<void> {
  await page.goto('/contact-us');
  await page.getByLabel('Name').fill('Traveller');
  await page.getByLabel('Email').fill('traveller@example.org');
  await page.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
  await page.getByLabel('Query type').selectOption('Donation Related');
  await page.getByLabel('Comment').fill(comment);
}

/** Of every enquiry that the server has. */
export const commentsAt = (server: Server): Promise<string[]> =>
  server.read(async (sql) =>
    (await sql<{ comment: string }[]>`SELECT body->>'comment' AS comment FROM enquiry`).map(({ comment }) => comment),
  );
