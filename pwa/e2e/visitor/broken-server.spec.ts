import { expect, type Page, type Request, type Route } from '@playwright/test';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/newcomer.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { reachUntil } from '#e2e/testing/stored-catalogue.ts';

/** Each failure that visitors meet, broken on purpose: seen and retried, counters excepted (product 7.5). */
test.use({ expected: /^Failed to load resource/ });

const answers: readonly { how: string; answer: (route: Route) => Promise<void> }[] = [
  { how: 'with an error', answer: (route) => route.fulfill({ status: 500, json: { status: false, displayMessage: 'No.', result: null } }) },
  {
    how: 'with the login page of somebody’s Wi-Fi',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome to our Wi-Fi</h1>' }),
  },
  { how: 'not at all', answer: (route) => route.abort() },
];

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const isPage = (request: Request) => request.resourceType() === 'fetch' && !/^\/(?:api|assets)\//.test(new URL(request.url()).pathname);
const strip = (page: Page) => page.getByRole('banner').getByText('The guide did not load.');

/** What screens fetch by themselves: one pull, without which these pages have nothing to show. */
const needy = [
  '/tourism-directory',
  '/temples/lenyadri%20%26%20otur',
  ...(long
    ? [
        '/tourism-directory/shivneri-fort',
        '/donate-for-junnar',
        '/accommodation-directory',
        '/restaurant-directory',
        '/accommodation-directory/sataswarna-heritage-haveli',
        '/restaurant-directory/modak-%26-more',
        '/dams%20%26%20lakes',
      ]
    : []),
];

for (const { how, answer } of long ? answers : answers.slice(0, 1)) {
  test(`when the guide is answered ${how}, every page that needs it says so and tries again`, async ({ context, page }) => {
    await context.route('**/api/sync/**', answer);
    // Until the guide is here, a list is asked for as the page that it is.
    await context.route('**/*', (route) => (isPage(route.request()) ? answer(route) : route.fallback()));
    for (const address of needy) {
      // What a page shows comes with it; the guide is what the next one is made of.
      await page.goto('/about-us');
      await expect(strip(page)).toBeVisible();
      const asPage = page.waitForRequest(isPage);
      await page.evaluate((to) => history.pushState(null, '', to), address);
      await asPage;
      await expect(page.getByRole('main').getByText('The list did not load')).toBeVisible();
      await expect(tryAgain(page)).toBeVisible();
    }

    await context.unroute('**/api/sync/**');
    await context.unroute('**/*');
    await tryAgain(page).click();
    await expect(page.getByRole('main').getByText('The list did not load')).toBeHidden();
    await expect(strip(page)).toBeHidden();
  });

  test(`when a report is answered ${how}, its download says so and is tried again`, inLongRun, async ({ context, page }) => {
    await context.route('**/api/reports/**', answer);
    await page.goto('/donate-for-junnar#financials');
    await page.getByLabel('Project Reports').selectOption('Shivneri Step Repair 2024');
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('The report could not be downloaded.')).toBeVisible();
    await context.unroute('**/api/reports/**');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Retry' }).click();
    expect((await file).suggestedFilename()).toBe('Shivneri Step Repair 2024.pdf');
  });

  test(`when the visitor count is answered ${how}, it stays at 0 and nothing is said of it`, inLongRun, async ({ context, page }) => {
    const counted = page.getByRole('contentinfo').getByText(/^Visitors so far/);
    let asked = 0;
    await context.route('**/api/visitor-count', (route) => {
      asked += 1;
      return answer(route);
    });
    await page.goto('/about-us');
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(counted).toHaveText('Visitors so far: 0');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /again|Retry/ })).toHaveCount(0);

    await context.unroute('**/api/visitor-count');
    await context.route('**/api/visitor-count', (route) =>
      route.fulfill({ json: { status: true, displayMessage: 'OK', count: 104_382, result: { count: 104_382 } } }),
    );
    await reachUntil(page, async () => (await counted.innerText()) === 'Visitors so far: 1,04,382');
  });
}

test(
  'a phone that holds the guide keeps showing it when the server breaks, and says of what kind its pages are',
  inLongRun,
  async ({ context, page }) => {
    await page.goto('/restaurant-directory');
    await waitUntilReady(page);
    for (const { answer } of answers) {
      await context.route('**/api/sync/**', answer);
      await page.reload();
      await expect(page.getByText('18 restaurants', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Offline. Showing pages saved on this phone.')).toBeVisible();
      await context.unroute('**/api/sync/**');
      await reachUntil(page, () => page.getByText('Offline. Showing pages saved on this phone.').isHidden());
    }
  },
);
