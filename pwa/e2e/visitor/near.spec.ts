import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readerTest as phoneTest } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

/** Directories by the distance from the reader, from a listing and from the region's middle. */

const nearMe = (page: Page) => page.getByRole('group', { name: 'Quick searches' }).getByRole('button', { name: 'Near me' });
const order = (page: Page, says: RegExp) => page.getByRole('status').filter({ hasText: says });
const rows = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('link') });

/** What rows say, in metres. */
const distances = async (page: Page) =>
  (await rows(page).allTextContents()).flatMap((text) => {
    const [, number, unit] = /([\d.]+) (km|m) (?:north|south|east|west)/.exec(text) ?? [];
    return number ? [Number(number) * (unit === 'km' ? 1000 : 1)] : [];
  });

const expectNearestFirst = async (page: Page, atLeast: number) => {
  await expect.poll(async () => (await distances(page)).length).toBeGreaterThanOrEqual(atLeast);
  const metres = await distances(page);
  expect(metres).toEqual(metres.toSorted((one, other) => one - other));
};

/** North of the old town. */
const field = { latitude: 19.221, longitude: 73.866, accuracy: 40 };

phoneTest.describe('on a phone', () => {
  phoneTest.use({ viewport: { width: 360, height: 740 } });

  phoneTest('without signal a tap orders a directory by what is near; the position stays on the phone', async ({ regular, server }) => {
    const { page } = regular;
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`));
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(field);
    await page.goto('/tourism-directory');
    await waitUntilReady(page);
    await server.kill();
    await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await distances(page)).toEqual([]);
    await nearMe(page).click();
    await expect(order(page, /^Nearest to you first, in a straight line. Your location stays on this phone.$/)).toBeVisible();

    await phoneTest.step('a word keeps the order, and Back takes back one step after the other', async () => {
      await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'true');
      await expectNearestFirst(page, 20);
      await page.getByRole('searchbox').fill('fort');
      await expect(page).toHaveURL(/near=me&search=fort$/);
      await expectNearestFirst(page, 5);
      await expectNoViolation(page);
      await expectNoColourViolation(page, 'dark');
      expect(await page.evaluate(stickingOut)).toEqual([]);
      await nearMe(page).click();
      await expect(page).toHaveURL(/\?search=fort$/);
      await page.goBack();
      await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'true');
    });

    await phoneTest.step('the position holds for the visit, in every directory', async () => {
      await page.goto('/essentials?near=me');
      await expect(order(page, /^Sorted by name. Tap “Near me”/)).toBeVisible();
      await nearMe(page).click();
      // What is open comes first: `nearest-first.test.ts`.
      expect((await distances(page)).length).toBeGreaterThan(5);
      await page.getByRole('link', { name: 'Show on the map' }).click();
      await expect(page.getByText('12 on the map, nearest first')).toBeVisible();
    });

    expect(sent.filter((request) => /19\.22|73\.86/.test(request))).toEqual([]);
  });
});

test('a phone that does not say where it is has the middle of the region and the order by name', async ({ page, context }) => {
  await context.clearPermissions();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/accommodation-directory');
  await nearMe(page).click();
  await expect(order(page, /^Sorted by name: your phone did not share its location/)).toBeVisible();
  await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'false');
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Sort from the middle of the region' }).click();
  await expect(order(page, /^Nearest to the middle of the region first/)).toBeVisible();
  await expectNearestFirst(page, 10);
  await page.getByRole('button', { name: 'Sort by name' }).click();
  await expect(page).toHaveURL(/accommodation-directory$/);
  await page.goBack();
  await expect(page).toHaveURL(/near=middle$/);
});

test('what is near a listing says how far, and leads to all by distance from there, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tourism-directory/shivneri-fort');
  const stays = page.getByRole('region', { name: 'Nearby Accommodation' });
  await expect(stays.getByRole('listitem').first()).toContainText(/[\d.]+ k?m (?:north|south|east|west)/);
  await stays.getByRole('link', { name: 'See all by distance' }).click();
  await expect(order(page, /^Nearest to Shivneri Fort first, in a straight line.$/)).toBeVisible();
  await expectNearestFirst(page, 10);
  await expectNoViolation(page);

  const fromServer = await (await page.request.get('/tourism-directory?near=shivneri-fort')).text();
  expect(fromServer.indexOf('>Shivneri Fort<')).toBeGreaterThan(0);
  expect(fromServer.indexOf('>Shivneri Fort<')).toBeLessThan(fromServer.indexOf('>Panchling Temple Junnar<'));

  for (const [lang, says] of [
    ['mr', /^सर्वांत जवळचे आधी, सरळ रेषेत. कुठून: शिवनेरी किल्ला/],
    ['hi', /^सबसे पास वाले पहले, सीधी रेखा में। कहाँ से: शिवनेरी किला/],
  ] as const) {
    await page.goto(`/tourism-directory?near=shivneri-fort&lang=${lang}`);
    await expect(order(page, says)).toBeVisible();
    await expect(rows(page).nth(1)).toContainText(/[\d.]+ (?:किमी|मी)/);
    await expectNoViolation(page);
  }
});

test('an arrow on the map points where the phone points', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(field);
  await page.goto('/map');
  await page.getByRole('button', { name: 'My location' }).click();
  const drawing = page.getByRole('img', { name: /^Map of the region/ });
  await expect(drawing.getByText('You')).toBeVisible();
  const arrow = drawing.locator('path[transform^="translate("][transform*="rotate("]');
  await expect(arrow).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', { absolute: true, alpha: 270 })));
  await expect(arrow).toHaveAttribute('transform', /rotate\(90\)$/);
});
