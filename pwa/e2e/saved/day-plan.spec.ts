import { expect, type Page } from '@playwright/test';

import { long } from '#e2e/testing/long.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectUpToDate } from '#e2e/testing/stored-catalogue.ts';

import { expectStops, nextSunday, stopOf, tellHours } from './planning.ts';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true });

async function save(page: Page, name: string): Promise<void> {
  await heart(page, name).first().click();
  await expect(heart(page, name).first()).toHaveAttribute('aria-pressed', 'true');
  // Said once it is stored: a page that is left before may leave it behind.
  await expect(page.getByText(/^Saved\. \d+ in all$/).first()).toBeVisible();
}

test('without signal somebody saves places, orders a day from them by buttons and by dragging, and finds it again', async ({
  regular: phone,
  server,
}) => {
  await tellHours(server);
  await phone.page.goto('/');
  await waitUntilReady(phone.page);
  await expectUpToDate(phone.page, server);
  await server.kill();
  let { page } = phone;

  await test.step('hearts stand in rows, which they do not open, and on pages', async () => {
    await page.goto('/saved');
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
    await page.getByRole('link', { name: 'Show places' }).click();
    await page.getByRole('searchbox').fill('Shivneri Fort');
    await save(page, 'Shivneri Fort');
    await expect(page).toHaveURL(/\/tourism-directory\?/);
    await page.goto('/tourism-directory/tamhane-museum');
    await save(page, 'Tamhane Museum');
    await page.goto('/essentials');
    await page.getByRole('searchbox').fill('Kukadi Rural Hospital');
    await save(page, 'Kukadi Rural Hospital');
  });

  await test.step('what is saved becomes stops; the tab stays while they are chosen', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Saved', exact: true }).click();
    for (const name of ['Shivneri Fort', 'Tamhane Museum', 'Kukadi Rural Hospital'])
      await page.getByRole('button', { name: `Add to the plan ${name}` }).click();
    await page.getByRole('button', { name: 'Day plan (3)' }).click();
    await expectStops(page, ['Shivneri Fort', 'Tamhane Museum', 'Kukadi Rural Hospital']);
  });

  await test.step('each says what holds on that day', async () => {
    await page.getByLabel('Day', { exact: true }).selectOption(nextSunday);
    await expect(stopOf(page, 'Shivneri Fort')).toContainText('Allow 3 h');
    await expect(stopOf(page, 'Shivneri Fort')).toContainText('Open until 6\u00a0pm');
    await expect(stopOf(page, 'Tamhane Museum')).toContainText(/km \S+, straight line/);
    await expect(stopOf(page, 'Tamhane Museum')).toContainText('Closed on Sundays');
    await expect(stopOf(page, 'Tamhane Museum')).toContainText('Closed on the day of this plan. Opens on Monday at 10\u00a0am.');
    await expect(stopOf(page, 'Kukadi Rural Hospital')).toContainText('Always open');
    await expect(page.getByRole('main')).toContainText('Time at the stops3 h 45 min or more');
  });

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolation(page);
    await expectNoColourViolation(page, 'dark');
    expect(await page.evaluate(stickingOut), `what sticks out at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 800 });

  await test.step('by the keyboard, which stays where it is', async () => {
    const later = page.getByRole('button', { name: 'Move Shivneri Fort later' });
    await later.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectStops(page, ['Tamhane Museum', 'Kukadi Rural Hospital', 'Shivneri Fort']);
    await expect(page.getByRole('status').filter({ hasText: 'Shivneri Fort is now stop 3 of 3' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(later).toBeFocused();
    await expect(later).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('by dragging, which Escape gives up', async () => {
    const grip = stopOf(page, 'Shivneri Fort').locator('[aria-hidden=true]:has(> svg)').last();
    const drag = async () => {
      await grip.scrollIntoViewIfNeeded();
      const from = await grip.boundingBox();
      if (!from) throw new Error('There is nothing to drag.');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      const first = await stopOf(page, 'Tamhane Museum').boundingBox();
      await page.mouse.move(from.x, (first?.y ?? 0) + 10, { steps: 8 });
    };
    await drag();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectStops(page, ['Tamhane Museum', 'Kukadi Rural Hospital', 'Shivneri Fort']);
    await drag();
    await page.mouse.up();
    await expectStops(page, ['Shivneri Fort', 'Tamhane Museum', 'Kukadi Rural Hospital']);
  });

  await test.step('the day prints on one page', async () => {
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  await phone.killAndReopen();
  ({ page } = phone);
  await page.goto('/saved');
  await expectStops(page, ['Shivneri Fort', 'Tamhane Museum', 'Kukadi Rural Hospital']);
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(nextSunday);
  await stopOf(page, 'Tamhane Museum').getByRole('button', { name: 'Remove it' }).click();
  await expectStops(page, ['Shivneri Fort', 'Kukadi Rural Hospital']);
  await page.getByRole('button', { name: 'All saved (3)' }).click();
  for (const name of ['Shivneri Fort', 'Tamhane Museum', 'Kukadi Rural Hospital']) await heart(page, name).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  if (long) await expectNoViolation(page);
});
