import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { isTranslatedTable, translatedFields } from '@helpdesk/contract/kinds/translated-tables';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { speak } from '@helpdesk/words/language';
import { afterAll, describe, expect, test } from 'vitest';

import { segment } from '#app/testing/addresses.ts';
import { renderPage } from '#app/testing/render-page.ts';
import { type SpokenPart, spokenParts } from '#app/testing/spoken-parts.ts';
import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import { sampleCatalogue } from '#catalogue/testing/sample.ts';

afterAll(() => speak('en'));

/** Ends every text of the rows, none of which is translated. */
const mark = 'Quux';
const marked = (value: unknown): unknown => (Array.isArray(value) ? value.map(marked) : value === '' ? '' : `${value} ${mark}`);

/** The rows of the sample region in English alone; every second listing says nothing of its pictures. */
const rows = Object.fromEntries(
  catalogueTables.map((table: CatalogueTable) => {
    const fields: readonly string[] = isTranslatedTable(table) ? translatedFields(table) : [];
    const english = sampleCatalogue.rows[table].map((row, at) => ({
      ...row,
      ...Object.fromEntries(fields.map((field) => [field, marked((row as unknown as Record<string, unknown>)[field])])),
      ...('pictureTexts' in row && at % 2 === 1 && { pictureTexts: [] }),
      translations: {},
    }));
    return [table, english];
  }),
) as unknown as CatalogueRows;
const catalogue = buildCatalogue({ epoch: 'test', seq: 1 }, rows);
const [category, region] = [rows.categories[0], rows.regions[0]].map((row) => segment(row?.name ?? ''));

const addresses = [
  '/',
  '/tourism-directory',
  '/accommodation-directory',
  '/restaurant-directory',
  '/essentials',
  '/donate-for-junnar',
  `/${category}`,
  `/${category}/${region}`,
  ...[0, 1].flatMap((at) => [
    `/tourism-directory/${rows.places[at]?.slug}`,
    `/accommodation-directory/${rows.resorts[at]?.slug}`,
    `/restaurant-directory/${rows.restaurants[at]?.slug}`,
    `/essentials/${rows.services[at]?.slug}`,
  ]),
];

describe.each(['mr', 'hi'] as const)('where nothing is translated, a page in %s', (language) => {
  const pages = Promise.all(
    addresses.map(async (address) => ({
      address,
      parts: spokenParts(await renderPage({ address, language, catalogue, day: '2026-11-21' }), language),
    })),
  );
  const english = async (isMeant: (part: SpokenPart) => boolean) =>
    (await pages).flatMap(({ address, parts }) =>
      parts.filter((part) => isMeant(part) && part.said.includes(mark)).map((part) => ({ address, ...part })),
    );

  test('marks every text of the rows as English, be it seen or said in an attribute', async () => {
    const said = await english(() => true);
    expect(said.filter(({ where }) => where === 'alt').length).toBeGreaterThan(10);
    expect(said.filter(({ where }) => where === 'text').length).toBeGreaterThan(100);
    expect(said.filter(({ lang }) => lang !== 'en')).toEqual([]);
  });

  test('mixes no English into what it says in an attribute, for parts of that have no language of their own', async () => {
    const said = await english(({ where }) => where !== 'text');
    expect(said.filter((part) => /\p{Script=Devanagari}/u.test(part.said))).toEqual([]);
  });

  test('says nothing of its own as English', async () => {
    const own = (await pages).flatMap(({ parts }) =>
      parts.filter(({ lang, said }) => lang === 'en' && /\p{Script=Devanagari}/u.test(said)),
    );
    expect(own).toEqual([]);
  });
});

test('a part is known by the element that bears it and by those around it', () => {
  const html = '<p>a<span lang="en"><!-- b -->b<br/>c</span><img alt="d" lang="hi"/>e</p><button title="f"></button>';
  expect(spokenParts(html, 'mr').map(({ where, said, lang }) => `${where} ${said} ${lang}`)).toEqual([
    'text a mr',
    'text b en',
    'text c en',
    'alt d hi',
    'text e mr',
    'title f mr',
  ]);
});
