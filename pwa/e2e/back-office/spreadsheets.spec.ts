import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';

import { addCopies, removeCopies } from '#e2e/testing/copies.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectTold } from '#e2e/testing/told.ts';

type Row = Record<string, string>;

async function saved(page: Page, button: Locator, ending: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^places-20\\d\\d-\\d\\d-\\d\\d\\.${ending}$`));
  return readFile(await file.path());
}

async function opened(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Import spreadsheet' }).focus();
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'Import spreadsheet' });
}
const chosen = (dialog: Locator, name: string, content: Buffer) =>
  dialog.getByLabel('Spreadsheet (.xlsx or CSV)').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
const csvOf = (rows: readonly Row[]) => Buffer.from(Papa.unparse([...rows], { delimiter: ';', newline: '\r\n' }));

async function expectGood(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(stickingOut)).toEqual([]);
    await expectNoViolation(page);
  }
}

test.afterAll(({ server }) => removeCopies(server));

test('200 rows go to a spreadsheet and come back: 10 changed, 3 broken, looked at by line, saved, and taken back as a whole', async ({
  page,
  server,
}) => {
  const places = await server.read((sql) => sql<[{ count: number }]>`SELECT count(*)::integer AS count FROM place`);
  await addCopies(server, 200 - places[0].count);
  const seen = async () => {
    const [row] = await server.read(
      (sql) => sql<[{ count: number }]>`SELECT count(*)::integer AS count FROM place WHERE content LIKE '% Seen again.'`,
    );
    return row.count;
  };
  await page.goto('/admin/tourism-directory-management');
  // Seen, and said a moment later.
  await expect(page.getByText('200 places').first()).toBeVisible();
  const dialog = await opened(page);
  const csv = await saved(page, dialog.getByRole('button', { name: 'Download CSV' }), 'csv');
  const rows = Papa.parse<Row>(csv.toString().slice(1), { header: true }).data;
  expect(rows.length).toBe(200);
  for (const row of rows.slice(0, 10)) row.content = `${row.content} Seen again.`;
  Object.assign(rows[50] ?? {}, { name: '' });
  Object.assign(rows[51] ?? {}, { mapURL: 'javascript:alert(1)' });
  Object.assign(rows[52] ?? {}, { _id: 'nowhere' });

  await chosen(dialog, 'places.csv', csvOf(rows));
  await expect(dialog.getByRole('status').filter({ hasText: '10 changed listings' })).toContainText('187 lines without changes');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['3 lines not accepted', '10 changed listings']);
  for (const [line, why] of [
    ['Line 52', 'Name is required'],
    ['Line 53', 'The link must begin with https://'],
    ['Line 54', 'No listing has the “_id” “nowhere”'],
  ] as const) {
    await expect(dialog.getByRole('listitem').filter({ hasText: why }).filter({ hasText: line })).not.toHaveCount(0);
  }
  await expect(dialog.locator('ins').first()).toContainText('Seen again.');
  await expectGood(page);

  await dialog.getByRole('button', { name: 'Save 10 listings' }).focus();
  await page.keyboard.press('Enter');
  await expectTold(page, 'The file was imported');
  await expect(dialog.getByRole('status').filter({ hasText: 'The file was imported' })).toContainText('10 changed listings');
  expect(await seen()).toBe(10);
  await expectGood(page);
  await dialog.getByRole('button', { name: 'Undo this import' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('10 listings are as they were before the import.')).toBeVisible();
  expect(await seen()).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await opened(page);
  const past = dialog.getByRole('listitem').filter({ hasText: '10 lines' });
  await expect(past).toContainText('admin@example.org');
  await expect(past).toContainText('Undone');
  await expectGood(page);
});

test('an .xlsx comes back changed; what somebody else wrote meanwhile is asked, and Marathi that became “?” is refused', async ({
  page,
  server,
}) => {
  await page.goto('/admin/tourism-directory-management');
  const { sheets } = await readXlsx(await saved(page, page.getByRole('button', { name: 'Download .xlsx' }), 'xlsx'));
  const [columns = [], ...lines] = sheets[0]?.rows ?? [];
  const at = (name: string) => columns.indexOf(name);
  const [first = [], second = []] = lines;
  const other = await server.read((sql) => sql<[{ id: string }]>`SELECT id FROM place WHERE id = ${String(first[at('_id')])}`);
  await server.change(async (tx) => {
    await tx`UPDATE place SET content = 'Written here meanwhile.' WHERE id = ${other[0].id}`;
  });
  first[at('content')] = 'Written in the file.';
  first[at('name_mr')] = 'फाइलमधले नाव';
  const twin = second.map((cell, column) => (['_id', 'version', 'slug'].includes(String(columns[column])) ? null : cell));
  const xlsx = await writeXlsx({
    sheets: [
      { name: 'places', rows: [columns, ...lines, twin] },
      { name: 'Notes', rows: [['Ask Asha']] },
    ],
  });

  const dialog = await opened(page);
  await chosen(dialog, 'places.xlsx', Buffer.from(xlsx));
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    '1 line needs your decision',
    '1 new line with a name that already exists',
    '1 changed listing',
  ]);
  await expect(dialog.getByText('Others in the file: Notes')).toBeVisible();
  const content = dialog.getByRole('group', { name: 'content' });
  await expect(content.getByRole('radio', { name: 'Keep what is here' })).toBeChecked();
  await expect(content).toContainText('Written here meanwhile.');
  await expectGood(page);
  await content.getByRole('radio', { name: 'Keep what is here' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(content.getByRole('radio', { name: 'Use the file' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Add it anyway' }).press('Space');
  await dialog.getByRole('button', { name: 'Save 2 listings' }).click();
  await expect(dialog.getByText('1 new listing')).toBeVisible();
  const [now] = await server.read(
    (sql) => sql<[{ content: string; mr: string }]>`
      SELECT content, translations -> 'mr' ->> 'name' AS mr FROM place WHERE id = ${other[0].id}`,
  );
  expect(now).toEqual({ content: 'Written in the file.', mr: 'फाइलमधले नाव' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const text = (await saved(page, (await opened(page)).getByRole('button', { name: 'Download CSV' }), 'csv')).toString();
  await chosen(dialog, 'ansi.csv', Buffer.from(text.slice(1).replace(/[\u0100-\uFFFF]/g, '?')));
  await expect(dialog.getByRole('alert')).toContainText('letters were lost when the file was saved');
  await expect(dialog.getByRole('alert')).toContainText('Excel Workbook (*.xlsx)');
  await expect(dialog.getByText('Some letters here turned into “?” when the file was saved').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Save/ })).toBeHidden();
  await expectGood(page);
});

test('a position that looks wrong in a file is asked about, and put in only where it is kept', async ({ page, server }) => {
  await page.goto('/admin/tourism-directory-management');
  const dialog = await opened(page);
  const csv = await saved(page, dialog.getByRole('button', { name: 'Download CSV' }), 'csv');
  const [row, other] = Papa.parse<Row>(csv.toString().slice(1), { header: true }).data.filter(({ latitude }) => latitude);
  if (!row || !other) throw new Error('No place says where it is.');
  const swapped = [row, other].map((each) => ({ ...each, latitude: each.longitude ?? '', longitude: each.latitude ?? '' }));
  const latitudeOf = (id = '') =>
    server.read((sql) => sql<[{ latitude: number }]>`SELECT latitude FROM place WHERE id = ${id}`).then(([{ latitude }]) => latitude);

  await chosen(dialog, 'places.csv', csvOf(swapped));
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['2 lines with points to check']);
  await expectGood(page);
  await dialog.getByRole('checkbox', { name: 'Keep this point' }).first().press('Space');
  await dialog.getByRole('button', { name: 'Save 1 listing' }).click();
  await expectTold(page, 'The file was imported');
  expect([await latitudeOf(row._id), await latitudeOf(other._id)]).toEqual([Number(row.longitude), Number(other.latitude)]);
  await dialog.getByRole('button', { name: 'Undo this import' }).click();
  await expect.poll(() => latitudeOf(row._id)).toBe(Number(row.latitude));
});
