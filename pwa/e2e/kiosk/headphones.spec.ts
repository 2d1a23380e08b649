import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/counter.ts';
import { begin, counter, pairedKiosk } from '#e2e/testing/kiosk.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { scanned } from '#e2e/testing/scanned.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

/** The kiosk without sight, by the four keys of a pad; and with little, by contrast and size. */

const keys = { previous: 'F1', next: 'F2', open: 'F3', back: 'F4' };

declare global {
  interface Window {
    spoken: string[];
  }
}

/** At the browser's edge: what it would hand to a voice. */
function recordSpeech(): void {
  window.spoken = [];
  SpeechSynthesis.prototype.speak = ({ lang, text }) => void window.spoken.push(`${lang} ${text}`);
}

const spoken = (page: Page) => page.evaluate(() => window.spoken.splice(0).join('\n'));

/** Goes on from place to place until one is called so. */
async function goTo(page: Page, name: RegExp): Promise<void> {
  await page.evaluate(() => window.spoken.splice(0));
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press(keys.next);
    if (name.test(await spoken(page))) return;
  }
  throw new Error(`Nothing was called ${name}.`);
}

const open = async (page: Page, name: RegExp) => {
  await goTo(page, name);
  await page.keyboard.press(keys.open);
};

const hears = (page: Page, words: RegExp) => expect.poll(() => page.evaluate(() => window.spoken.join('\n'))).toMatch(words);

/** What is seen of a page. What a choice offers is said when it is chosen. */
const linesOf = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    const offered = [...main.querySelectorAll('option')].map(({ text }) => text);
    const lines = main.innerText.split('\n').map((line) => line.trim());
    return lines.filter((line) => line && !offered.includes(line));
  });

test('a place is found, and its code taken along, by four keys and the ear alone', async ({ page, server }) => {
  await page.addInitScript(recordSpeech);
  await pairedKiosk(page, server);

  await test.step('the first key only begins; the screen says what the keys do', async () => {
    await page.keyboard.press(keys.next);
    await hears(page, /^en-IN Headphones are on\. Four keys: next, previous, open, back\. Welcome to Junnar, heading$/);
    await open(page, /Let’s Start, button/);
    await hears(page, /What would you like to see\?,? heading/);
  });

  await test.step('a directory opens, and its search is typed by the same keys', async () => {
    await open(page, /Tourism Directory, link/);
    await hears(page, /Tourism Directory, heading/);
    await open(page, /Search places, field, empty/);
    await hears(page, /Type with the keys that follow/);
    for (const letter of ['n', 'a', 'n', 'e']) await open(page, new RegExp(` ${letter}, button$`));
    await hears(page, /en-IN nane$/);
    await open(page, /Done, button/);
    await hears(page, /Search places, field, nane/);
    await open(page, /Naneghat.*link/);
    await hears(page, /Naneghat, heading/);
  });

  await test.step('its code is named, and leads to it', async () => {
    await open(page, /On my phone, button/);
    await hears(page, /heading$/);
    await goTo(page, /picture/);
    expect(await scanned(page, 'QR code')).toMatch(/^http/);
    await page.keyboard.press(keys.back);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press(keys.back);
    await hears(page, /Tourism Directory, heading/);
  });

  await test.step('all that is seen of a page is said', async () => {
    // The heading is said before the rows stand.
    await expect.poll(async () => (await linesOf(page)).length).toBeGreaterThan(20);
    await page.evaluate(() => window.spoken.splice(0));
    const seen = await linesOf(page);
    for (let steps = 0; steps < 60; steps += 1) await page.keyboard.press(keys.next);
    const said = await spoken(page);
    expect(seen.slice(0, 20).filter((line) => !said.includes(line))).toEqual([]);
  });

  await test.step('where there is no voice the words stand large, and this is said on the screen', async () => {
    await expect(page.getByText('This device cannot speak English. The words are shown here.')).toBeVisible();
    await expectNoViolation(page);
  });
});

test('more contrast and text twice as large hold for a visit, and nothing sticks out', async ({ page, server }) => {
  await pairedKiosk(page, server);
  await begin(page);
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const before = await size();
  await page.getByRole('button', { name: 'Hear and see' }).click();
  await page.getByRole('button', { name: 'Text twice as large' }).click();
  await page.getByRole('button', { name: 'High contrast' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await size()).toBe(2 * before);
  await expectNoViolation(page);
  for (const link of ['Tourism Directory', 'Naneghat', 'Contact Us', 'Help']) {
    for (const screen of [counter, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(screen);
      expect(await page.evaluate(stickingOut)).toEqual([]);
    }
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.getByRole('button', { name: 'I am finished' }).click();
  // A new document begins meanwhile.
  await expect.poll(() => size().catch(() => 0)).toBe(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
