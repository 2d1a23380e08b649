import { expect, type Page } from '@playwright/test';

import { everyRoute } from './addresses.ts';
import { test } from './journey.ts';
import { stickingOut } from './sticking-out.ts';

/** In CSS pixels; a text of 32 is twice the size that browsers begin with. */
const screens = [
  { name: 'a screen 320 wide', width: 320, text: 16 },
  { name: 'a screen 360 wide', width: 360, text: 16 },
  { name: 'a screen 360 wide with text of twice the size', width: 360, text: 32 },
  { name: 'a screen 768 wide', width: 768, text: 16 },
  { name: 'a screen 1440 wide', width: 1440, text: 16 },
];

for (const { name, width, text } of screens) {
  test(`on ${name} nothing sticks out`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });

    const expectFits = async (what: string) => expect.soft(await page.evaluate(stickingOut), `what sticks out ${what}`).toEqual([]);
    for (const { address, heading } of everyRoute) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${text}px`);
      await expectFits(`at ${address}`);
    }

    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectFits('of the menu');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.goto('/');
    await page.getByRole('button', { name: 'Let’s Start' }).click();
    await expectFits('of the intro');
    await page.goto('/tourism-directory?search=zzzz');
    await expect(page.getByText('No tourist places match your search.')).toBeVisible();
    await expectFits('of an empty list');
    await openLightbox(page);
    await expectFits('of the lightbox');
  });
}

async function openLightbox(page: Page): Promise<void> {
  await page.goto('/tourism-directory/shivneri-fort');
  await page.getByRole('button', { name: 'Open picture 1 of 3' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
