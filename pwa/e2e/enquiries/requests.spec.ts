import { randomUUID } from 'node:crypto';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, type Page } from '@playwright/test';

import { long } from '#e2e/testing/long.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { kept } from '#e2e/testing/outbox-driver.ts';
import { test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

const day = 86_400_000;
const person = { name: 'Asha Kulkarni', email: 'asha@example.in', phone: '+919822000000' };
const [resort] = sampleRegion.resorts;
const stay = { about: resort?.name ?? '', aboutId: resort?._id };

/** An enquiry as it lies in a phone's outbox, written there past the product's own code. */
const put = (page: Page, item: object): Promise<void> =>
  page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('items', 'readwrite');
          writing.objectStore('items').put(row);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    item,
  );

const enquiry = (createdAt: number, more: object) => ({
  id: randomUUID(),
  kind: 'contact',
  about: '',
  body: JSON.stringify({ ...person, queryType: 'Feedback/Grievance', comment: 'The gate was closed.' }),
  createdAt,
  attempts: 0,
  nextAt: Date.now() + 10 * 60_000,
  state: 'queued',
  ...more,
});

test('My requests says how each stands and how to go on: late, never tried, refused, received', async ({ regular: phone, server }) => {
  const { page } = phone;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await waitUntilReady(page);
  await server.kill();
  const booking = { kind: 'booking', ...stay, body: JSON.stringify({ ...person, placeName: stay.about }) };
  await put(page, enquiry(Date.now() - 8 * day, { ...booking, attempts: 9 }));
  await put(page, enquiry(Date.now() - 6.9 * day, { firm: true }));
  await put(page, enquiry(Date.now() - day, { attempts: 2, state: 'rejected', reason: 'Please check the marked fields.' }));
  await put(page, enquiry(Date.now() - 2 * day, { body: '', state: 'sent', sentAt: Date.now() - day, reference: '482-7153' }));
  await page.goto('/requests');

  const late = page.getByRole('article').filter({ hasText: stay.about });
  await expect(late).toContainText('This has been waiting for more than 7 days. Copy its text or call, so that it is not lost.');
  await expect(late.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(late.getByRole('link', { name: 'Call instead' })).toHaveAttribute('href', `tel:${resort?.contactPhoneNumber}`);
  // Only a page in front may write to the clipboard.
  await page.bringToFront();
  await late.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Text copied' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const text of [stay.about, ...Object.values(person)]) expect(copied).toContain(text);

  const refused = page.getByRole('article').filter({ hasText: 'Not accepted' });
  await expect(refused).toContainText('Please check the marked fields.');
  await expect(refused.getByRole('button', { name: 'Retry now' })).toHaveCount(0);
  await refused.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Comment')).toHaveValue('The gate was closed.');
  await page.keyboard.press('Escape');

  const received = page.getByRole('article').filter({ hasText: 'Reference 482-7153' });
  await expect(received).toContainText('Received');
  await expect(received.getByRole('button', { name: 'Copy text' })).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of long ? [360, 1440] : [360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolation(page);
    await expectNoColourViolation(page, 'dark');
    expect(await page.evaluate(stickingOut)).toEqual([]);
  }

  const neverTried = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Cancel' }) });
  await expect(neverTried).toHaveCount(1);
  await expect(neverTried).not.toContainText('7 days.');
  await neverTried.getByRole('button', { name: 'Cancel' }).click();
  await expect(neverTried).toHaveCount(0);
  expect((await kept(page)).filter(({ state }) => state === 'queued')).toHaveLength(1);

  await server.start();
  await late.getByRole('button', { name: 'Retry now' }).click();
  await expect(late).toContainText('Received');
  const [row] = await server.read((sql) => sql<[{ count: number }]>`SELECT count(*)::int FROM enquiry`);
  expect(row.count).toBe(1);
});
