import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { everyRoute } from './addresses.ts';
import { test } from './journey.ts';
import { test as phoneTest } from './phone.ts';
import { waitUntilReady } from './readiness.ts';

/**
 * All public routes of spec section 2, on a phone, a tablet and a desktop. Errors, policy violations and foreign requests fail
 * every one of these tests. What each rule of accessibility says on a phone is in `axe.spec.ts`, narrow screens and large
 * letters are in `fits.spec.ts`, every single listing without signal is in `browse-offline.spec.ts`.
 */
const screens = [
  { device: 'a phone', width: 390, height: 844 },
  { device: 'a tablet', width: 820, height: 1180 },
  { device: 'a desktop', width: 1440, height: 900 },
];

const site = 'Junnar Tourism Helpdesk';
/** Where a tab is not named like its page's heading. */
const tabs: Readonly<Record<string, string>> = {
  '/': site,
  '/events': `Events · ${site}`,
  '/dams%20%26%20lakes': `Dams & Lakes · ${site}`,
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

/** How far the page, or the area that scrolls in it, can be pushed sideways. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('[data-scroll-restoration-id]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

/** Phones are measured in `axe.spec.ts`; a tablet lies between the two and is measured in the long run. */
const measured = process.env.TEST_LONG ? ['a tablet', 'a desktop'] : ['a desktop'];

for (const { device, width, height } of screens) {
  test(`on ${device} every route is there by its address and by reload`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    if (device !== 'a phone') await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of everyRoute) {
      await page.goto(route.address);
      await expectPage(page, route);
      expect(await sideways(page), route.address).toBeLessThanOrEqual(0);
      if (measured.includes(device)) await expectAccessible(page, route.address);
      await page.reload();
      await expectPage(page, route);
    }
  });
}

/** As in `axe.spec.ts`. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** By day every rule, by night those that colours can break. */
async function expectAccessible(page: Page, address: string): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await expectNone(page, new AxeBuilder({ page }).withTags(tags), address);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']), `${address} by night`);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNone(page: Page, rules: AxeBuilder, what: string): Promise<void> {
  // Colours are measured when they stand still.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
  const { violations } = await rules.analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
      what,
    )
    .toEqual([]);
}

test('every route is there by a link, with the focus on its heading', async ({ page }) => {
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
    '/about-us': () => menu('About Us'),
    '/events': () => menu('Events'),
    '/contact-us': () => menu('Contact Us'),
    '/donate-for-junnar': () => page.getByRole('banner').getByRole('link', { name: 'Donate' }).click(),
    '/privacy-policy': () => footer('Privacy policy'),
    '/terms-and-conditions': () => footer('Terms'),
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
  async ({ phone, server }) => {
    phoneTest.setTimeout(120_000);
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
        expect(await sideways(page), `${route.address} at ${width}`).toBeLessThanOrEqual(0);
      }
      await page.reload({ waitUntil: 'commit' });
      await expectPage(page, route);
      await expect(page.getByText('Offline. Showing pages saved on this phone.')).toBeVisible();
    }
  },
);
