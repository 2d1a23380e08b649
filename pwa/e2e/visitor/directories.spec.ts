import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { displayAtBody, noteDisplayAtBody } from '#e2e/testing/painted.ts';

const count = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();
const names = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem').getByRole('link');
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Quick searches' }).getByRole('button', { name, exact: true });
const scrolled = (page: Page) =>
  page.evaluate(() => Math.max(window.scrollY, document.querySelector('[data-scroll-restoration-id]')?.scrollTop ?? 0));

/** Where it is scrolled to once the rows that came into view are laid out, which may move it: so for three frames. */
const restingAt = async (page: Page): Promise<number> => {
  const seen: number[] = [];
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      seen.push(await scrolled(page));
      return new Set(seen.slice(-3)).size + (seen.length < 3 ? 1 : 0);
    })
    .toBe(1);
  return seen.at(-1) ?? 0;
};

test('each chip of the tourism directory shows the places it speaks of', inLongRun, async ({ page }) => {
  const { places } = sampleRegion;
  await page.goto('/tourism-directory');
  await expect(page.getByRole('group', { name: 'Quick searches' }).getByRole('button')).toHaveText([
    'Near me',
    'Popular',
    'A-D',
    'E-H',
    'I-L',
    'M-P',
    'Q-T',
    'U-Z',
  ]);
  for (const range of ['A-D', 'E-H', 'I-L', 'M-P', 'Q-T', 'U-Z']) {
    const [from = '', to = ''] = range.split('-');
    const meant = places.filter(({ name }) => name.slice(0, 1) >= from && name.slice(0, 1) <= to);
    await chip(page, range).click();
    await expect(chip(page, range)).toHaveAttribute('aria-pressed', 'true');
    await expect(count(page, meant.length === 1 ? '1 place' : `${meant.length} places`)).toBeVisible();
    await expect(names(page)).toHaveCount(meant.length);
  }
  await chip(page, 'Popular').click();
  await expect(names(page)).toHaveCount(places.filter(({ popular }) => popular).length);
  await expect(page.getByRole('searchbox')).toHaveValue('Popular');
});

test('Veg lists no Non Veg, and the stays know their two kinds', inLongRun, async ({ page }) => {
  const { restaurants, resorts } = sampleRegion;
  await page.goto('/restaurant-directory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants Directory');
  for (const category of ['Maharashtrian', 'Veg', 'Non Veg'] as const) {
    await chip(page, category).click();
    await expect(names(page)).toHaveCount(restaurants.filter(({ categories }) => categories.includes(category)).length);
  }
  await page.goto('/accommodation-directory');
  await chip(page, 'Signature Stays').click();
  await expect(page.getByRole('searchbox')).toHaveValue('Signature Stay');
  await expect(names(page)).toHaveCount(resorts.filter(({ categories }) => categories.includes('Signature Stay')).length);
});

test('the dropdowns of regions and amenities narrow the list', inLongRun, async ({ page }) => {
  const region = sampleRegion.regions.find(({ name }) => name === 'Ale, Belhe & Ane');
  await page.goto('/tourism-directory');
  const regions = page.getByRole('combobox', { name: 'Region' });
  await expect(regions.getByRole('option').first()).toHaveText('Select Region');
  await regions.selectOption('Ale, Belhe & Ane');
  await expect(names(page)).toHaveCount(sampleRegion.places.filter(({ regionId }) => regionId === region?._id).length);
  await page.goto('/accommodation-directory');
  await page.getByRole('combobox', { name: 'Amenity' }).selectOption('Swimming Pool');
  await expect(names(page)).toHaveCount(sampleRegion.resorts.filter(({ amenitiesOffered }) => amenitiesOffered.pool).length);
});

for (const [directory, sentence] of [
  ['/tourism-directory', 'No tourist places match your search.'],
  ['/accommodation-directory', 'No resorts match your search.'],
  ['/restaurant-directory', 'No tourist places match your search.'],
] as const) {
  // One kit: in the long run all of them.
  test(`a search that finds nothing at ${directory} says so and can be cleared`, inLongRun, async ({ page }) => {
    await page.goto(directory);
    await page.getByRole('searchbox').fill('no such thing');
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(names(page)).not.toHaveCount(0);
  });
}

