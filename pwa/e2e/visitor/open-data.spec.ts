import { readFile } from 'node:fs/promises';
import { languages } from '@helpdesk/contract/languages';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { openData } from '@helpdesk/site/open-data';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect } from '@playwright/test';

import { test } from '#e2e/testing/newcomer.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readerTest } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';

const places = `/data/${openData.fileName}-places.csv`;

for (const language of languages) {
  test(`in ${language} the dataset says what it is, of when and how large, to people and to machines`, async ({ page }) => {
    const words = messagesIn(language);
    await page.goto(`/data?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.dataset_title());
    await expect(page.locator(`main a[href="${places}"]`)).toBeVisible();
    await expect(page.locator('main code').first()).toHaveText(/^SHA-256 [0-9a-f]{64}$/);
    await expect(page.locator('main code')).toHaveCount(8);
    const things = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((thing) => JSON.parse(thing));
    const dataset = things.find((thing) => thing['@type'] === 'Dataset');
    expect(dataset).toMatchObject({ license: openData.licence.url, isAccessibleForFree: true, description: words.dataset_intro() });
    expect(dataset.distribution).toHaveLength(8);
    await expectNoViolation(page);
  });
}

test('a file comes down under its name, whole', async ({ page }) => {
  await page.goto('/data');
  await waitUntilReady(page);
  const coming = page.waitForEvent('download');
  await page.locator(`main a[href="${places}"]`).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${openData.fileName}-places.csv`);
  expect(await readFile(await download.path(), 'utf8')).toContain(sampleRegion.places.at(-1)?.name);
});

readerTest('without a signal the page is there, and says what comes with one', async ({ regular, server }) => {
  const { page } = regular;
  await page.goto('/');
  await waitUntilReady(page);
  await server.kill();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Open data', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open data');
  await expect(page.getByText('Date, sizes and checksums appear when you are online.')).toBeVisible();
  await expect(page.locator('main code')).toHaveCount(0);
});
