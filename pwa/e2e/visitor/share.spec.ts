import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page } from '@playwright/test';

import { test } from '#e2e/testing/journey.ts';
import { expectTold } from '#e2e/testing/told.ts';

const name = 'शिवनेरी किल्ला';
const shared = '/tourism-directory/shivneri-fort?lang=mr';
const locale = { locale: 'mr' } as const;
const shareButton = (page: Page) => page.getByRole('button', { name: messagesIn(locale.locale).share_listing({ name }) });

test('a listing is handed in its language to what the phone shares with, or its address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${shared}&utm_source=poster`);
  const origin = new URL(page.url()).origin;
  await shareButton(page).focus();
  await page.keyboard.press('Enter');
  await expectTold(page, messagesIn(locale.locale).share_copied());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + shared);

  // Chromium on Linux has nothing to share with.
  const handed = await page.evaluateHandle(() => {
    const taken: ShareData[] = [];
    navigator.share = async (data) => void taken.push(data ?? {});
    return taken;
  });
  await shareButton(page).click();
  await expect.poll(() => handed.jsonValue()).toEqual([{ title: name, url: origin + shared }]);
});

test('what the page is called, holds and is known by follows its reader from page to page', async ({ page }) => {
  await page.goto('/tourism-directory?search=shivneri%20fort');
  const origin = new URL(page.url()).origin;
  const known = page.locator('head link[rel=canonical]');
  const description = page.locator('head meta[name=description]');
  await expect(known).toHaveAttribute('href', `${origin}/tourism-directory`);
  await expect(description).toHaveAttribute('content', messagesIn('en').head_places());
  await page.getByRole('main').locator('a[href="/tourism-directory/shivneri-fort"]').click();
  await expect(page).toHaveTitle(/^Shivneri Fort · /);
  await expect(known).toHaveAttribute('href', `${origin}/tourism-directory/shivneri-fort`);
  await expect(description).toHaveAttribute('content', /^Chhatrapati Shivaji Maharaj was born on this hill/);
  await expect(page.locator('head title')).toHaveCount(1);
});
