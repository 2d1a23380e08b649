import { expect, type Locator, type Page } from '@playwright/test';

import { photos, test } from '#e2e/testing/office.ts';
import { expectTold } from '#e2e/testing/told.ts';
import { asha, send } from './enquiry-office.ts';
import { form, screen, submit } from './place-office.ts';

/** A layperson's day, counted in what has to be done beside typing: presses, choices, files. */
function hand() {
  let count = 0;
  return {
    count: () => count,
    press: async (at: Locator) => {
      count += 1;
      await at.click();
    },
    choose: async (at: Locator, label: string) => {
      count += 1;
      await at.selectOption(label);
    },
    drop: async (at: Locator, files: Awaited<ReturnType<typeof photos>>) => {
      count += 1;
      await at.setInputFiles(files);
    },
  };
}

const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

test('a place with five photos and its Marathi is added in at most 14 actions', async ({ page }) => {
  await page.goto(screen);
  const { press, choose, drop, count } = hand();
  await press(page.getByRole('button', { name: 'Add New Tourist Place' }));
  await field(page, 'Name').fill('Ringing Rock');
  await field(page, 'Content').fill('A rock that rings when it is struck.');
  await field(page, 'Latitude').fill('19.2083, 73.8757');
  await press(form(page).getByRole('checkbox', { name: 'Nature' }));
  await choose(field(page, 'Region'), 'Naneghat & Kukadi Valley');
  const nearby = form(page).getByRole('combobox', { name: 'Nearby tourist attractions' });
  await press(nearby);
  await nearby.fill('Naneghat');
  await press(page.getByRole('option', { name: 'Naneghat', exact: true }));
  await drop(form(page).locator('input[multiple]'), await photos(page, 'a.png', 'b.png', 'c.png', 'd.png', 'e.png'));
  await press(form(page).getByRole('button', { name: /^मराठी/ }));
  await form(page).getByLabel('Name (मराठी)').fill('वाजणारा खडक');
  await form(page).getByLabel('Content (मराठी)').fill('आपटल्यावर वाजणारा खडक.');
  await press(submit(page));
  await expectTold(page, 'Tourist place added successfully');
  expect(count()).toBeLessThanOrEqual(14);
  const rows = (await (await page.request.get('/api/get-tourist-places?search=Ringing')).json()) as {
    result: { images: string[]; translations: { mr?: { name?: string } } }[];
  };
  expect(rows.result).toMatchObject([{ translations: { mr: { name: 'वाजणारा खडक' } } }]);
  expect(rows.result[0]?.images).toHaveLength(5);
});

test('a booking is passed on to its stay in at most 3 actions', async ({ page, server }) => {
  const [stay] = await server.read((sql) => sql<[{ id: string; name: string }]>`SELECT id, name FROM resort ORDER BY name LIMIT 1`);
  await send(server, '/book-place', { ...asha, placeName: stay.name, placeId: stay.id });
  await page.addInitScript(() =>
    addEventListener('click', (event) => (event.target as Element).closest('a[target]') && event.preventDefault()),
  );
  await page.goto('/admin/enquiry-management');
  const { press, count } = hand();
  await press(page.getByRole('button', { name: /^View: / }).first());
  await press(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /WhatsApp/ })
      .last(),
  );
  await expect(page.getByRole('dialog').getByText('Forwarded').first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
});

test('an import is taken back in at most 3 actions', async ({ page, server }) => {
  await page.goto(screen);
  await page.getByRole('button', { name: 'Import', exact: false }).first().click();
  const dialog = page.getByRole('dialog');
  const file = { name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(await oneChanged(page)) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: /^Save 1/ }).click();
  await expectTold(page, 'The file was imported');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const seen = () => server.read((sql) => sql`SELECT FROM place WHERE content = 'Wrong.'`);
  expect((await seen()).count).toBe(1);

  const { press, count } = hand();
  await press(page.getByRole('button', { name: 'Import', exact: false }).first());
  await press(dialog.getByRole('button', { name: /^Undo this import/ }).first());
  await expect(dialog.getByText(/before the import\.$/).first()).toBeVisible();
  expect((await seen()).count).toBe(0);
  expect(count()).toBeLessThanOrEqual(3);
});

/** A file as it is downloaded, with another text in its first line. */
const oneChanged = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('admin-token')}` };
    const { result } = await (await fetch('/api/export-listings?kind=places', { headers })).json();
    const [, id] = /\r\n([0-9a-f-]{36}),/.exec(result.csv) ?? [];
    return `\uFEFF_id,content\r\n${id},Wrong.\r\n`;
  });

test('the 20 places that nobody checked for longest are found and confirmed in at most 25 actions', async ({ page, server }) => {
  await server.change(async (tx) => {
    await tx`UPDATE place SET checked_on = '2025-01-01' WHERE id IN (SELECT id FROM place ORDER BY name LIMIT 20)`;
  });
  await page.goto('/admin');
  const { press, count } = hand();
  await press(page.getByRole('listitem').filter({ hasText: 'Not checked for 180 days' }).getByRole('link', { name: '20 places' }));
  await press(page.getByRole('checkbox', { name: 'Select all 20' }));
  await press(page.getByRole('button', { name: 'Still correct' }));
  const question = page.getByRole('alertdialog').getByRole('button', { name: 'Save' });
  await press(question);
  const old = async () =>
    (await server.read((sql) => sql<[{ count: number }]>`SELECT count(*)::integer AS count FROM place WHERE checked_on = '2025-01-01'`))[0]
      .count;
  await expect.poll(old).toBe(0);
  expect(count()).toBeLessThanOrEqual(25);
});
