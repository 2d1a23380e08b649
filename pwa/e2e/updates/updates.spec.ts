import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { openFaultProxy } from '#e2e/testing/fault-proxy.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { pwa } from '#e2e/testing/paths.ts';
import { test as phoneTest } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { comeIntoReach } from '#e2e/testing/stored-catalogue.ts';
import { waitForApp } from '#e2e/testing/taken-over.ts';
import { buildNewer } from './newer-builds.ts';

type Builds = Awaited<ReturnType<typeof buildNewer>>;
type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>;

const test = phoneTest.extend<{ network: FaultProxy }, { builds: Builds }>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => use(await buildNewer()),
    { scope: 'worker' },
  ],
  network: async ({ server }, use) => {
    const network = await openFaultProxy(server.address);
    await use(network);
    await network.stop();
  },
});

const offer = (page: Page) => page.getByText('A new version is ready.');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const places = (page: Page) => page.getByText('74 places', { exact: true }).first();
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const expectBuild = (page: Page, build: string) => expect(page.locator('html')).toHaveAttribute('data-build', build);
const expectFirstBuild = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-build');
/** As when somebody comes back to the app. */
const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
/** Comes back again and again: what was asked before the server was there found nothing. */
const expectOffer = (page: Page, comeBack: (page: Page) => Promise<unknown>) =>
  expect(async () => {
    await comeBack(page);
    await expect(offer(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
/** The browser answers in the order in which it was asked: whoever asked before has had an answer, too. */
const isSomebodyBusy = (page: Page) => page.evaluate(() => navigator.locks.request('busy', { ifAvailable: true }, (lock) => lock === null));

/** The builds of which a phone keeps pages as the server made them. */
const keptBuilds = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')));

const assetsOf = (app: string) => readdirSync(join(app, 'assets'));
const firstBuild = join(pwa, 'dist');
/** What only the first build has, as on a server that keeps no older ones. */
function isGone(build: string): (url: URL) => boolean {
  const there = new Set(assetsOf(build));
  const gone = new Set(assetsOf(firstBuild).filter((name) => !there.has(name)));
  return ({ pathname }) => gone.has(pathname.replace('/assets/', ''));
}
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

test('two updates in a row: offered while somebody writes, taken by the button and then by itself, and nothing is lost', async ({
  phone,
  server,
  builds,
  browser,
}) => {
  const stranger = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' });
  await waitForApp(stranger);
  // Two of the pages that come when there is time do not come.
  const notAhead = /\/assets\/contact-page/;
  for (const part of [notAhead, /\/assets\/events-page/]) await stranger.route(part, notFound);
  const old = await stranger.newPage();
  await old.goto('/');
  await phone.page.goto('/');
  await waitUntilReady(phone.page);
  await expect.poll(() => keptBuilds(phone.page)).toHaveLength(1);
  const [firstPages] = await keptBuilds(phone.page);
  await server.kill();
  await phone.killAndReopen();
  const { page } = phone;
  const context = page.context();
  const writing = await context.newPage();
  await context.clock.install();
  const comment = writing.getByLabel('Comment');

  await test.step('opened without signal, the app is the one that this phone has, in both tabs', async () => {
    await page.goto('/tourism-directory');
    await expect(places(page)).toBeVisible();
    await expectFirstBuild(page);
    await writing.goto('/contact-us');
    await comment.fill('The gate was closed.');
    await writing.getByLabel('Name', { exact: true }).fill('Asha');
  });

  await server.start({ APP_DIR: builds.second });
  await test.step('rows that need a newer app stay away, those that are here stay, and the update is looked for at once', async () => {
    await context.route('**/api/sync/v1/head', async (route) => {
      const response = await route.fetch();
      const head = await response.json();
      await route.fulfill({ response, json: { ...head, minApp: head.schema + 1 } });
    });
    await expectOffer(page, comeIntoReach);
    await expect(offer(writing)).toBeVisible();
    await expect(places(page)).toBeVisible();
    await context.unrouteAll({ behavior: 'wait' });
  });

  await test.step('it does not come by itself while a form is begun in the other tab', async () => {
    await context.clock.fastForward('05:00');
    expect(await isSomebodyBusy(page)).toBe(true);
    await context.clock.fastForward('05:00');
    expect(await isSomebodyBusy(writing)).toBe(true);
    await expectFirstBuild(page);
    await expect(comment).toHaveValue('The gate was closed.');
  });

  await test.step('the button brings it to both tabs, and what was written is still there', async () => {
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expectBuild(page, '2');
    await expect(places(page)).toBeVisible();
    await expectBuild(writing, '2');
    await expect(heading(writing, 'Contact Us')).toBeVisible();
    await expect(comment).toHaveValue('The gate was closed.');
    await expect(writing.getByLabel('Name', { exact: true })).toHaveValue('Asha');
    expect(await keptBuilds(page)).not.toContain(firstPages);
  });

  await server.kill();
  await server.start({ APP_DIR: builds.third });
  await test.step('the next one comes by itself when nobody is at work for a minute', async () => {
    await expectOffer(page, look);
    await expect(offer(writing)).toBeVisible();
    await writing.getByRole('button', { name: 'Discard' }).click();
    await expect(comment).toHaveValue('');
    await expect(async () => {
      await context.clock.fastForward('01:30');
      await expect(page.locator('html')).toHaveAttribute('data-build', '3', { timeout: 1_000 });
    }).toPass();
    await expectBuild(writing, '3');
    await expect(heading(writing, 'Contact Us')).toBeVisible();
    await expect(places(page)).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  await test.step('a tab without a worker that is two builds behind opens further pages', async () => {
    await footerLink(old, 'About Us').click();
    await expect(heading(old, 'About Us')).toBeVisible();
    await expectFirstBuild(old);
  });

  await test.step('it is loaded anew, once, when a part of it is gone', async () => {
    let loads = 0;
    old.on('domcontentloaded', () => (loads += 1));
    await stranger.unroute(notAhead);
    await stranger.route(isGone(builds.third), notFound);
    await footerLink(old, 'Contact Us').click();
    await expectBuild(old, '3');
    await expect(heading(old, 'Contact Us')).toBeVisible();
    expect(loads).toBe(1);

    // One that is missing though its build is there is for the tap to tell.
    await footerLink(old, 'Events').click();
    await expect(heading(old, 'What you opened has not loaded yet.')).toBeVisible();
    expect(loads).toBe(1);
    await old.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => loads).toBe(2);
    await expect(heading(old, 'What you opened has not loaded yet.')).toBeVisible();
    expect(loads).toBe(2);
    await stranger.close();
  });

  await server.kill();
  await test.step('the phone holds the last one whole', async () => {
    await page.goto('/about-us');
    await expect(heading(page, 'About Us')).toBeVisible();
    await expectBuild(page, '3');
  });
});

const badTest = test.extend({
  address: ({ network }, use) => use(network.address),
  // The browser says itself what it refused.
  expected: /sw\.js|integrity/,
});

// The long run's: an installation is a request per file, each on a connection of its own.
badTest(
  'a network that answers an update with something else leaves the app as it is',
  inLongRun,
  async ({ phone: { page }, server, builds, network }) => {
    await page.goto('/');
    await waitUntilReady(page);
    await server.kill();
    await server.start({ APP_DIR: builds.second });

    const worker = () =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return { installing: installing !== null, waiting: waiting !== null };
      });
    const suffer = async (kind: 'portal' | 'bad gateway' | 'hang', what: RegExp) => {
      const before = network.counts[kind] ?? 0;
      network.decide((line) => ({ kind: what.test(line) ? kind : 'none' }));
      await look(page);
      await expect.poll(() => network.counts[kind]).toBeGreaterThan(before);
      await expect.poll(worker).toEqual({ installing: false, waiting: false });
      await page.reload();
      await expect(footerLink(page, 'About Us')).toBeVisible();
      await expect(offer(page)).toBeHidden();
    };
    await suffer('portal', /^GET \/sw\.js /);
    await suffer('bad gateway', /^GET \/sw\.js /);
    await suffer('portal', /^GET \/assets\/main-/);
    await expectFirstBuild(page);

    network.decide(() => ({ kind: 'none' }));
    await expectOffer(page, look);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expectBuild(page, '2');
    await suffer('hang', /^GET \/sw\.js /);
    await expectBuild(page, '2');
  },
);
