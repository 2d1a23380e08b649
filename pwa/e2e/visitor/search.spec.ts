import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { test as phoneTest } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

const box = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('search').getByRole('status');
/** The listings of a directory, in order. */
const rows = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem').getByRole('link');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const found = (page: Page) => panel(page).getByRole('listitem').getByRole('link');
const opener = (page: Page) => page.getByRole('button', { name: 'Search everything' });

test('a directory hears a name through typing errors and either script, the likeliest first', inLongRun, async ({ page }) => {
  await page.goto('/tourism-directory');
  for (const typed of ['shivnery', 'shivnerri fort', 'शीवनेरी']) {
    await box(page).fill(typed);
    await expect(rows(page).first(), typed).toContainText('Shivneri Fort');
  }
  await box(page).fill('नाणेघाट');
  await expect(rows(page).first()).toContainText('Naneghat');
  await page.goto('/tourism-directory?lang=mr');
  await box(page).fill('nane ghat');
  await expect(rows(page).first()).toContainText('नाणेघाट');
});

test('arrow keys lead from the box through the results and back, and the count is said', async ({ page }) => {
  await page.goto('/tourism-directory');
  await box(page).fill('fort');
  await expect(status(page)).toHaveText(/^\d+ places$/);
  await box(page).press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('fort');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
});

test('a wish is answered, said back part by part, and searched again without the part that is taken back', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await panel(page).getByRole('searchbox').fill('hotel with parking near Lenyadri');
  const parts = panel(page).getByRole('list', { name: 'What we looked for' }).locator('button > span[aria-hidden]');
  await expect(parts).toHaveText(['Accommodation Directory', 'Parking', 'near Lenyadri Caves']);
  await expect(found(page).first()).toContainText('Lenya Vista Residency');
  await expectNoViolation(page);
  await panel(page).getByRole('button', { name: 'Remove from the search: Parking' }).click();
  await expect(parts).toHaveText(['Accommodation Directory', 'near Lenyadri Caves']);
  await expect(panel(page).getByRole('searchbox')).toBeFocused();
  await expect(panel(page).getByRole('searchbox')).toHaveValue('hotel near Lenyadri');
  await panel(page).getByRole('searchbox').fill('helipad hotel');
  await expect(panel(page).getByText('Nothing matches all of your search. These results leave out “helipad”.')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Show all 18 in Accommodation Directory' }).click();
  await expect(page.getByText('18 stays', { exact: true }).first()).toBeVisible();
});

test('a directory says back what it understood, and what it had to leave out', async ({ page }) => {
  await page.goto('/accommodation-directory');
  await waitUntilReady(page);
  await box(page).fill('hotel with parking near Lenyadri');
  const parts = page.getByRole('list', { name: 'What we looked for' }).locator('button > span[aria-hidden]');
  await expect(parts).toHaveText(['Parking', 'near Lenyadri Caves']);
  await expect(rows(page).first()).toContainText('Lenya Vista Residency');
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Remove from the search: near Lenyadri Caves' }).click();
  await expect(box(page)).toHaveValue('parking');
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(/search=parking$/);
  await page.goBack();
  await expect(box(page)).toHaveValue('hotel with parking near Lenyadri');
  await box(page).fill('parking helipad');
  await expect(page.getByText('Nothing matches all of your search. These results leave out “helipad”.')).toBeVisible();
});

const oldTown = { latitude: 19.2083, longitude: 73.8757 };

