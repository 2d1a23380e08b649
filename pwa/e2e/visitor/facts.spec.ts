import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect } from '@playwright/test';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readerTest as test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { readOnlyServer } from '#e2e/testing/server.ts';

const { places } = sampleRegion;

test('without signal whoever was here once narrows forts by several facts, and reads before going when to turn back', async ({
  regular: { page },
  server,
}) => {
  await page.goto('/tourism-directory?search=fort');
  await waitUntilReady(page);
  await server.kill();

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Category' }).selectOption('Forts');
  await sheet.getByRole('combobox', { name: 'Region' }).selectOption('Naneghat & Kukadi Valley');
  await sheet.getByRole('checkbox', { name: 'Shade' }).check();
  await expect(page).toHaveURL(/search=fort&category=forts&region=.+&access=shade$/);
  await expectNoViolation(page);
  await sheet.getByRole('button', { name: 'Show 0 places' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('fort');
  await expect(page.getByRole('button', { name: 'Filters: 3' })).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Filters: 2' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Jivdhan Fort/ })
    .click();
  const facts = page.getByRole('region', { name: 'Before you go' });
  await expect(facts).toContainText(/Sunset today \d:\d\d\spm/);
  await expect(facts).toContainText(/Turn back by \d:\d0\spm|It is late: the sun sets at|It is dark\. Do not set out now\./);
  await expect(facts.getByRole('listitem').filter({ hasText: 'Parking' })).toContainText('Not known');
  await expect(facts).toContainText(/Open now, until|Opens (?:at|tomorrow)/);
  await expect(facts).toContainText(places.find(({ name }) => name === 'Jivdhan Fort')?.gettingThere ?? '');
  await expectNoViolation(page);
});

test('what is open is said by the region’s clock, whatever zone a phone is in', async ({ browser }) => {
  const zones = ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'];
  const contexts = await Promise.all(zones.map((timezoneId) => browser.newContext({ timezoneId, baseURL: readOnlyServer().address })));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const opening = /^(?:Always open|Open now|Closed|Opens)/;
  // Together, so that no hour strikes between them but for once.
  await expect(async () => {
    const said = await Promise.all(
      pages.map(async (page) => {
        await page.goto('/tourism-directory/shivneri-fort');
        const facts = page.getByRole('region', { name: 'Before you go' });
        return [await facts.getByText(opening).first().textContent(), await facts.getByText(/^Sunset today/).textContent()];
      }),
    );
    expect(said).toEqual(zones.map(() => said[0]));
  }).toPass();
  await Promise.all(contexts.map((context) => context.close()));
});