test('a search looks into names, other names, Marathi and the text, and says how many it found', inLongRun, async ({ page }) => {
  await page.goto('/tourism-directory');
  for (const text of ['shivneri', 'SHIVNERI', 'शिवनेरी']) {
    await page.getByRole('searchbox').fill(text);
    await expect(names(page).filter({ hasText: 'Shivneri Fort' })).toHaveCount(1);
  }
  await page.getByRole('searchbox').fill('gmrt');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ places?$/);
});

test('filters live in the address and come back with the browser’s back', async ({ page }) => {
  await page.goto('/tourism-directory');
  await chip(page, 'M-P').click();
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Ale, Belhe & Ane');
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'M-P' && url.searchParams.get('region') === 'ale, belhe & ane');
  const there = sampleRegion.regions.find(({ name }) => name === 'Ale, Belhe & Ane')?._id;
  const shown = sampleRegion.places.filter(({ name, regionId }) => /^[M-P]/.test(name) && regionId === there).length;
  expect(shown).toBeGreaterThan(0);
  await expect(names(page)).toHaveCount(shown);
  await names(page).first().click();
  await expect(page).toHaveURL(/\/tourism-directory\/[^?]+$/);

  await page.goBack();
  await expect(chip(page, 'M-P')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('ale, belhe & ane');
  await expect(names(page)).toHaveCount(shown);
  await page.reload();
  await expect(names(page)).toHaveCount(shown);

  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('');
  await expect(chip(page, 'M-P')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(count(page, '74 places')).toBeVisible();
});

test('typing is one step: back leaves the list at once', inLongRun, async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tourism Directory' }).click();
  await page.getByRole('searchbox').pressSequentially('dam');
  await expect(page).toHaveURL(/search=dam$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('an address that only begins like one name leads to it, on this phone and on the server', inLongRun, async ({ page, server }) => {
  await page.goto('/tourism-directory/hadsar-something');
  await expect(page).toHaveURL(/\/tourism-directory\/hadsar-fort$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadsar Fort');
  const answer = await fetch(`${server.address}/tourism-directory/hadsar-something`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/tourism-directory/hadsar-fort']);
});

test('an unknown listing, category or region says so and offers what comes near', inLongRun, async ({ page, server }) => {
  for (const address of ['/tourism-directory/shivnery-forth', '/fortss', '/forts/nowhere', '/a/b/c/d']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
    await expect(page.getByRole('main').getByRole('link', { name: 'Tourism Directory', exact: true })).toBeVisible();
    expect((await fetch(server.address + address)).status).toBe(404);
  }
  await page.goto('/tourism-directory/shivnery-forth');
  await page.getByRole('link', { name: /^Shivneri Fort/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shivneri Fort');
});

for (const viewport of [{ width: 390, height: 844 }, ...(long ? [{ width: 1440, height: 900 }] : [])]) {
  test(`on a screen ${viewport.width} wide a new page begins at its top with the focus on its heading, and back returns to the place`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/tourism-directory');
    await expect(count(page, '74 places')).toBeVisible();
    // The list is rendered in pieces: its end brings the rest.
    await names(page).last().scrollIntoViewIfNeeded();
    await expect(names(page)).toHaveCount(74);
    const far = names(page).nth(66);
    await far.scrollIntoViewIfNeeded();
    const name = String(sampleRegion.places.map((place) => place.name).sort(new Intl.Collator('en', { numeric: true }).compare)[66]);
    const before = await restingAt(page);
    expect(before).toBeGreaterThan(1_000);

    await far.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Tourism Directory' })).toBeVisible();
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(3);
    await expect(far).toBeInViewport();
  });
}

test('the button to the top appears past 300 pixels and leads there', inLongRun, async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo(0, 290));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 320));
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(button).toBeHidden();
});

test('a chosen display is there before the first paint', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  const tab = await context.newPage();
  await noteDisplayAtBody(tab);
  await tab.goto('/');
  expect(await displayAtBody(tab)).toBe('dark');
  expect(await tab.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  expect(dark).not.toBe('rgb(255, 255, 255)');
  await tab.close();
});

test('the language of the address stays on every way through the site', inLongRun, async ({ page }) => {
  await page.goto('/?lang=mr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await page.getByRole('contentinfo').locator('a[href^="/tourism-directory"]').click();
  await expect(page).toHaveURL(/\/tourism-directory\?lang=mr$/);
  await page.getByRole('link', { name: /^अहुपे घाट/ }).click();
  await expect(page).toHaveURL(/\/tourism-directory\/ahupe-ghat\?lang=mr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await page.goto('/tourism-directory/ahupe-ghat');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
