import { pathName } from '@helpdesk/contract/rules/slug';
import { m } from '@helpdesk/words/messages';
import { expect, type Page } from '@playwright/test';
import { directories, home, type Page as Shown, textPages } from '#e2e/testing/addresses.ts';
import type { openFaultProxy } from '#e2e/testing/fault-proxy.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { test as phoneTest } from '#e2e/testing/networked-phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import type { Server } from '#e2e/testing/server.ts';
import { clearByBrowser, comeIntoReach, expectUpToDate, storedIn } from '#e2e/testing/stored-catalogue.ts';
import { visitAsItIs } from '#e2e/testing/taken-over.ts';
import { unpackOlderApp } from './older-app.ts';

/** A real build of schema 2, the last that could pass over nothing, on phones whose server has become this one. */

type OlderApp = ReturnType<typeof unpackOlderApp>;
type Network = Awaited<ReturnType<typeof openFaultProxy>>;

const test = phoneTest.extend<{ older: OlderApp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  older: async ({}, use) => {
    const older = unpackOlderApp();
    await use(older);
    older.forget();
  },
});

const words = (page: Page, text: string) => page.getByText(text, { exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scriptOf = (page: Page, { script }: OlderApp) => page.locator(`script[src="${script}"]`);

/** The phone takes the app, and the rows, of a server of schema 2; then that server becomes this one. */
async function visitBefore(page: Page, { server, network, older }: { server: Server; network: Network; older: OlderApp }): Promise<void> {
  // A policy of this server's pages that the older app does not fit: its own server had another.
  network.decide(() => ({ kind: 'without header', header: 'content-security-policy' }));
  await server.kill();
  await server.start({ APP_DIR: older.folder });
  await older.answerIn(page.context());
  await visitAsItIs(page, '/');
  await waitUntilReady(page);
  await expect(scriptOf(page, older)).toBeAttached();
  expect(await storedIn(page)).toMatchObject({ epoch: older.epoch });
  await page.context().unrouteAll();
  await server.kill();
  await server.start({ APP_DIR: '' });
  network.decide(() => ({ kind: 'none' }));
}

/** Every kind of page, and each that shows rows with one of those that the older app had stored. */
function pagesOf({ rows: { categories, places, resorts, restaurants } }: OlderApp): Shown[] {
  const details = Object.entries({ 'tourism-directory': places, 'accommodation-directory': resorts, 'restaurant-directory': restaurants });
  const some = <Row>(rows: readonly Row[]) => (long ? rows : rows.slice(0, 1));
  return [
    home,
    ...some(directories),
    ...some(textPages),
    { address: '/requests', heading: 'My requests' },
    { address: '/saved', heading: 'Saved' },
    ...some(categories).map(({ name, heading }) => ({ address: `/${encodeURIComponent(pathName(name))}`, heading })),
    ...details.flatMap(([directory, rows]) =>
      some(rows).map(({ slug, name }) => ({ address: `/${directory}/${encodeURIComponent(slug)}`, heading: name })),
    ),
  ];
}

test(
  'an app of schema 2 offers the update and goes on showing what it has, and without signal this app shows all of that',
  inLongRun,
  async ({ phone, server, network, older }) => {
    let { page } = phone;
    const all = () => words(page, `${older.rows.places.length} places`).first();
    await visitBefore(page, { server, network, older });

    await test.step('a page that was open offers the update as soon as it asks the server', async () => {
      await comeIntoReach(page);
      await expect(words(page, m.status_update())).toBeVisible();
      expect(await storedIn(page)).toMatchObject({ epoch: older.epoch });
    });

    await test.step('opened anew it shows its rows, and never says that it is offline', async () => {
      await visitAsItIs(page, '/tourism-directory');
      await expect(scriptOf(page, older)).toBeAttached();
      await expect(words(page, m.status_update())).toBeVisible();
      await expect(all()).toBeVisible();
      await expect(words(page, m.status_offline())).toBeHidden();
    });

    await test.step('the phone is switched off and on where there is no signal: the newer app opens over the rows of the older one', async () => {
      await server.kill();
      await phone.killAndReopen();
      ({ page } = phone);
      await page.goto('/tourism-directory');
      await expect(heading(page)).toHaveText('Tourism Directory');
      await expect(scriptOf(page, older)).not.toBeAttached();
      await expect(all()).toBeVisible();
      for (const { address, heading: text } of pagesOf(older)) {
        await page.goto(address, { waitUntil: 'commit' });
        await expect(heading(page)).toHaveText(text);
        await expect(words(page, m.status_offline())).toBeVisible();
      }
      expect(await storedIn(page)).toMatchObject({ epoch: older.epoch });
    });

    await server.start();
    await test.step('back in reach it reads everything anew', () => expectUpToDate(page, server));
  },
);

test(
  'an app of schema 2 whose rows the browser threw away is never blank nor offline, and becomes this one by itself',
  inLongRun,
  async ({ phone: { page }, server, network, older }) => {
    await visitBefore(page, { server, network, older });
    await clearByBrowser(page);
    const { clock } = page.context();
    await clock.install();
    await visitAsItIs(page, '/');
    await expect(scriptOf(page, older)).toBeAttached();
    await expect(words(page, m.status_failed())).toBeVisible();
    await expect(heading(page)).toHaveText(home.heading);
    await expect(words(page, m.status_offline())).toBeHidden();
    await expect(async () => {
      await clock.fastForward('01:30');
      await expect(scriptOf(page, older)).not.toBeAttached({ timeout: 1_000 });
    }).toPass();
    await expect(heading(page)).toHaveText(home.heading);
    await expectUpToDate(page, server);
  },
);

test(
  'an app that is too old for its first fill asks for the update, whatever else the head of the later server says',
  inLongRun,
  async ({ phone: { page } }) => {
    await page.route('**/api/sync/v1/head', (route) => route.fulfill({ json: { schema: 99, minApp: 99, everything: 'else' } }));
    await page.goto('/');
    await expect(words(page, m.status_update_needed())).toBeVisible();
    await expect(heading(page)).toHaveText(home.heading);
  },
);
