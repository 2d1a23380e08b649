import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

import { root } from '#e2e/testing/paths.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { lendServer } from '#e2e/testing/server.ts';
import { expectTold } from '#e2e/testing/told.ts';
import { watch } from '#e2e/testing/watch.ts';

const email = 'asha@example.org';

test('a second region is made by one command beside the first, filled in its back-office, and read offline; neither knows of the other', async ({
  context,
  page,
}) => {
  const sitesDir = mkdtempSync(join(tmpdir(), 'helpdesk-sites-'));
  cpSync(join(root, 'sites'), sitesDir, { recursive: true });
  await lendServer(
    async (server) => {
      const { port } = new URL(server.address);
      const tamhini = `http://tamhini.localhost:${port}`;
      const faults = await watch(context, tamhini);
      const printed = await server.addRegion('tamhini', '--title', 'Tamhini Valley Helpdesk', '--admin', email);
      const file = join(sitesDir, 'tamhini', 'site.json');
      const site = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...site, welcome: { en: 'Waterfalls beside the road.', mr: 'रस्त्याशेजारी धबधबे.' } }));

      await test.step('whoever runs it opens the link and chooses a password', async () => {
        await page.goto(/http\S+#invite=\S+/.exec(printed)?.[0] ?? '');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill('wet rocks and green ferns');
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page).toHaveURL(`${tamhini}/admin`);
      });

      await test.step('its directory is empty, and is filled', async () => {
        await page.goto(`${tamhini}/admin/region-management`);
        await page.getByRole('button', { name: 'Add New Region' }).first().click();
        const form = page.getByRole('dialog');
        await form.getByLabel('Name').fill('Mulshi');
        await form.getByLabel('Content').fill('A lake among hills.');
        await form.getByRole('button', { name: 'Submit' }).click();
        await expectTold(page, 'Region added successfully');
      });

      await test.step('its site has its own name and words, and goes on without signal', async () => {
        await page.goto(`${tamhini}/?lang=en`);
        await expect(page).toHaveTitle('Tamhini Valley Helpdesk');
        await expect(page.getByText('Waterfalls beside the road.')).toBeVisible();
        await waitUntilReady(page);
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByText('Waterfalls beside the road.')).toBeVisible();
        await context.setOffline(false);
        await page.goto(`${tamhini}/?lang=mr`);
        await expect(page.getByText('रस्त्याशेजारी धबधबे.')).toBeVisible();
      });

      await test.step('the first region is what it was', async () => {
        const answer = await (await fetch(`${server.address}/api/get-regions`)).text();
        expect(answer).not.toContain('Mulshi');
        expect(answer).toContain('Junnar');
        const second = await page.evaluate(async () => (await fetch('/api/get-regions')).text());
        expect(second).toContain('Mulshi');
        expect(second).not.toContain('Junnar');
      });
      faults.expectNone();
    },
    { SITES_DIR: sitesDir },
  );
  rmSync(sitesDir, { recursive: true });
});
