import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { expect, test } from 'vitest';
import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { findListing } from '#catalogue/find-row.ts';
import { sampleCatalogue } from '#catalogue/testing/sample.ts';
import { resort, restaurant, rows } from '#sync/testing/rows.ts';
import { type PageCatalogue, readPageCatalogue } from './page-catalogue.ts';
import { recordPage } from './record-page.ts';

/** What comes with a page in English, and the catalogue that a phone makes of it. */
function page(asks: (catalogue: Catalogue) => void, of: Catalogue = sampleCatalogue, atLeast?: number): { json: string; came: Catalogue } {
  const { recorded, takeAlong } = recordPage(of, 'en', atLeast);
  asks(recorded);
  const json = JSON.stringify(takeAlong());
  return { json, came: readPageCatalogue(JSON.parse(json) as PageCatalogue) };
}
const idsOf = (rows: readonly { readonly _id: string }[] = []) => rows.map(({ _id }) => _id);

test('a page knows the directory that it lists, as far as it shows it, and how many there are', () => {
  const ask = (catalogue: Catalogue) => catalogue.directory('places', { search: 'fort' }, 2);
  const all = ask(sampleCatalogue);
  const found = ask(page(ask).came);
  expect(idsOf(found?.rows)).toEqual(idsOf(all?.rows.slice(0, 2)));
  expect(found?.count).toBe(all?.count);
});

test('a page knows that there is something to say of a search, and of one that is a kind or a name that there is not', () => {
  for (const [search, isThere] of [
    ['fort with parking', true],
    ['places', undefined],
    ['shivneri', undefined],
  ] as const) {
    const ask = (catalogue: Catalogue) => catalogue.directory('places', { search }, 2);
    expect(ask(page(ask).came)?.understands, search).toBe(isThere);
  }
});

test('a page brings more of a directory than it shows where it is asked to, and never less than it shows', () => {
  const ask = (catalogue: Catalogue) => catalogue.directory('places', {}, 56);
  const all = idsOf(sampleCatalogue.directory('places', {}, 1_000)?.rows);
  expect(all.length).toBeGreaterThan(60);
  for (const [atLeast, brought] of [
    [60, 60],
    [2, 56],
    [1_000, all.length],
  ] as const) {
    expect(idsOf(ask(page(ask, sampleCatalogue, atLeast).came)?.rows)).toEqual(all.slice(0, brought));
  }
});

test('a page knows the names that come near and the regions of a category', () => {
  const near = (catalogue: Catalogue) =>
    catalogue.nearest({ text: 'shivnery', ledNowhere: 'address', tables: listingKinds })?.map(({ table, row }) => [table, row._id]);
  const regions = (catalogue: Catalogue) => catalogue.regionsOf(sampleCatalogue.rows.categories[0]?._id ?? '');
  const { came } = page((catalogue) => [near(catalogue), regions(catalogue)]);
  expect(near(came)).toEqual(near(sampleCatalogue));
  expect(near(came)).not.toEqual([]);
  expect(regions(came)).toEqual(regions(sampleCatalogue));
});

test('what a page did not ask, it does not know, which is not the same as none', () => {
  const { came } = page((catalogue) => catalogue.directory('places', { search: 'fort' }, 60));
  expect(came.directory('places', { search: 'cave' }, 60)).toBeUndefined();
  expect(came.directory('places', { search: 'fort', regionId: null }, 60)).toBeUndefined();
  expect(came.directory('resorts', { search: 'fort' }, 60)).toBeUndefined();
  expect(came.nearest({ text: 'fort', ledNowhere: 'address', tables: listingKinds })).toBeUndefined();
  expect(came.regionsOf('any')).toBeUndefined();
});

test('a page that shows nothing brings nothing', () => {
  const { json, came } = page(() => undefined);
  expect(JSON.parse(json)).toEqual({ epoch: 'test', seq: 1, language: 'en', rows: {}, empty: {} });
  expect([came.epoch, came.seq, came.rows.places, came.byId.places.get('any')]).toEqual(['test', 1, [], undefined]);
  const { places } = sampleCatalogue.rows;
  for (const catalogue of [came, sampleCatalogue]) expect(catalogue.shown('places', places)).toBe(places);
});

