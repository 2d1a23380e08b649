import { expect, type Page } from '@playwright/test';
import { inLongRun } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/phone.ts';
import type { Server } from '#e2e/testing/server.ts';
import { comeIntoReach, cursorIn, stateOf } from '#e2e/testing/stored-catalogue.ts';
import { watchMainThread } from './main-thread.ts';

const listings = 5_000;
/** Milliseconds: whoever touches the screen waits no longer for an answer. */
const longestTask = 200;

/** Copies of the sample region's places, each with all three languages. */
const fillRegion = (server: Server): Promise<void> =>
  server.change(async (tx) => {
    const [{ count = 0 } = {}] = await tx`
      SELECT (SELECT count(*) FROM place) + (SELECT count(*) FROM resort) + (SELECT count(*) FROM restaurant) AS count`;
    await tx`
      INSERT INTO place SELECT (jsonb_populate_record(place, named.copy)).*
      FROM place, generate_series(1, 100) AS n,
        LATERAL (SELECT jsonb_build_object('id', id || '-' || n, 'slug', slug || '-' || n, 'name', name || ' ' || n) AS copy) AS named
      ORDER BY n, id LIMIT ${listings - Number(count)}`;
  });

/** Until the phone stands where the server stands. Its rows are not counted: that would be work of its own on the page. */
async function expectFilled(page: Page, server: Server): Promise<void> {
  const { epoch, seq } = await stateOf(server);
  await expect.poll(() => cursorIn(page), { intervals: [1_000] }).toMatchObject({ epoch, seq });
}

const firstContent = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN));

const bytesPulled = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources.filter(({ name }) => name.includes('/sync/v1/')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });

const rows = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem');

test(`with ${listings} listings in three languages nothing holds a slow phone up`, inLongRun, async ({ phone, server }) => {
  const { page } = phone;
  await fillRegion(server);
  const thread = await watchMainThread(page);
  const figures: Record<string, object> = {};
  const step = async (what: string, work: () => Promise<unknown>, more: () => Promise<object> = async () => ({})) => {
    await work();
    figures[what] = { ...(await thread.take()), ...(await more()) };
    process.stdout.write(`${what}: ${JSON.stringify(figures[what])}\n`);
  };
  const paint = async () => ({ firstContent: await firstContent(page) });
  const reload = async () => {
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
  };
  const pull = async () => {
    await comeIntoReach(page);
    await expectFilled(page, server);
  };

  await step(
    'first fill',
    async () => {
      await page.goto('/tourism-directory');
      await expectFilled(page, server);
    },
    async () => ({ ...(await paint()), bytes: await bytesPulled(page) }),
  );
  await step('reload', reload, paint);
  await step('scrolling', async () => {
    for (const row of [59, 119, 179, 239, 299]) await rows(page).nth(row).scrollIntoViewIfNeeded();
  });
  await step('keystrokes', async () => {
    await page.getByRole('searchbox').pressSequentially('shivneri', { delay: 150 });
    await expect(rows(page).first()).toContainText('Shivneri');
  });
  await step('home', () => page.goto('/'), paint);
  await step('delta', async () => {
    await server.change(async (tx) => void (await tx`UPDATE place SET popular = NOT popular WHERE id LIKE '%-1'`));
    await pull();
  });
  await step('new epoch', async () => {
    await server.change(async (tx) => void (await tx`UPDATE sync_clock SET epoch = gen_random_uuid()`));
    await pull();
  });
  await step('Marathi', () => page.goto('/tourism-directory?lang=mr'), paint);
  await server.kill();
  await step('reload offline', reload, paint);

  const tooLong = Object.entries(figures).filter(([, figure]) => Number(Reflect.get(figure, 'longestTask')) > longestTask);
  expect(tooLong).toEqual([]);
});
