import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readerTest as phoneTest } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

/** The map of the region, and what leads to it. */

const drawing = (page: Page) => page.getByRole('img', { name: /^Map of the region/ });
const surface = (page: Page) => page.getByRole('group', { name: /^Map\. Use/ });
const kind = (page: Page, name: string) => page.getByRole('group', { name: 'Show on the map' }).getByRole('button', { name });
const rows = (page: Page) => page.getByRole('region', { name: 'On the map' }).getByRole('listitem');
const card = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** The numbers on the map: what stands at one point is told as one. */
const numbers = (page: Page) => drawing(page).locator('g > rect + rect + text').allTextContents();

/** North of the old town. */
const field = { latitude: 19.221, longitude: 73.866, accuracy: 900 };

phoneTest.describe('on a phone', () => {
  phoneTest.use({ viewport: { width: 360, height: 740 } });

  phoneTest('without signal the map shows all, opens a number, and leads on from what is chosen', async ({ regular: phone, server }) => {
    const { page } = phone;
    await page.goto('/');
    await waitUntilReady(page);
    await server.kill();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Map' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map of the region');
    await expect(drawing(page)).toHaveAccessibleName('Map of the region. Listings shown: 122');
    expect(await page.evaluate(stickingOut)).toEqual([]);

    await phoneTest.step('a number opens by enlarging', async () => {
      const before = await numbers(page);
      const largest = String(Math.max(...before.map(Number)));
      await drawing(page).getByText(largest, { exact: true }).first().click({ force: true });
      await expect.poll(async () => (await numbers(page)).includes(largest)).toBe(false);
    });

    await phoneTest.step('the list says the same, and a row is chosen on the map', async () => {
      await button(page, 'List (122)').click();
      await rows(page).getByRole('button', { name: 'Ahupe Ghat' }).click();
      await expect(card(page).getByRole('heading')).toHaveText('Ahupe Ghat');
      await expect(card(page).getByRole('heading')).toBeFocused();
      await expect(drawing(page)).toContainText('Ahupe Ghat');
    });

    await phoneTest.step('Back closes the card, and back on the map it is as it was', async () => {
      await page.goBack();
      await expect(card(page)).toHaveCount(0);
      await page.goForward();
      await card(page).getByRole('link', { name: 'Show this place' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ahupe Ghat');
      await page.goBack();
      await expect(card(page).getByRole('heading')).toHaveText('Ahupe Ghat');
    });

    await phoneTest.step('a page shows what is near, and opens the map there', async () => {
      await page.goto('/tourism-directory/shivneri-fort');
      const where = page.getByRole('region', { name: 'Where it is' });
      await expect(where.getByRole('listitem')).toHaveCount(3);
      await expect(where.getByRole('listitem').first()).toContainText(/\d+ m \w+/);
      await where.getByRole('link', { name: 'Open on the map' }).click();
      await expect(card(page).getByRole('heading')).toHaveText('Shivneri Fort');
    });
  });
});

test('where somebody is stays on the phone: it orders the list, draws the way, and is in no request and no address', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(field);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/map');
  await expect(rows(page).first()).toContainText('Ahupe Ghat');
  await expect(drawing(page).getByText('You')).toHaveCount(0);
  await button(page, 'My location').click();
  await expect(drawing(page).getByText('You')).toBeVisible();
  await expect(page.getByText('122 on the map, nearest first')).toBeVisible();
  await rows(page).first().getByRole('button').click();
  await expect(card(page)).toContainText(/(km|m) [a-z-]+, straight line/);
  await card(page).getByRole('link').click();
  await page.goBack();
  await page.reload();
  await expect(card(page)).toBeVisible();
  expect(page.url()).not.toMatch(/19\.2|73\.8/);
  expect(sent.filter((request) => /19\.22|73\.86/.test(request))).toEqual([]);
});

test('kinds, keys and buttons change what is seen, and the map is whole for a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/map?lang=en');
  await expect(page.getByText('122 on the map, by name')).toBeVisible();
  await expectNoViolation(page);
  await expectNoColourViolation(page, 'dark');

  await test.step('what a chip leaves out is on no pin, in no row and not in the number', async () => {
    for (const name of ['Places', 'Stays', 'Food']) await kind(page, name).click();
    await expect(drawing(page)).toHaveAccessibleName('Map of the region. Listings shown: 12');
    await expect(rows(page)).toHaveCount(12);
    await expect(page).toHaveURL(/without=places\.resorts\.restaurants/);
    await kind(page, 'Open now').click();
    await expect(rows(page).filter({ hasText: 'Kukadi Rural Hospital' })).toHaveCount(1);
    await expect(rows(page).filter({ hasText: 'Teen Rasta Bus Stand' })).toHaveCount(0);
    await page.goto('/map');
  });

  await test.step('keys and buttons move it and change its size', async () => {
    const seen = () => drawing(page).locator('svg > g > g').first().getAttribute('transform');
    let before = await seen();
    const changes = async (act: () => Promise<void>) => {
      await act();
      await expect.poll(seen).not.toBe(before);
      before = await seen();
    };
    await surface(page).focus();
    for (const key of ['ArrowLeft', 'ArrowDown', '+', '-']) await changes(() => page.keyboard.press(key));
    await changes(() => button(page, 'Zoom in').click());
    await changes(() => button(page, 'Zoom out').click());
    const box = await surface(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 60];
    await changes(async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 120, y + 40, { steps: 3 });
      await page.mouse.up();
    });
    await changes(() => page.mouse.wheel(0, -300));
  });

  await test.step('a link to a listing opens with its card', async () => {
    await rows(page).getByRole('button', { name: 'Lenyadri Caves' }).click();
    const address = page.url();
    await page.goto(address.replace('?', '?lang=mr&'));
    await expect(page.getByRole('region', { name: 'नकाशावर निवडलेले' })).toBeVisible();
    await expectNoViolation(page);
  });
});
