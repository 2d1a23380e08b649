import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

import { nowhere } from './addresses.ts';
import { type Fault, openFaultProxy } from './fault-proxy.ts';
import { kept, tellAll } from './outbox-driver.ts';
import { test as phoneTest } from './phone.ts';
import { waitUntilReady } from './readiness.ts';
import { lendServer, type Server } from './server.ts';
import { clearByBrowser } from './stored-catalogue.ts';

const long = Boolean(process.env.TEST_LONG);

interface Things {
  network: Awaited<ReturnType<typeof openFaultProxy>>;
}

/** A phone whose every request passes a network that fails when it is told to. */
const test = phoneTest.extend<Things>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: ({}, use) => lendServer(use, { ENQUIRIES_PER_10_MINUTES: '100000' }),
  network: async ({ server, port }, use) => {
    const proxy = await openFaultProxy(server.address, port);
    await use(proxy);
    await proxy.stop();
  },
  address: ({ network }, use) => use(network.address),
  expected: /^Failed to load resource: the server responded with a status of \d+/,
});

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
function badNetwork(hangs: number): (requestLine: string) => Fault {
  let at = 0;
  let left = hangs;
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

/** Visits wait beside them and leave no trace. */
const submissionsOf = async (page: Page) => (await kept(page)).filter(({ kind }) => kind !== 'visit');

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

/** As when a phone comes back into reach, again and again: waits end, and what is due is sent. */
async function comeIntoReach(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

async function expectAtMostWait(page: Page, count: number, timeout = 60_000): Promise<void> {
  await expect
    .poll(
      async () => {
        await comeIntoReach(page);
        return (await submissionsOf(page)).filter(({ state }) => state !== 'sent').length;
      },
      { timeout, intervals: [1000] },
    )
    .toBeLessThanOrEqual(count);
}

test('on a network that delays, cuts, doubles and lies each submission arrives once, and the phone knows it', async ({
  regular: { page },
  server,
  network,
}) => {
  test.setTimeout(long ? 1_800_000 : 120_000);
  const byHand = long ? 20 : 2;
  const byOutbox = long ? 980 : 18;
  await page.goto('/');
  await waitUntilReady(page);
  await page.goto('/accommodation-directory/sataswarna-heritage-haveli');

  network.decide(badNetwork(long ? 20 : 1));
  for (let number = 1; number <= byHand; number += 1) await book(page, number);
  const sent = byHand + byOutbox;
  for (let told = 0; told < byOutbox; told += 50) {
    const some = Array.from({ length: Math.min(50, byOutbox - told) }, (_, number) => ({ id: randomUUID(), body: enquiry(told + number) }));
    await tellAll(page, some);
    await expectAtMostWait(page, long ? 20 : 5, 300_000);
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
});

test('a browser that is killed around a submit has lost nothing that it called saved, and doubled nothing', async ({
  regular: phone,
  server,
  network,
}) => {
  const rounds = long ? 50 : 2;
  test.setTimeout(60_000 + rounds * 20_000);
  await phone.page.goto('/');
  await waitUntilReady(phone.page);
  const saved: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page } = phone;
    await page.goto(nowhere);
    await clearByBrowser(page);
    // Half of the rounds find no server: then “saved” is all that the screen can say.
    network.decide(() => ({ kind: round % 2 === 0 ? 'lost request' : 'none' }));
    await page.goto('/contact-us');
    const { name, email } = enquiry(round);
    const comment = `Round ${round} ${randomUUID()}`;
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
    await page.getByLabel('Query type').selectOption('Donation Related');
    await page.getByLabel('Comment').fill(comment);
    const isSaved = page
      .getByText('Saved on this phone. It will be sent when you are online.')
      .or(page.getByText('We have received your Information!'))
      .first()
      .waitFor({ timeout: 15_000 })
      .then(
        () => true,
        () => false,
      );
    await page.getByRole('button', { name: 'Submit' }).click();
    // From at once to after the word: the kill comes in the middle of everything there is.
    const patience = round % 3 === 1 ? 15_000 : (round * 37) % 400;
    const said = await Promise.race([isSaved, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience))]);
    if (said) saved.push(comment);
    await phone.killAndReopen();
    await phone.page.goto('/');
    network.decide(() => ({ kind: 'none' }));
    await expectAtMostWait(phone.page, 0);
  }
  const stored = await server.read((sql) => sql<{ comment: string }[]>`SELECT body->>'comment' AS comment FROM enquiry`);
  const comments = stored.map(({ comment }) => comment);
  expect(new Set(comments).size).toBe(comments.length);
  expect(saved.filter((comment) => !comments.includes(comment))).toEqual([]);
  expect(saved.length).toBeGreaterThan(0);
});

const longTest = long ? test : test.skip;
const circumstances = [
  ['without Background Sync, as on an iPhone', async () => undefined],
  ['with a clock that is ten years ahead', (page: Page) => page.clock.setSystemTime(Date.now() + 3652 * 86_400_000)],
  ['with a clock that is ten years behind', (page: Page) => page.clock.setSystemTime(Date.now() - 3652 * 86_400_000)],
] as const;

for (const [where, prepare] of circumstances) {
  longTest(
    `${where}, three enquiries of a phone that was switched off arrive within a minute of its being opened`,
    async ({ phone, server }) => {
      test.setTimeout(180_000);
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
      await expect.poll(async () => (await received(server)).length, { timeout: 60_000 }).toBe(3);
      await expect.poll(async () => (await submissionsOf(phone.page)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
      expect(await received(server)).toHaveLength(3);
    },
  );
}
