import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';

import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectTold } from '#e2e/testing/told.ts';

type Row = Record<string, string>;

async function download(page: Page): Promise<Row[]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^places-20\d\d-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<Row>(text.slice(1), { header: true }).data;
}

test('200 rows go to a spreadsheet and come back: 10 changed, 3 broken, looked at by line, saved in one change', async ({
  page,
  server,
}) => {
  await server.change(async (tx) => {
    await tx`
      INSERT INTO place (slug, name, content, map_url, images, region_id, category_ids, nearby_place_ids)
      SELECT 'copy-' || n, 'Copy ' || lpad(n::text, 3, '0'), content, map_url, images, region_id, category_ids, ARRAY[id]
      FROM generate_series(1, 200 - (SELECT count(*)::integer FROM place)) AS n, (SELECT * FROM place ORDER BY id LIMIT 1) AS model`;
  });
  await page.goto('/admin/tourism-directory-management');
  // Seen, and said a moment later.
  await expect(page.getByText('200 places').first()).toBeVisible();
  const rows = await download(page);
  expect(rows.length).toBe(200);
  for (const row of rows.slice(0, 10)) row.content = `${row.content} Seen again.`;
  Object.assign(rows[50] ?? {}, { name: '' });
  Object.assign(rows[51] ?? {}, { mapURL: 'javascript:alert(1)' });
  Object.assign(rows[52] ?? {}, { _id: 'nowhere' });
  const csv = Papa.unparse(rows, { delimiter: ';', newline: '\r\n' });

  await page.getByRole('button', { name: 'Import CSV' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByRole('status').filter({ hasText: '10 changed listings' })).toContainText('187 lines change nothing');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['3 refused lines', '10 changed listings']);
  for (const [line, why] of [
    ['Line 52', 'Name is required'],
    ['Line 53', 'The link must begin with https://'],
    ['Line 54', 'There is no listing with “_id” “nowhere”'],
  ] as const) {
    await expect(dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: line }) })).toContainText(why);
  }
  await expect(dialog.locator('ins').first()).toContainText('Seen again.');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(stickingOut)).toEqual([]);
  }
  await expectNoViolation(page);

  const seq = () => server.read(async (sql) => (await sql<[{ seq: number }]>`SELECT seq::integer FROM sync_clock`)[0].seq);
  const before = await seq();
  await dialog.getByRole('button', { name: 'Save 10 listings' }).focus();
  await page.keyboard.press('Enter');
  await expectTold(page, 'The file was imported');
  await expect(dialog).toBeHidden();
  expect(await seq()).toBe(before + 1);
  const [seen] = await server.read(
    (sql) => sql<[{ count: number }]>`SELECT count(*)::integer AS count FROM place WHERE content LIKE '% Seen again.'`,
  );
  expect(seen.count).toBe(10);
});
