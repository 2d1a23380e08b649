import { expect, type Page } from '@playwright/test';
import { everyRoute, oneOfEachKind } from '#e2e/testing/addresses.ts';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readerTest as phoneTest } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

/**
 * All public routes (product 3.1), on every screen. Errors, policy violations and foreign requests fail every one of
 * these tests. Every single listing without signal is in `offline/browse-offline.spec.ts`.
 */

/** `offline/browse-offline.spec.ts` opens each kind of page without signal in every run. */
/** In CSS pixels: a phone, a tablet and a desktop. */
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
/** From the narrowest phone to a desktop. */
const widths = long ? [320, 360, 768, 820, 1440] : [320, 1440];

const site = 'Junnar Tourism Helpdesk';
/** Where a tab is not named like its page's heading. */
const tabs: Readonly<Record<string, string>> = {
  '/': site,
  '/events': `Events · ${site}`,
  '/dams%20%26%20lakes': `Dams & Lakes · ${site}`,
  '/temples/ale%2C%20belhe%20%26%20ane': `Temples: Explore the Ale, Belhe & Ane Region · ${site}`,
};

interface Route {
  readonly address: string;
  readonly heading: string;
}

async function expectPage(page: Page, { address, heading }: Route): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(tabs[address] ?? `${heading} · ${site}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

for (const route of oneOfEachKind) {
  test(`${route.address} is there by its address and by reload, fits every screen and breaks no rule of accessibility`, async ({
    page,
    context,
  }) => {
    await page.goto(route.address);
    await expectPage(page, route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(stickingOut), `what sticks out at ${width}`).toEqual([]);
    }
    if (long) {
      await expectNoViolation(page);
      await expectNoColourViolation(page, 'dark');
    }

    // High enough for all of it: half of a link that a bar at the bottom covers for now counts as too small.
    await page.setViewportSize({ width: 360, height: 8_000 });
    await expectNoViolation(page);
    await expectNoColourViolation(page, 'dark');

    await page.setViewportSize({ width: 360, height: 800 });
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await page.reload();
    await expectPage(page, route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect.soft(await page.evaluate(stickingOut), 'what sticks out when texts are twice the size').toEqual([]);
  });
}

test('every route is there by a link, with the focus on its heading', inLongRun, async ({ page }) => {
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
  };
  const footer = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  const to = (address: string) => page.locator(`main a[href="${address}"]`).first().click();
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    '/': () => menu('Home'),
    '/tourism-directory': () => menu('Tourism Directory'),
    '/accommodation-directory': () => menu('Accommodation Directory'),
    '/restaurant-directory': () => menu('Restaurants Directory'),
    '/essentials': () => menu('Essentials'),
    '/about-us': () => menu('About Us'),
    '/events': () => menu('Events'),
    '/contact-us': () => menu('Contact Us'),
    '/requests': () => menu('My requests'),
    '/map': () => menu('Map'),
    '/help': () => menu('Help'),
    '/saved': () => menu('Saved'),
    '/donate-for-junnar': () => page.getByRole('banner').getByRole('link', { name: 'Donate' }).click(),
    '/privacy-policy': () => footer('Privacy policy'),
    '/terms-and-conditions': () => footer('Terms'),
    '/data': () => footer('Open data'),
    '/tourism-directory/shivneri-fort': async () => {
      await menu('Tourism Directory');
      await page.getByRole('searchbox').fill('Shivneri Fort');
      await to('/tourism-directory/shivneri-fort');
    },
    '/accommodation-directory/sataswarna-heritage-haveli': async () => {
      await menu('Accommodation Directory');
      await to('/accommodation-directory/sataswarna-heritage-haveli');
    },
    '/restaurant-directory/modak-%26-more': async () => {
      await menu('Restaurants Directory');
      await to('/restaurant-directory/modak-%26-more');
    },
    '/essentials/kukadi-rural-hospital': async () => {
      await menu('Essentials');
      await to('/essentials/kukadi-rural-hospital');
    },
    '/dams%20%26%20lakes': async () => {
      await menu('Home');
      await page.getByRole('button', { name: 'Let’s Start' }).click();
      await to('/dams%20%26%20lakes');
    },
    '/temples/ale%2C%20belhe%20%26%20ane': async () => {
      await menu('Home');
      await page.getByRole('button', { name: 'Let’s Start' }).click();
      await to('/temples');
      await to('/temples/ale%2C%20belhe%20%26%20ane');
    },
  };

  await page.goto('/about-us');
  for (const route of everyRoute.filter(({ heading }) => heading !== 'There is no such page')) {
    await ways[route.address]?.();
    await expect(page).toHaveURL(route.address);
    await expectPage(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

phoneTest(
  'without signal every route is there by its address and by reload, on every screen, by day and by night',
  inLongRun,
  async ({ regular: phone, server }) => {
    const { page } = phone;
    await page.goto('/');
    await waitUntilReady(page);
    await server.kill();
    for (const [at, route] of everyRoute.entries()) {
      await page.emulateMedia({ colorScheme: at % 2 === 0 ? 'light' : 'dark' });
      await page.goto(route.address, { waitUntil: 'commit' });
      await expectPage(page, route);
      for (const { width, height } of screens) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(stickingOut), `what sticks out of ${route.address} at ${width}`).toEqual([]);
      }
      await page.reload({ waitUntil: 'commit' });
      await expectPage(page, route);
      await expect(page.getByText('Offline. Showing pages saved on this phone.')).toBeVisible();
    }
  },
);
