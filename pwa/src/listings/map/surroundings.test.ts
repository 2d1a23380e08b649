import { expect, test } from 'vitest';

import { readPageCatalogue } from '#catalogue/page/page-catalogue.ts';
import { recordPage } from '#catalogue/page/record-page.ts';
import { catalogueOf, place } from '#listings/testing/rows.ts';
import { category } from '#sync/testing/rows.ts';

import { surroundingsOf } from './surroundings.ts';

const at = (name: string, longitude: number | null, more: object = {}) => place(name, { latitude: 19.2, longitude, ...more });
const fort = at('Fort', 73.8, { categoryIds: ['forts'] });
const nowhere = at('Nowhere', null);
const linked = place('Linked', { latitude: null, longitude: null, mapURL: 'https://www.openstreetmap.org/?mlat=19.2&mlon=73.85' });
const catalogue = catalogueOf({
  categories: [{ ...category('forts'), name: 'Forts' }],
  places: [at('Far', 74.3), at('Near', 73.81), nowhere, fort, at('Next', 73.9), linked],
});

test('the three nearest of its kind stand around a listing, those among them that a map link places', () => {
  const around = surroundingsOf(catalogue, 'places', fort);
  expect(around?.near.map(({ mark }) => mark.listing.name)).toEqual(['Near', 'Linked', 'Next']);
  expect(around?.near[0]?.line.metres).toBeCloseTo(1050, -1);
  expect(around?.self.sign).toBe('fort');
});

test('what no data places has no surroundings', () => {
  expect(surroundingsOf(catalogue, 'places', nowhere)).toBeUndefined();
});

test('a page brings what its map shows, and the app draws the same from it', () => {
  const { recorded, takeAlong } = recordPage(catalogue, 'en');
  const drawn = surroundingsOf(recorded, 'places', fort);
  const brought = takeAlong();
  expect(brought.rows.places).toHaveLength(4);
  const page = readPageCatalogue(brought);
  const self = page.byId.places.get(fort._id);
  const again = self && surroundingsOf(page, 'places', self);
  const look = (around: typeof drawn) =>
    around &&
    [around.self, ...around.near.map(({ mark }) => mark)].map(({ x, y, sign, listing }) => [x, y, sign, listing.name, listing.slug]);
  expect(look(again)).toEqual(look(drawn));
});
