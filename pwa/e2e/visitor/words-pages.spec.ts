import { expect } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun } from '#e2e/testing/long.ts';

test('the ways to contribute are tabs that arrow keys choose', async ({ page }) => {
  await page.goto('/donate-for-junnar');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Advertise with Purpose')).toHaveAttribute('aria-selected', 'true');
  await tab('Advertise with Purpose').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tab('Sponsor an Event')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Sponsor an Event' })).toContainText('Product placement');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(tab('Donate Directly')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('a report that did not come is asked for again, is saved under its project’s name and stays for later', async ({ page }) => {
  const name = 'Shivneri Step Repair 2024';
  let isDead = true;
  await page.route('**/api/reports/**', (route) => (isDead ? route.abort() : route.continue()));
  await page.goto('/donate-for-junnar#financials');
  await expect(page.getByRole('heading', { name: 'Financials' })).toBeInViewport();
  await page.getByLabel('Project Reports').selectOption(name);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('The report could not be downloaded.')).toBeVisible();

  isDead = false;
  const first = page.waitForEvent('download');
  // A server that is busy may not answer in time: whoever wants the report asks again.
  const retry = page.getByRole('button', { name: 'Retry' });
  const kept = page.getByText('A copy is saved on this phone');
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(kept).toBeVisible({ timeout: 10_000 });
  }).toPass();
  expect((await first).suggestedFilename()).toBe(`${name}.pdf`);

  isDead = true;
  await page.reload();
  await page.getByLabel('Project Reports').selectOption(name);
  const second = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await second).suggestedFilename()).toBe(`${name}.pdf`);
});

test('advertisements turn every 5000 ms in a loop, wait while pointed at, and stop for good with Pause', inLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/events');
  const dot = (number: number) => page.getByRole('button', { name: `Show ${number} of 3` });
  const shows = (number: number) => expect(dot(number)).toHaveAttribute('aria-current', 'true');
  await shows(1);
  await page.mouse.move(200, 700);
  for (const next of [2, 3, 1]) {
    await page.clock.runFor(5500);
    await shows(next);
  }

  await page.getByRole('region', { name: 'Advertisements' }).hover({ position: { x: 100, y: 50 } });
  await page.clock.runFor(12_000);
  await shows(1);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(200, 700);
  await page.clock.runFor(12_000);
  await shows(1);
  await dot(3).click();
  await page.clock.runFor(1000);
  await shows(3);
});

test('who asked for less motion sees advertisements stand still', inLongRun, async ({ page }) => {
  await page.clock.install();
  await page.goto('/events');
  await expect(page.getByRole('button', { name: 'Show 1 of 3' })).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(page.getByRole('button', { name: 'Show 1 of 3' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('both rows of people are scrolled by buttons and by arrow keys', async ({ page }) => {
  await page.goto('/about-us');
  for (const name of ['Governing Body', 'Our Team']) {
    const row = page.getByRole('list', { name });
    const buttons = page.getByRole('main').locator('section').filter({ has: row });
    await buttons.getByRole('button', { name: 'Scroll forward' }).click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    await buttons.getByRole('button', { name: 'Scroll back' }).click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  }
});
