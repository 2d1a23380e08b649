import { expect, type Page } from '@playwright/test';

import { attracting } from '#e2e/testing/kiosk.ts';
import type { LeapingClock } from '#e2e/testing/leaping-clock.ts';

const main = (page: Page) => page.getByRole('main');
const dock = (page: Page) => page.getByRole('navigation', { name: 'Kiosk' });
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

async function openPlaces(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Tourism Directory' }).click();
  await heading(page, 'Tourism Directory');
}

async function openCaves(page: Page): Promise<void> {
  await openPlaces(page);
  await page.getByRole('searchbox').fill('lenyadri');
  await main(page)
    .getByRole('link', { name: /Lenyadri Caves/ })
    .first()
    .click();
  await heading(page, 'Lenyadri Caves');
}

const openContact = (page: Page) => page.getByRole('link', { name: 'Contact Us' }).first().click();

/** Waits for the answer, or for what stands where there was none. */
export async function sendComment(page: Page, comment: string): Promise<void> {
  await openContact(page);
  await page.getByLabel('Name', { exact: true }).fill('Asha Gore');
  await page.getByLabel('Email').fill('asha@example.org');
  await page.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
  await page.getByLabel('Query type').selectOption('Donation Related');
  await page.getByLabel('Comment').fill(comment);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^(Your reference is|Name: A…) /).first()).toBeVisible();
}

/** What people do at a counter, from the kiosk's home on; none tidies up. */
export const doings: readonly ((page: Page) => Promise<void>)[] = [
  async function read(page) {
    await openCaves(page);
    await dock(page).getByRole('button', { name: 'Back' }).click();
    await heading(page, 'Tourism Directory');
  },
  async function lookAtMap(page) {
    await main(page).getByRole('link', { name: 'Map', exact: true }).click();
    await heading(page, 'Map of the region');
  },
  async function typeAndLeave(page) {
    await openContact(page);
    await page.getByLabel('Name', { exact: true }).click();
    const board = page.getByRole('region', { name: 'Keyboard' });
    for (const letter of ['a', 's', 'h', 'a']) await board.getByRole('button', { name: letter, exact: true }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('asha');
  },
  async function speakMarathi(page) {
    await dock(page).getByRole('button', { name: 'Language' }).click();
    await page.getByRole('button', { name: 'मराठी' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
    await main(page).getByRole('link', { name: 'नकाशा', exact: true }).click();
  },
  async function listen(page) {
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('F2');
    await expect(page.getByText(/no voice for English/)).toBeVisible();
  },
  async function plan(page) {
    await openPlaces(page);
    await main(page).getByRole('button', { name: /^Save/ }).first().click();
  },
  async function seeLarge(page) {
    await dock(page).getByRole('button', { name: 'Hear and see' }).click();
    await page.getByRole('button', { name: 'Text twice as large' }).click();
    await page.getByRole('button', { name: 'High contrast' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await openPlaces(page);
  },
  async function takeAlong(page) {
    await openCaves(page);
    await dock(page).getByRole('button', { name: 'On my phone' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code' })).toBeVisible();
  },
  async function seekHelp(page) {
    await dock(page).getByRole('link', { name: 'Help' }).click();
    await page.getByRole('link', { name: /112/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  async function searchInVain(page) {
    await main(page).getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('qxzvw');
    await expect(page.getByRole('dialog').getByText('Nothing matches your search').first()).toBeVisible();
  },
];

/** In whatever language somebody spoke last. */
const finished = (page: Page) => page.getByRole('button', { name: /^(I am finished|माझे झाले)$/ });

/** Every third just walks away, and so does whoever has something open. */
export async function leave(page: Page, clock: LeapingClock, visitor: number): Promise<void> {
  const hasOpen = await page.locator('[role="dialog"], [data-keys]').first().isVisible();
  if (hasOpen || visitor % 3 === 0) {
    await clock.leap(61_000);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await clock.leap(31_000);
  } else {
    await finished(page).click();
  }
  await attracting(page);
}
