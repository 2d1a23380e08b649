import { expect, type Page } from '@playwright/test';
import { inLongRun } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/phone.ts';
import type { Server } from '#e2e/testing/server.ts';
import { comeIntoReach, cursorIn, stateOf } from '#e2e/testing/stored-catalogue.ts';

const listings = 5_000;

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

const rows = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem');

test(`with ${listings} listings in three languages a phone does all that it does with few`, inLongRun, async ({ phone, server }) => {
  const { page } = phone;
  await fillRegion(server);
  const pull = async () => {
    await comeIntoReach(page);
    await expectFilled(page, server);
  };

  await test.step('it is filled, and opens again from what it holds', async () => {
    await page.goto('/tourism-directory');
    await expectFilled(page, server);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
  });
  await test.step('lists go on as they are scrolled, and names are found', async () => {
    for (const row of [55, 111, 167, 223, 279]) await rows(page).nth(row).scrollIntoViewIfNeeded();
    await page.getByRole('searchbox').pressSequentially('shivneri');
    await expect(rows(page).first()).toContainText('Shivneri');
  });
  await test.step('changes come, and so does everything anew', async () => {
    await page.goto('/');
    await server.change(async (tx) => void (await tx`UPDATE place SET popular = NOT popular WHERE id LIKE '%-1'`));
    await pull();
    await server.change(async (tx) => void (await tx`UPDATE sync_clock SET epoch = gen_random_uuid()`));
    await pull();
  });
  await test.step('in another language, and without signal', async () => {
    await page.goto('/tourism-directory?lang=mr');
    await expect(rows(page).first()).toBeVisible();
    await server.kill();
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
  });
});
