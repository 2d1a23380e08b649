import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Fault } from '#e2e/testing/fault-proxy.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { tellAll } from '#e2e/testing/outbox-driver.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import type { Server } from '#e2e/testing/server.ts';
import { expectAtMostWait, submissionsOf, test } from './many-enquiries.ts';

const faults: readonly Fault[] = [
  { kind: 'none' },
  { kind: 'none' },
  { kind: 'late', by: 300 },
  { kind: 'lost request' },
  { kind: 'lost answer' },
  { kind: 'cut', after: 40 },
  { kind: 'cut after the head' },
  { kind: 'portal' },
  { kind: 'bad gateway' },
  { kind: 'twice' },
];

/** Every request suffers the next fault of the list; some hang, which costs the phone 20 seconds each. */
function badNetwork(): (requestLine: string) => Fault {
  let at = 0;
  let left = 20;
  return (requestLine) => {
    at += 1;
    const isSubmission = requestLine.startsWith('POST /api/contact-form') || requestLine.startsWith('POST /api/book-place');
    if (isSubmission && left > 0 && at % 7 === 0) {
      left -= 1;
      return { kind: 'hang' };
    }
    return faults[at % faults.length] ?? { kind: 'none' };
  };
}

const received = (server: Server) =>
  server.read(async (sql) => sql<{ key: string; reference: string }[]>`SELECT key::text, reference FROM enquiry ORDER BY key`);

const enquiry = (number: number) => ({
  name: `Traveller ${number}`,
  email: `traveller${number}@example.org`,
  phone: '+919876543210',
  queryType: 'Feedback/Grievance',
  comment: `Enquiry number ${number}`,
});

async function book(page: Page, number: number): Promise<void> {
  const { name, email } = enquiry(number);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await dialog.getByText('The helpdesk has your request').or(dialog.getByText('Saved on this phone')).first().waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

test(
  'on a network that delays, cuts, doubles and lies each submission arrives once, and the phone knows it',
  inLongRun,
  async ({ regular: { page }, server, network }) => {
    const byHand = 20;
    const byOutbox = 980;
    await page.goto('/');
    await waitUntilReady(page);
    await page.goto('/accommodation-directory/sataswarna-heritage-haveli');

    network.decide(badNetwork());
    for (let number = 1; number <= byHand; number += 1) await book(page, number);
    const sent = byHand + byOutbox;
    for (let told = 0; told < byOutbox; told += 50) {
      const some = Array.from({ length: Math.min(50, byOutbox - told) }, (_, number) => ({
        id: randomUUID(),
        body: enquiry(told + number),
      }));
      await tellAll(page, some);
      await expectAtMostWait(page, 20);
    }
    expect(await submissionsOf(page)).toHaveLength(sent);
    network.decide(() => ({ kind: 'none' }));
    await expectAtMostWait(page, 0);

    const onPhone = (await submissionsOf(page)).map(({ id: key, reference, body }) => ({ key, reference, body }));
    const onServer = (await received(server)).map(({ key, reference }) => ({ key, reference, body: '' }));
    expect(onServer).toHaveLength(sent);
    expect(onPhone.sort((one, other) => (one.key < other.key ? -1 : 1))).toEqual(onServer);
    const [jobs] = await server.read((sql) => sql<[{ count: number }]>`SELECT count(*)::int FROM mail_job`);
    expect(jobs.count).toBe(sent);
    for (const { kind } of faults) expect(network.counts[kind], kind).toBeGreaterThan(0);
  },
);

const circumstances = [
  ['without Background Sync, as on an iPhone', async () => undefined],
  ['with a clock that is ten years ahead', (page: Page) => page.clock.setSystemTime(Date.now() + 3652 * 86_400_000)],
  ['with a clock that is ten years behind', (page: Page) => page.clock.setSystemTime(Date.now() - 3652 * 86_400_000)],
] as const;

for (const [where, prepare] of circumstances) {
  test(`${where}, three enquiries of a phone that was switched off arrive once it is opened`, inLongRun, async ({ phone, server }) => {
    const withoutSync = () => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    await phone.page.addInitScript(withoutSync);
    await prepare(phone.page);
    await phone.page.goto('/');
    await waitUntilReady(phone.page);
    await server.kill();
    for (let number = 1; number <= 3; number += 1) {
      await phone.page.goto('/contact-us');
      const { name, email } = enquiry(number);
      await phone.page.getByLabel('Name').fill(name);
      await phone.page.getByLabel('Email').fill(email);
      await phone.page.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
      await phone.page.getByLabel('Query type').selectOption('Donation Related');
      await phone.page.getByLabel('Comment').fill(`Number ${number}`);
      await phone.page.getByRole('button', { name: 'Submit' }).click();
      await expect(phone.page.getByRole('main').getByText('Saved on this phone').first()).toBeVisible();
    }
    await server.start();
    await phone.killAndReopen();
    await phone.page.addInitScript(withoutSync);
    await prepare(phone.page);
    await phone.page.goto('/');
    await expect.poll(async () => (await received(server)).length).toBe(3);
    await expect.poll(async () => (await submissionsOf(phone.page)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect(await received(server)).toHaveLength(3);
  });
}
