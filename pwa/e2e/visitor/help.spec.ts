import { languages } from '@helpdesk/contract/languages';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page } from '@playwright/test';

import { test } from '#e2e/testing/journey.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readerTest } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

const onTheHill = { latitude: 19.221, longitude: 73.866, accuracy: 180 };
const helpers = (page: Page) => page.getByRole('region', { name: 'Nearest help' }).getByRole('listitem');

readerTest(
  'without a signal, two taps lead to whom to call, where one is and what to do, in every language',
  async ({ regular, server }) => {
    const { page } = regular;
    const context = page.context();
    const sent: string[] = [];
    context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/tourism-directory');
    await waitUntilReady(page);
    await server.kill();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('link', { name: '112 Any emergency' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('link', { name: '108 Ambulance' })).toHaveAttribute('href', 'tel:108');
    await expect(helpers(page)).toHaveCount(4);
    await expect(helpers(page).first()).toContainText('Junnar Tourism Helpdesk');

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(onTheHill);
    await page.getByRole('button', { name: 'Show my location' }).click();
    await expect(page.getByText('19.2210 N, 73.8660 E')).toBeVisible();
    await expect(page.getByText(/^May be off by 180 m, at .*1\.7 km north-west of Junnar Old Town, in a straight line\.$/)).toBeVisible();
    const sms = await page.getByRole('link', { name: 'Send by SMS' }).getAttribute('href');
    expect(decodeURIComponent(sms ?? '')).toMatch(
      /^sms:\?&body=I need help at 19\.2210 N, 73\.8660 E \(may be off by 180 m\), \d+(:\d\d)?.[ap]m\.$/,
    );
    await expect(helpers(page).filter({ hasText: 'Kukadi Rural Hospital' })).toContainText(/\d\.\d km south-east|\d\.\d km east/);
    await page.getByText('Snake bite').click();
    await expect(page.getByText('Do not walk. Let others carry you.')).toBeVisible();
    await expectNoViolation(page);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(stickingOut), `${width} px`).toEqual([]);
    }
    for (const language of languages) {
      await page.goto(`/help?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: messagesIn(language).help_title() })).toBeVisible();
      await expect(page.getByText('19.2210 N, 73.8660 E')).toBeVisible();
    }
    expect(sent.filter((request) => /19\.22|73\.86/.test(request))).toEqual([]);
  },
);

test('a phone that does not say where it is still names whom to call', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await page.goto('/help');
  const { origin } = new URL(page.url());
  await browser.send('Browser.setPermission', { origin, permission: { name: 'geolocation' }, setting: 'denied' });
  await page.getByRole('button', { name: 'Show my location' }).click();
  await expect(page.getByText('Location not found. Read out the name of the nearest place.')).toBeVisible();
  await expect(helpers(page)).toHaveCount(4);
});
