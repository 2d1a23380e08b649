import { expect, type Locator } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { readerTest as test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';

// The back-office is on no phone of a visitor: the router says so on the console.
test.use({ expected: /A part of the app did not load/ });

/** The widths that the pictures really have, which `srcset` hides; 0 is one that did not come. */
const widthsOf = (pictures: Locator) =>
  pictures.evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async ({ currentSrc }) => {
        const plain = new Image();
        plain.src = currentSrc;
        await plain.decode().catch(() => undefined);
        return plain.naturalWidth;
      }),
    ),
  );

test(
  'without signal an opened listing shows its photos, one that was never opened its list picture, and the login says why it waits',
  inLongRun,
  async ({ regular: phone, server }) => {
    await phone.page.goto('/tourism-directory/hadsar-fort');
    await waitUntilReady(phone.page);
    await expect(phone.page.getByText('Available offline').first()).toBeVisible();
    await server.kill();
    await phone.killAndReopen();

    const { page } = phone;
    const pictures = page.getByRole('button', { name: /^Open picture \d of 3$/ });
    await page.goto('/tourism-directory/hadsar-fort');
    await expect(pictures.locator('img')).toHaveCount(3);
    await expect.poll(() => widthsOf(pictures.locator('img'))).toEqual([640, 640, 640]);
    await expect(page.getByText('Available offline').first()).toBeVisible();

    await page.goto('/tourism-directory/nimgiri-fort');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nimgiri Fort');
    // A drawn ridge stands in for the others, with the words that stand for them.
    await expect(pictures.locator('svg[role="img"]')).toHaveCount(2);
    await expect.poll(() => widthsOf(pictures.locator('img'))).toEqual([320]);
    await expect(page.getByText('Available offline').filter({ visible: true })).toHaveCount(0);
    await pictures.nth(1).click();
    const isMissing = page.getByRole('dialog').getByText('This picture is not saved on this phone. It will show when you are online.');
    await expect(isMissing).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(isMissing).toBeHidden();

    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'The back-office needs a connection' })).toBeVisible();
    await server.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Email').fill('office@example.org');
    await page.getByLabel('Password', { exact: true }).fill('no matter which');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('main').getByText('This device is offline. Logging in needs a connection.')).toBeVisible();
  },
);

test('“Save all pictures” keeps the photos of every listing, until their space is given back', inLongRun, async ({ phone, server }) => {
  const menu = phone.page.getByRole('navigation', { name: 'Main menu' });
  await phone.page.goto('/');
  await waitUntilReady(phone.page);
  await phone.page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Save all pictures' }).click();
  await expect(menu.getByText(/^All pictures are on this phone\. [\d.]+\sMB$/)).toBeVisible();
  await server.kill();
  await phone.killAndReopen();

  const { page } = phone;
  const pictures = page.getByRole('button', { name: /^Open picture \d of 3$/ });
  for (const address of ['/tourism-directory/nimgiri-fort', '/restaurant-directory/modak-%26-more']) {
    await page.goto(address);
    await expect.poll(async () => (await widthsOf(pictures.locator('img'))).filter(Boolean).length).toBe(3);
    await pictures.first().click();
    const lightbox = page.getByRole('dialog');
    for (const position of ['1 of 3', '2 of 3', '3 of 3']) {
      await expect(lightbox.getByRole('status')).toHaveText(position);
      await expect.poll(() => widthsOf(lightbox.locator('img'))).toEqual([640]);
      await page.keyboard.press('ArrowRight');
    }
  }

  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Free this space' }).click();
  await expect(page.getByRole('button', { name: 'Save all pictures' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('all-pictures'))).toBe(false);
});
