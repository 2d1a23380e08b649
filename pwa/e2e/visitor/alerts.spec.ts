import type { AlertsAnswer } from '@helpdesk/contract/sync/alerts';
import { expect } from '@playwright/test';

import { test } from '#e2e/testing/newcomer.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';

test('an official alert is read without signal with its issuer and times, goes at the minute it expires, and then it is said since when nobody asked', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const told: AlertsAnswer = {
    checkedAt: at(0),
    alerts: [
      {
        id: 'imd,a1',
        severity: 'severe',
        sent: at(-60),
        expires: at(30),
        texts: [{ lang: 'en-IN', heading: 'Very heavy rain', content: 'Keep away from streams.', issuer: 'IMD Mumbai' }],
      },
    ],
  };
  // The feed of a server is an https address; what the server makes of one is tested there.
  await page.route('**/api/sync/v1/head', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), alerts: true } });
  });
  await page.route('**/api/sync/v1/alerts', (route) => route.fulfill({ json: told }));
  await page.goto('/');
  const alerts = page.getByRole('region', { name: 'Official alerts' });
  await expect(alerts).toContainText('Very heavy rain');
  await expect(alerts).toContainText('Official alert · IMD Mumbai');
  await expect(alerts).toContainText(/Issued .*, expires /);
  await expect(alerts).not.toContainText('Not checked');
  await expectNoViolation(page);
  await waitUntilReady(page);

  // What is routed answers without a network, too.
  await page.unrouteAll();
  await context.setOffline(true);
  await page.reload();
  await expect(alerts).toContainText('Very heavy rain');
  await page.clock.fastForward('31:00');
  await expect(alerts).toBeHidden();
  await page.clock.fastForward('31:00');
  await expect(alerts).toContainText(/Not checked since .*:/);
  await expect(alerts).not.toContainText('Very heavy rain');
});
