import { expect, type Page } from '@playwright/test';

import { everyRoute } from '#e2e/testing/addresses.ts';
import { test } from '#e2e/testing/counter.ts';
import { attracting, begin, pairedKiosk } from '#e2e/testing/kiosk.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { scanned } from '#e2e/testing/scanned.ts';

/** Opens an address within the visit, as a link does. */
async function open(page: Page, { address, heading }: { address: string; heading: string }): Promise<void> {
  // A sign of whoever is here.
  await page.mouse.wheel(0, 1);
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }).first()).toBeVisible();
}

const routes = everyRoute.filter(({ address }) => address !== '/');

/** What is open when nobody answers any more. */
const leftOpen: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the search': (page) => page.locator('header').getByRole('button', { name: 'Search everything' }).click(),
  'the keyboard': (page) => page.getByRole('searchbox').click(),
  filters: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  'a code': (page) => page.getByRole('button', { name: 'On my phone' }).click(),
  languages: (page) => page.getByRole('button', { name: 'Language' }).click(),
  headphones: async (page) => {
    await page.getByRole('button', { name: 'Hear and see' }).click();
    await page.getByRole('button', { name: 'Read the screen aloud' }).click();
  },
  'text twice as large': async (page) => {
    await page.getByRole('button', { name: 'Hear and see' }).click();
    await page.getByRole('button', { name: 'Text twice as large' }).click();
  },
  'the PIN': async (page) => {
    await page.mouse.move(120, 60);
    await page.mouse.down();
    await page.clock.runFor(3_000);
    await page.mouse.up();
  },
};

async function expectToEndAlone(page: Page): Promise<void> {
  await page.clock.runFor(61_000);
  await expect(page.getByRole('alertdialog', { name: 'Do you need more time?' })).toBeVisible();
  await page.clock.runFor(31_000);
  await attracting(page);
  await expect(page).toHaveURL(/\/kiosk$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-text');
}

test('from every screen, whatever is open over it, a kiosk comes back by itself', inLongRun, async ({ page, server }) => {
  await page.clock.install();
  await pairedKiosk(page, server);
  for (const route of routes) {
    await test.step(route.address, async () => {
      await begin(page);
      await open(page, route);
      await expectToEndAlone(page);
    });
  }
  for (const [what, act] of Object.entries(leftOpen)) {
    await test.step(what, async () => {
      await begin(page);
      await open(page, { address: '/tourism-directory', heading: 'Tourism Directory' });
      await act(page);
      await expectToEndAlone(page);
    });
  }
});

test('every link that leads out of any page is a code with its address', inLongRun, async ({ page, server }) => {
  await pairedKiosk(page, server);
  await begin(page);
  const seen = new Set<string>();
  for (const route of routes) {
    await open(page, route);
    const links = await page.locator('#root a[href]').evaluateAll((all) =>
      all.flatMap((link) => {
        const { href, origin, protocol, target, download } = link as HTMLAnchorElement;
        const isOut = !/^https?:$/.test(protocol) || origin !== location.origin || target !== '' || download !== '';
        return isOut && link.checkVisibility() ? [{ href, asWritten: link.getAttribute('href') }] : [];
      }),
    );
    for (const { href, asWritten } of links) {
      if (seen.has(href)) continue;
      seen.add(href);
      await test.step(`${route.address}: ${href}`, async () => {
        const link = page
          .locator(`#root a[href=${JSON.stringify(asWritten)}]`)
          .filter({ visible: true })
          .first();
        // Not under the dock.
        await link.evaluate((each) => each.scrollIntoView({ block: 'center' }));
        await link.click();
        expect(await scanned(page, 'QR code')).toBe(href);
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
        expect(page.url()).toContain(route.address);
      });
    }
  }
  expect(seen.size).toBeGreaterThan(30);
  expect(page.context().pages()).toHaveLength(1);
});
