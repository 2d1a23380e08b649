import { fileURLToPath } from 'node:url';
import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { columnOf, type Field, isOn, isTranslated } from '@helpdesk/contract/kinds/field';
import { catalogueTables, kinds, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { languages, translationLanguages } from '@helpdesk/contract/languages';
import { embedPaths } from '@helpdesk/contract/rules/addresses';
import type { SyncHead } from '@helpdesk/contract/sync/sync';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { beforeAll, expect, test, vi } from 'vitest';

import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { logger } from '#logger.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { loadPageMaker } from './page-maker.ts';

/**
 * Every field of every kind that no page may hold, by its description, gets a value that is found wherever it leaks to, and so does
 * each of its translations. A field that is described as a contact tomorrow is looked for tomorrow.
 */

const dist = fileURLToPath(new URL('../../../pwa/dist', import.meta.url));
const pages = await loadPageMaker(dist, fileURLToPath(new URL('../../../pwa/dist-server', import.meta.url)));
const origin = 'https://junnar.example.org';
const { sql, get, logIn } = await sampleApp({
  siteOrigin: origin,
  dist,
  makePage: pages?.makePage,
  pageStyles: pages?.styles,
  embed: pages?.embed,
});

const said = [vi.spyOn(logger, 'info'), vi.spyOn(logger, 'warn'), vi.spyOn(logger, 'error')];

/** A value that its column takes. */
const canaryOf = (field: Field, number: number): string =>
  field.is === 'phone' ? `+9199999${String(number).padStart(5, '0')}` : `canary-${number}.pdf`;

const hidden = catalogueTables
  .flatMap((table) => fieldsOf(table).map(([name, field]) => ({ table, name, field })))
  .filter(({ field }) => !isOn(field, 'page') && field.is !== 'yesOrNo')
  .flatMap((each) => [undefined, ...(isTranslated(each.field) ? translationLanguages : [])].map((language) => ({ ...each, language })))
  .map((each, number) => ({ ...each, canary: canaryOf(each.field, number) }));
type Hidden = (typeof hidden)[number];

const called = ({ table, name, language }: Hidden) => `${table}.${name} in ${language ?? 'en'}`;

const foundIn = (text: string): string[] => hidden.filter(({ canary }) => text.includes(canary)).map(called);

beforeAll(() =>
  writeCatalogue(sql, async (tx) => {
    for (const { table, name, language, canary } of hidden) {
      const put = language
        ? tx`translations = jsonb_set(${tx.json({ [language]: {} })}::jsonb || translations, ${[language, name]}, to_jsonb(${canary}::text))`
        : tx`${tx(columnOf(name))} = ${canary}`;
      await tx`UPDATE ${tx(kinds[table].table)} SET ${put}`;
    }
  }),
);

const textOf = async (address: string, headers?: Record<string, string>) => (await get(address, headers)).text();

test('there are such fields, of several kinds', () => {
  expect(new Set(hidden.map(({ table }) => table)).size).toBeGreaterThan(2);
  expect(hidden.filter(({ language }) => language).map(called)).toEqual(
    translationLanguages.map((each) => `resorts.contactPersonName in ${each}`),
  );
});

test('no page in any language holds one, nor its data for machines, nor a page that there is not', async () => {
  const sitemap = await textOf('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, link = '']) => new URL(link.replaceAll('&amp;', '&')).pathname);
  expect(listed.length).toBeGreaterThan(100);
  const [stay] = sampleRegion.resorts;
  const others = ['/nowhere', '/login', '/requests', `/q/${stay?._id}`, '/accommodation-directory?search=wada&amenity=wifi'];
  const frames = sampleRegion.resorts.flatMap(({ _id }) => Object.values(embedPaths(_id)));
  for (const address of new Set([...listed, ...others, ...frames, `/embed?id=${stay?._id}`])) {
    for (const language of languages) {
      const found = foundIn(await textOf(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`));
      expect(found, `${address} in ${language}`).toEqual([]);
    }
  }
});

test('no file for search engines holds one', async () => {
  for (const address of ['/sitemap.xml', '/robots.txt', '/api/openapi.json']) expect(foundIn(await textOf(address)), address).toEqual([]);
});

test('phones get whom to call, and nothing that stays in the office', async () => {
  const head = JSON.parse(await textOf('/api/sync/v1/head')) as SyncHead;
  const found = foundIn(await textOf(head.snapshot.url));
  expect(found).toEqual(hidden.filter(({ field }) => isOn(field, 'phone')).map(called));
});

test.each(listingKinds)('without a token nobody takes a file of %s out; with one it holds all that is entered', async (kind) => {
  const refused = await get(`/api/export-listings?kind=${kind}`);
  expect([refused.status, foundIn(await refused.text())]).toEqual([401, []]);
  const file = await textOf(`/api/export-listings?kind=${kind}`, { Authorization: `Bearer ${await logIn()}` });
  const entered = hidden.filter(({ table, field }) => table === kind && isOn(field, 'input'));
  expect(foundIn(file)).toEqual(entered.map(called));
});

test('no line of the log holds one', () => {
  const lines = said.flatMap(({ mock }) => mock.calls.flat().map(String));
  expect(foundIn(lines.join('\n'))).toEqual([]);
});
