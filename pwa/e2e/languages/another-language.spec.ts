import { messagesIn } from '@helpdesk/words/all-messages';
import { m } from '@helpdesk/words/messages';
import { pseudo } from '@helpdesk/words/pseudo';
import { expect, type Page } from '@playwright/test';
import { everyRoute } from '#e2e/testing/addresses.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { administrator, test as officeTest } from '#e2e/testing/office.ts';
import { lendServer } from '#e2e/testing/server.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { screenFaults } from '#e2e/walk/screen-faults.ts';
import { addLanguage, another, languageNameOfAnother } from './another-language.ts';
import { translateRows } from './translate-rows.ts';
import { untranslated } from './untranslated.ts';
import { wordedTexts } from './worded-texts.ts';

/**
 * A language that nobody speaks, of which every text stands in brackets and is 40 % longer, added to a copy of the repository as
 * `docs/adding.md` says: it finds what was not translated, what does not fit, and what a language has to be told to by hand.
 */

type Copy = ReturnType<typeof addLanguage>;

const test = officeTest.extend<object, { copy: Copy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const copy = addLanguage();
      await copy.run('packages/words/compile.mjs');
      await use(copy);
      copy.forget();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ copy }, use) => {
      await copy.run('-e', "import('./packages/setup/build.mjs').then(({ build }) => build())");
      const settings = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
      const translated = async (server: Parameters<typeof use>[0]) => {
        await server.change(translateRows);
        await use(server);
      };
      await lendServer(translated, settings, copy.root);
    },
    { scope: 'worker' },
  ],
});

// One copy, one build.
test.describe.configure({ mode: 'default' });

async function expectWhole(page: Page, where: string): Promise<void> {
  expect.soft(untranslated(await page.evaluate(wordedTexts)), `not translated: ${where}`).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect.soft
      .poll(() => page.evaluate(stickingOut), { message: `what sticks out of ${where} at ${width}`, timeout: 5_000 })
      .toEqual([]);
    await expect.soft
      .poll(() => page.evaluate(screenFaults, { sorts: ['cut'] as const }), {
        message: `what is cut off: ${where} at ${width}`,
        timeout: 5_000,
      })
      .toEqual([]);
  }
}

const widths = [320, 360, ...(long ? [390, 768, 1440] : [])] as const;

/** A message without variables, as it is said in it. */
const said = (message: () => string): string => pseudo(message());

test('another language is a matter of seven files beside its catalogue, and all types follow', inLongRun, async ({ copy }) => {
  expect(copy.edited.length).toBeLessThanOrEqual(7);
  const folders = ['contract', 'words', 'site', 'sample-data', 'proofs', 'bench'].map((name) => `packages/${name}`);
  for (const folder of [...folders, 'api', 'pwa', 'pwa/src/sw'])
    await copy.run('node_modules/typescript/bin/tsc', '--noEmit', '-p', folder);
});

test('every public page is all in it, and fits', inLongRun, async ({ page }) => {
  for (const { address } of everyRoute) {
    await page.goto(`${address}?lang=${another}`);
    await expect(page.locator('html')).toHaveAttribute('lang', another);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
    await expectWhole(page, address);
  }
});

const managed = [
  'tourism-directory',
  'accommodation-directory',
  'restaurant-directory',
  'ad',
  'notice',
  'category',
  'region',
  'report',
  'enquiry',
];
/** What a row opens. */
const dialogs = [m.admin_view, m.admin_edit, m.admin_history, m.admin_delete];
const adding = [
  m.admin_places_add,
  m.admin_resorts_add,
  m.admin_restaurants_add,
  m.admin_ads_add,
  m.admin_notices_add,
  m.admin_categories_add,
  m.admin_regions_add,
  m.admin_reports_add,
].map(said);

test('so is the back-office, with its forms, histories and questions', inLongRun, async ({ page }) => {
  const open = async (address: string) => {
    await page.goto(`${address}?lang=${another}`);
    await expect(page.getByText(said(m.ui_loading), { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await open('/admin');
  await expectWhole(page, 'the dashboard');
  // Wide windows show it beside the page.
  await page.setViewportSize({ width: widths[0], height: 844 });
  await page.getByRole('button', { name: said(m.admin_menu_open) }).click();
  await expectWhole(page, 'its menu');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  for (const name of managed) {
    const address = `/admin/${name}-management`;
    await open(address);
    await expectWhole(page, name);
    for (const [at, message] of dialogs.entries()) {
      const menu = page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .first()
        .locator('xpath=ancestor::*[self::tr or self::article]');
      const more = menu.getByRole('button', { name: said(m.admin_more) });
      if ((await more.count()) > 0) await more.click();
      const button = menu
        .or(page.getByRole('menu'))
        .getByRole('button', { name: said(message) })
        .or(page.getByRole('menuitem', { name: said(message) }))
        .filter({ visible: true })
        .last();
      if ((await button.count()) === 0) continue;
      await button.click();
      await expect(dialog).toBeVisible();
      await expectWhole(page, `${name}, dialog ${at + 1}`);
      const translations = dialog.getByRole('button', { name: new RegExp(`^${languageNameOfAnother}`) });
      if ((await translations.count()) > 0) {
        await translations.click();
        await expectWhole(page, `${name}, translations`);
      }
      await open(address);
    }
    const add = page.getByRole('button', { name: new RegExp(`^(?:${adding.join('|')})$`) });
    if ((await add.count()) === 0) continue;
    await add.click();
    await dialog.getByRole('button', { name: said(m.admin_submit) }).click();
    await expectWhole(page, `${name}, an empty form refused`);
  }
  await page.evaluate(() => localStorage.clear());
  await open('/login');
  await expectWhole(page, 'the login');
});

test('it is offered, remembered, told to search engines, and stored with what is sent', inLongRun, async ({ page, server }) => {
  await page.goto('/contact-us');
  await expect(page.locator(`link[hreflang="${another}"]`)).toHaveAttribute('href', `${server.address}/contact-us?lang=${another}`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: languageNameOfAnother, exact: true })).toHaveAttribute(
    'lang',
    another,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: messagesIn('en').menu_open(), exact: true }).dispatchEvent('click');
  const choices = page.getByRole('group', { name: messagesIn('en').language_label() });
  await choices.getByRole('button', { name: languageNameOfAnother, exact: true }).dispatchEvent('click');
  await expect(page).toHaveURL(`/contact-us?lang=${another}`);
  // The menu's way back in the history would end the next visit.
  await expect(page.locator('header [aria-expanded="true"]')).toHaveCount(0);
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', another);
  expect(await (await fetch(`${server.address}/sitemap.xml`)).text()).toContain(`${server.address}/about-us?lang=${another}`);

  const enquiry = {
    name: 'Asha',
    email: 'asha@example.org',
    phone: '+919876543210',
    queryType: 'Donation Related',
    comment: 'How?',
    language: another,
  };
  const answer = await fetch(`${server.address}/api/contact-form`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': `fr, ${another.toLowerCase()};q=0.5` },
    body: JSON.stringify(enquiry),
  });
  expect(((await answer.json()) as { displayMessage: string }).displayMessage).toBe(said(m.server_received));
  expect(await server.read((sql) => sql`SELECT language FROM enquiry`)).toEqual([{ language: another }]);
});
