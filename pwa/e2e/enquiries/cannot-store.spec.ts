import { expect, type Page } from '@playwright/test';

import { nowhere } from '#e2e/testing/addresses.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { allow } from '#e2e/testing/quota.ts';
import { fillPerson, openBooking, test } from './booking-dialog.ts';

/** A phone that can store nothing sends while it has a network, and says where to turn while it has none. */

/** As a browser does whose owner has blocked site data. */
function blockSiteData(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  IDBFactory.prototype.open = refuse;
  for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, { get: refuse });
}

const phones: readonly { how: string; refuses: (page: Page) => Promise<unknown> }[] = [
  { how: 'blocks site data', refuses: (page) => page.addInitScript(blockSiteData) },
  {
    how: 'is full from the start',
    refuses: async (page) => {
      await page.goto(nowhere);
      await allow(page, 1);
    },
  },
];

for (const { how, refuses } of phones) {
  test(`a request from a phone that ${how} is sent and shows its receipt`, async ({ phone: { page }, server }) => {
    await refuses(page);
    const dialog = await openBooking(page);
    await fillPerson(dialog);
    await dialog.getByRole('button', { name: 'Submit request' }).click();
    await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    const rows = await server.read((sql) => sql<{ reference: string }[]>`SELECT reference FROM enquiry`);
    expect(rows).toHaveLength(1);
    await expect(dialog.getByText(rows[0]?.reference ?? 'no row')).toBeVisible();
  });

  test(
    `without a network it keeps its text in the form of a phone that ${how}, names the number to call, and is sent once when it is back`,
    how === 'blocks site data' ? {} : inLongRun,
    async ({ phone: { page }, server }) => {
      await refuses(page);
      const dialog = await openBooking(page);
      await fillPerson(dialog);
      // Its answer is lost: it arrives, and the phone does not know.
      await page.route('**/api/book-place', async (route) => {
        await route.fetch();
        await route.abort();
      });
      const submit = dialog.getByRole('button', { name: 'Submit request' });
      await submit.click();
      await expect(dialog.getByText(/You can call the helpdesk: \+91/)).toBeVisible();
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Asha Kulkarni');
      await page.unrouteAll();
      await submit.click();
      await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeVisible();
      expect(await server.read((sql) => sql`SELECT reference FROM enquiry`)).toHaveLength(1);
    },
  );
}
