import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/networked-phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import type { Server } from '#e2e/testing/server.ts';
import { expectUpToDate, stateOf } from '#e2e/testing/stored-catalogue.ts';
import { watch } from '#e2e/testing/watch.ts';

const renamed = (server: Server, name: string): Promise<void> =>
  server.change(async (tx) => {
    await tx`UPDATE place SET name = ${name} WHERE slug = 'shivneri-fort'`;
  });

test(
  'when the helpdesk puts a backup back, every phone ends with what the server has, and what waited on one arrives',
  inLongRun,
  async ({ regular: { page }, browser, server, network, address, expected }) => {
    const folder = mkdtempSync(join(tmpdir(), 'helpdesk-backup-'));
    const file = join(folder, 'before');
    const other = await browser.newContext({ baseURL: address });
    const faults = await watch(other, address, expected);
    const otherPage = await other.newPage();
    for (const each of [page, otherPage]) {
      await each.goto('/tourism-directory/shivneri-fort');
      await waitUntilReady(each);
    }
    await server.backUp(file);
    const backedUp = await stateOf(server);
    await renamed(server, 'A name that the backup does not know');
    await renamed(server, 'Another that it does not know');
    for (const each of [page, otherPage]) {
      await expectUpToDate(each, server);
      await expect(each.getByRole('heading', { level: 1, name: 'Another that it does not know' })).toBeVisible();
    }

    network.decide((line) => ({ kind: line.startsWith('POST') ? 'lost request' : 'none' }));
    await page.goto('/contact-us');
    await page.getByLabel('Name').fill('Asha Pawar');
    await page.getByLabel('Email').fill('asha@example.org');
    await page.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
    await page.getByLabel('Query type').selectOption('Donation Related');
    await page.getByLabel('Comment').fill('From before the backup was put back');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('main').getByText('Saved on this phone').first()).toBeVisible();

    await server.restore(file);
    // As many changes as the phones know of, so that only the epoch tells the two histories apart.
    await renamed(server, 'Shivneri, as the backup has it');
    await renamed(server, 'Shivneri Fort');
    const restored = await stateOf(server);
    expect(restored).toMatchObject({ seq: backedUp.seq + 2, epoch: expect.not.stringMatching(backedUp.epoch) });
    network.decide(() => ({ kind: 'none' }));
    for (const each of [page, otherPage]) await expectUpToDate(each, server);
    await expect(otherPage.getByRole('heading', { level: 1, name: 'Shivneri Fort', exact: true })).toBeVisible();
    const received = () =>
      server.read(async (sql) => (await sql`SELECT body->>'comment' AS comment FROM enquiry`).map(({ comment }) => comment));
    await expect.poll(received).toEqual(['From before the backup was put back']);
    faults.expectNone();
    await other.close();
    rmSync(folder, { recursive: true });
  },
);