test('what the catalogue itself does not know travels with no page', () => {
  const { came: knowsNothing } = page(() => undefined);
  const { json } = page((catalogue) => {
    expect(catalogue.directory('places', {}, 2)).toBeUndefined();
    expect(catalogue.nearest({ text: 'fort', ledNowhere: 'search', tables: ['places'] })).toBeUndefined();
    expect(catalogue.regionsOf('any')).toBeUndefined();
    expect(catalogue.byId.places.get('any')).toBeUndefined();
  }, knowsNothing);
  expect(JSON.parse(json)).toEqual({ epoch: 'test', seq: 1, language: 'en', rows: {}, empty: {} });
});

test('a page asks while it is made what the whole catalogue answers', () => {
  const filter = { search: 'fort' };
  const asked = { text: 'shivnery', ledNowhere: 'search', tables: ['places'] } as const;
  page((catalogue) => {
    expect(catalogue.directory('places', filter, 2)).toEqual(sampleCatalogue.directory('places', filter, 2));
    expect(catalogue.nearest(asked)).toEqual(sampleCatalogue.nearest(asked));
    expect(catalogue.shown('regions', sampleCatalogue.rows.regions)).toBe(sampleCatalogue.rows.regions);
    expect(catalogue.rows).toBe(sampleCatalogue.rows);
  });
});

test('of two directories that a page asks for each has its answer, and a filter that it names counts like one that it does not', () => {
  const { came } = page((catalogue) => {
    catalogue.directory('places', { search: 'fort', regionId: undefined }, 1);
    catalogue.directory('resorts', {}, 1);
  });
  expect(idsOf(came.directory('places', { search: 'fort' }, 1)?.rows)).toEqual(
    idsOf(sampleCatalogue.directory('places', { search: 'fort' }, 1)?.rows.slice(0, 1)),
  );
  expect(came.directory('resorts', {}, 1)?.count).toBe(sampleCatalogue.rows.resorts.length);
  expect(came.directory('resorts', { search: 'x' }, 1)).toBeUndefined();
  expect(came.directory('places', {}, 1)).toBeUndefined();
});

test('rows come in the order of the whole catalogue, each once, and as whole as it is shown anywhere', () => {
  const [first, second, third] = sampleCatalogue.rows.places;
  if (!first || !second || !third) throw new Error('the sample region is empty');
  const { came } = page((catalogue) => {
    catalogue.shown('places', [third, first]);
    catalogue.shown('places', [first], { whole: true });
    catalogue.byId.places.get(first._id);
    catalogue.byId.places.get(second._id);
  });
  expect(idsOf(came.rows.places)).toEqual([first._id, second._id, third._id]);
  expect(came.rows.places.map(({ content }) => content === '')).toEqual([false, false, false]);
  expect(came.byId.places.get(first._id)?.facts).toEqual(first.facts);
  expect(came.byId.places.get(third._id)?.facts).toEqual([]);
});

test('an address that two names answer means neither on the page, too', () => {
  const find = (catalogue: Catalogue) => findListing(catalogue, 'places', 'naneghat-foo');
  expect(find(sampleCatalogue)).toBeUndefined();
  const { came } = page((catalogue) => [
    find(catalogue),
    catalogue.nearest({ text: 'naneghat foo', ledNowhere: 'address', tables: ['places'] }),
  ]);
  expect(find(came)).toBeUndefined();
  expect(came.rows.places.some(({ name }) => name.includes('Naneghat'))).toBe(true);
});

test('whom to call never comes with a page, however much of a listing it shows', () => {
  const held = buildCatalogue(
    { epoch: 'first', seq: 1 },
    rows({
      resorts: [resort('a', { contactPersonName: 'Canary Person', contactPhoneNumber: '+910000077771' })],
      restaurants: [restaurant('b', { contactNumber: '+910000077772' })],
    }),
  );
  const { json, came } = page((catalogue) => {
    catalogue.shown('resorts', catalogue.rows.resorts, { whole: true });
    catalogue.shown('restaurants', catalogue.rows.restaurants, { whole: true });
  }, held);
  expect(json).not.toMatch(/Canary|7777/);
  expect(came.rows.resorts[0]).toMatchObject({ contactPersonName: '', contactPhoneNumber: '' });
});