test('what is near is asked of the phone by a tap, and the nearest comes first', async ({ page, context }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(oldTown);
  await page.goto('/');
  await opener(page).click();
  await box(page).fill('nearest hospital');
  await expect(panel(page).getByRole('button', { name: 'Remove from the search: near you' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(panel(page).getByRole('button', { name: 'Use my location' })).toHaveCount(0);
  await expect(found(page).first()).toContainText('Kukadi Rural Hospital');
  await box(page).fill('स्वच्छतागृह माझ्याजवळ');
  await expect(found(page).first()).toContainText('Old Town Toilets');
  expect(sent.filter((request) => /19\.20|73\.87/.test(request))).toEqual([]);
});

test('a phone that may not say where it is leaves everything found, and says so', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await page.goto('/');
  const { origin } = new URL(page.url());
  await browser.send('Browser.setPermission', { origin, permission: { name: 'geolocation' }, setting: 'denied' });
  await opener(page).click();
  await box(page).fill('hospital near me');
  await panel(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(panel(page).getByText('Your phone did not share its location.')).toBeVisible();
  await expect(found(page).filter({ hasText: 'Kukadi Rural Hospital' })).toBeVisible();
});

for (const [directory, sentence, typed, meant] of [
  ['/tourism-directory', 'No tourist places match your search.', 'shivneri zebra', /^Shivneri/],
  ['/accommodation-directory', 'No resorts match your search.', 'homestay zebra', /Homestay/],
  ['/restaurant-directory', 'No tourist places match your search.', 'modak zebra', /^Modak/],
] as const) {
  // One kit: in the long run all of them.
  test(`where nothing is found at ${directory}, the nearest names are offered`, inLongRun, async ({ page }) => {
    await page.goto(directory);
    await box(page).fill(typed);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    const near = page.getByRole('region', { name: 'Did you mean one of these?' }).getByRole('link');
    expect(await near.count()).toBeLessThanOrEqual(3);
    await expect(near.filter({ hasText: meant }).first()).toBeVisible();
    await box(page).press('ArrowDown');
    await expect(near.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeFocused();
    // The same kit in all three.
    if (directory === '/tourism-directory') await look(page);
    await near.filter({ hasText: meant }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(meant);
  });
}

for (const width of long ? [360, 1440] : [360]) {
  test(`everything is searched by keyboard alone at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAccessibleDescription(/Press Enter to open the first result/);
    await page.keyboard.type('fort');
    await expect(panel(page).getByRole('heading', { level: 3 }).first()).toHaveText('Tourism Directory');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await look(page);

    await page.keyboard.press('ArrowDown');
    await expect(found(page).first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(found(page).last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(found(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.type('shivneri zebra');
    await expect(panel(page).getByText('Nothing matches your search.', { exact: true })).toBeVisible();
    await expect(panel(page).getByRole('region', { name: 'Did you mean one of these?' }).getByRole('link').first()).toContainText(
      'Shivneri',
    );
    await expect(status(page)).toContainText('Nothing matches your search. Did you mean one of these?');
    // Measured where there is the least room.
    if (width === 360) await look(page);

    await box(page).fill('नाणेघाट');
    await expect(found(page).first()).toContainText('Naneghat');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Naneghat' })).toBeFocused();
    await expect(panel(page)).toHaveCount(0);
  });
}

/** No rule of accessibility is broken, by day and by night, and nothing sticks out. */
async function look(page: Page): Promise<void> {
  await expectNoViolation(page);
  await expectNoColourViolation(page, 'dark');
  expect(await page.evaluate(stickingOut)).toEqual([]);
}

test('a search over everything leads to stays, restaurants, categories, regions and whole lists', inLongRun, async ({ page }) => {
  const search = async (typed: string) => {
    await opener(page).click();
    // The page may have a box of its own.
    await panel(page).getByRole('searchbox').fill(typed);
  };
  const group = (name: string) => panel(page).getByRole('region', { name }).getByRole('link');
  await page.goto('/about-us');
  for (const [typed, name, link, address] of [
    ['sataswarna', 'Accommodation Directory', /Sataswarna/, /\/accommodation-directory\/sataswarna/],
    ['modak', 'Restaurants Directory', /Modak/, /\/restaurant-directory\/modak/],
    ['dams', 'Categories', /Dams & Lakes/, /\/dams%20%26%20lakes$/],
    ['belhe', 'Regions', /Ale, Belhe & Ane/, /\/tourism-directory\?region=/],
    ['fort', 'Tourism Directory', /^Show all \d+ in Tourism Directory$/, /\/tourism-directory\?search=fort$/],
  ] as const) {
    await search(typed);
    await group(name).filter({ hasText: link }).click();
    await expect(page).toHaveURL(address);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect(box(page)).toHaveValue('fort');
});

test('results speak the language of the page', inLongRun, async ({ page }) => {
  await page.goto('/?lang=mr');
  await page.getByRole('button', { name: 'सर्व काही शोधा' }).click();
  await box(page).fill('shivneri fort');
  const first = page.getByRole('dialog').getByRole('listitem').getByRole('link').first();
  await expect(first).toContainText('शिवनेरी किल्ला');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tourism-directory\/shivneri-fort\?lang=mr$/);
});

test('the header has room for all of it where letters are twice as large', inLongRun, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const control of [
    opener(page),
    page.getByRole('banner').getByRole('link', { name: 'Donate' }),
    page.getByRole('button', { name: 'Open menu' }),
  ]) {
    const area = await control.boundingBox();
    expect(Math.round(area?.width ?? 0)).toBeGreaterThanOrEqual(48);
    expect((area?.x ?? 0) + (area?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  expect(await page.evaluate(stickingOut)).toEqual([]);
});

/** The searches that wait on this phone. */
const waiting = () =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB.open('mine');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const reading = opening.result.transaction('missed').objectStore('missed').getAll();
      reading.onerror = reject;
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });

phoneTest(
  'without a signal everything is searched, and what was not found is told with the next pull, without names',
  async ({ regular: phone, server }) => {
    const { page } = phone;
    await page.goto('/');
    await waitUntilReady(page);
    await server.kill();
    await page.reload();
    await opener(page).click();
    await box(page).fill('shivnery');
    await expect(found(page).first()).toContainText('Shivneri Fort');
    for (const typed of ['zebra@example.in', 'zebra 982201', 'Zebra  Park']) {
      await box(page).fill(typed);
      await expect(panel(page).getByText('Nothing matches your search.', { exact: true })).toBeVisible();
      await box(page).press('Tab');
    }
    await expect.poll(() => page.evaluate(waiting)).toEqual([{ text: 'zebra park', count: 1 }]);
    await box(page).fill('hotel with helipad');
    await expect.poll(() => page.evaluate(waiting), 'what was left out').toContainEqual({ text: 'helipad', count: 1 });
    await page.goto('/restaurant-directory');
    await box(page).fill('zebra park');
    await expect.poll(() => page.evaluate(waiting), 'two seconds after the last key').toContainEqual({ text: 'zebra park', count: 2 });

    await server.start();
    // Read anew, the same search would be counted once more.
    await page.goto('/about-us');
    await expect
      .poll(() => server.read((sql) => sql`SELECT text, count::int AS count FROM missed_search ORDER BY text`))
      .toEqual([
        { text: 'helipad', count: 1 },
        { text: 'zebra park', count: 2 },
      ]);
    await expect.poll(() => page.evaluate(waiting)).toEqual([]);
  },
);
