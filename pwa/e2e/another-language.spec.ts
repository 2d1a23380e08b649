import { languageFacts, languages } from '@helpdesk/contract/languages';
import { translatedFields } from '@helpdesk/contract/translations';
import { pseudo } from '@helpdesk/words/pseudo';
import { expect, type Page } from '@playwright/test';
import type { TransactionSql } from 'postgres';

import { everyRoute } from './addresses.ts';
import { addLanguage, another } from './another-language.ts';
import { cutOff } from './cut-off.ts';
import { administrator, test as officeTest } from './office.ts';
import { lendServer } from './server.ts';
import { stickingOut } from './sticking-out.ts';
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
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [
    async ({ copy }, use) => {
      await copy.run('-e', "import('./packages/setup/build.mjs').then(({ build }) => build())");
      const settings = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
      const translated = async (server: Parameters<typeof use>[0]) => {
        await server.change(translateRows);
        await use(server);
      };
      await lendServer(translated, settings, undefined, copy.root);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// One copy, one build.
test.describe.configure({ mode: 'default' });

const translatedRows = {
  category: translatedFields.category,
  region: translatedFields.region,
  place: translatedFields.listing,
  resort: translatedFields.listing,
  restaurant: translatedFields.listing,
  notice: translatedFields.notice,
};

async function translateRows(tx: TransactionSql): Promise<void> {
  for (const [table, fields] of Object.entries(translatedRows)) {
    for (const row of await tx`SELECT * FROM ${tx(table)}`) {
      const texts = fields.map((field): [string, string | string[]] => {
        const text: string | string[] = row[field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
        return [field, Array.isArray(text) ? text.map(pseudo) : pseudo(text)];
      });
      const translations = { ...row.translations, [another]: Object.fromEntries(texts) };
      await tx`UPDATE ${tx(table)} SET translations = ${tx.json(translations)} WHERE id = ${row.id}`;
    }
  }
}

/** What no catalogue words: addresses, numbers, days as `Intl` writes them, and the languages by their own names. */
const unworded = /^(?:[^\p{L}]*|\S+@\S+|\+?[\d\s]+|\d{1,2} \p{L}{3,4} \d{4}(?:, \d{1,2}:\d\d [ap]m)?)$/u;
const ownNames = new Set(languages.map((language) => languageFacts[language].name));

/** Texts with letters outside of brackets; one that is shortened has lost its last. */
function untranslated(texts: readonly string[]): string[] {
  return texts.filter((text) => {
    let rest = text;
    for (let shorter = ''; shorter !== rest; ) {
      shorter = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
    }
    rest = rest.replace(/⟦[^⟦]*$|^[^⟧]*⟧/g, '').trim();
    return !unworded.test(rest) && !ownNames.has(rest);
  });
}

async function expectWhole(page: Page, where: string): Promise<void> {
  expect.soft(untranslated(await page.evaluate(wordedTexts)), `not translated: ${where}`).toEqual([]);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.soft.poll(() => page.evaluate(stickingOut), `what sticks out of ${where} at ${width}`).toEqual([]);
    expect.soft(await page.evaluate(cutOff), `what is cut off: ${where} at ${width}`).toEqual([]);
  }
}

test('another language is a matter of five files beside its catalogue, and all types follow', async ({ copy }) => {
  test.setTimeout(240_000);
  expect(copy.edited.length).toBeLessThanOrEqual(5);
  const folders = ['contract', 'words', 'site', 'sample-data', 'proofs', 'bench'].map((name) => `packages/${name}`);
  for (const folder of [...folders, 'api', 'pwa', 'pwa/src/sw'])
    await copy.run('node_modules/typescript/bin/tsc', '--noEmit', '-p', folder);
});

test('every public page is all in it, and fits', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { address } of everyRoute) {
    await page.goto(`${address}?lang=${another}`);
    await expect(page.locator('html')).toHaveAttribute('lang', another);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
    await expectWhole(page, address);
  }
});
