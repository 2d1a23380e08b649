import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@helpdesk/contract/languages';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { administrator, expectLoaded, findRow } from '#e2e/testing/office.ts';
import { root } from '#e2e/testing/paths.ts';
import { lendServer, type Server } from '#e2e/testing/server.ts';
import { asha, test as base, dialog, screen as enquiries, send } from './enquiry-office.ts';
import { screen as places } from './place-office.ts';

/** The pictures of the guide for the desk (`docs/desk.md`): each is made anew, and replaces the one that is there where the screen has changed. */

// Of a product of their own: what other journeys have written is no part of the guide.
const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    ({}, use) => lendServer(use, { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }),
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 1280, height: 800 } });

interface Look {
  readonly page: Page;
  readonly server: Server;
  readonly m: ReturnType<typeof messagesIn>;
  readonly language: Language;
}

const [stay] = sampleRegion.resorts;

/** A place by what it is called in the language of the page. */
const named = (name: string, language: Language): string => {
  const place = sampleRegion.places.find((each) => each.name === name);
  return (language !== 'en' && place?.translations[language]?.name) || name;
};

async function openForm({ page, m, language }: Look, name: string): Promise<void> {
  await page.goto(`${places}?lang=${language}`);
  const row = await findRow(page, named(name, language));
  await row.getByRole('button', { name: m.admin_edit() }).click();
  await expect(dialog(page)).toBeVisible();
}

async function open({ page, language }: Look, address: string): Promise<void> {
  await page.goto(`${address}?lang=${language}`);
  await expectLoaded(page, language);
}

const screens: Readonly<Record<string, (look: Look) => Promise<void>>> = {
  async closed(look) {
    const { page, m } = look;
    await openForm(look, 'Shivneri Fort');
    const fill = dialog(page).getByRole('button', { name: m.admin_hours_fill() });
    if (await fill.isVisible()) await fill.click();
    const add = dialog(page).getByRole('button', { name: m.admin_hours_closed_add() });
    await add.click();
    await add.scrollIntoViewIfNeeded();
  },
  async add(look) {
    await open(look, places);
    await look.page.getByRole('button', { name: look.m.admin_places_add() }).click();
    await expect(dialog(look.page)).toBeVisible();
  },
  async unpublished(look) {
    const { page, m } = look;
    await openForm(look, 'Chavand Fort');
    await dialog(page).getByRole('button', { name: m.admin_unpublished() }).click();
    await dialog(page).getByRole('button', { name: m.admin_submit() }).click();
    await expect(page.getByRole('button', { name: m.admin_preview(), exact: true }).first()).toBeVisible();
  },
  async booking(look) {
    const { page, m, server } = look;
    const days = { from: '2027-01-04', to: '2027-01-06' };
    await send(server, '/book-place', { ...asha, ...days, placeName: stay?.name, placeId: stay?._id, guests: 4, language: 'hi' });
    await open(look, enquiries);
    await page.getByRole('article').getByRole('button', { name: m.admin_view() }).click();
    const mail = dialog(page).getByLabel(m.admin_forward_stay_mail());
    await expect(mail).toBeVisible();
    await mail.scrollIntoViewIfNeeded();
    await expect(dialog(page).getByText(m.ui_loading(), { exact: true })).toHaveCount(0);
  },
  async translate(look) {
    const { page, m } = look;
    await open(look, '/admin/translations');
    await page.getByRole('main').getByRole('button', { name: m.admin_desk_all(), exact: true }).click();
    await page.getByRole('region', { name: m.admin_desk_rows() }).getByRole('listitem').getByRole('button').first().click();
    await expect(page.getByRole('button', { name: m.admin_desk_save_next() })).toBeVisible();
  },
  async spreadsheet(look) {
    await open(look, places);
    await look.page.getByRole('button', { name: look.m.admin_csv_import() }).click();
    await expect(dialog(look.page)).toBeVisible();
  },
  async people(look) {
    await open(look, '/admin/administrator-management');
    await look.page.getByRole('button', { name: look.m.admin_people_invite() }).click();
    await expect(dialog(look.page)).toBeVisible();
  },
  async helpdesk(look) {
    await open(look, '/admin/helpdesk');
    await look.page.frameLocator('iframe').first().getByRole('heading').first().waitFor();
  },
};

for (const [name, show] of Object.entries(screens)) {
  for (const language of languages) {
    test(`the guide shows “${name}” as it is (${language})`, inLongRun, async ({ page, server }) => {
      await show({ page, server, language, m: messagesIn(language) });
      await page.evaluate(() => document.fonts.ready);
      await keep(page, join(root, `docs/desk/${name}-${language}.webp`));
    });
  }
}

/** Replaces the picture unless it looks the same; days and times differ on every day. */
async function keep(page: Page, path: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 40 });
  if (existsSync(path) && (await differing(page, readFileSync(path).toString('base64'), data)) < 0.02) return;
  writeFileSync(path, data, 'base64');
}

/** The part of the points that differ between two pictures: 0 to 1. */
async function differing(page: Page, ...pictures: readonly [string, string]): Promise<number> {
  const blank = await page.context().newPage();
  const part = await blank.evaluate(async (both) => {
    const [before, after] = await Promise.all(
      both.map(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data;
      }),
    );
    if (!before || !after || before.length !== after.length) return 1;
    return before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 48).length / before.length;
  }, pictures);
  await blank.close();
  return part;
}
