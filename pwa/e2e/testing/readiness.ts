import { expect, type Page } from '@playwright/test';

export const readySentence = 'Ready to work offline';

/** Waits until the menu says that this phone may be taken where there is no signal. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  // Outside journeys nobody has said how long it may take.
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText(readySentence, { timeout: 10 * 60_000 });
  await page.getByRole('button', { name: 'Close menu' }).click();
}
