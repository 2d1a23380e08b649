import { expect, test } from 'vitest';
import { place, resort, rows } from '#sync/testing/rows.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { favouritesOf, topPicksOf } from './picks.ts';

const guide = (seq: number, count = 20) =>
  buildCatalogue({ epoch: 'first', seq }, rows({ places: Array.from({ length: count }, (_, index) => place(`p${index}`)) }));
const idsOf = (listings: readonly { _id: string }[]) => listings.map(({ _id }) => _id);

test('the favourites of a day are five different places, the same for everybody', () => {
  const drawn = idsOf(favouritesOf(guide(7), '2026-11-21'));
  expect(new Set(drawn).size).toBe(5);
  expect(idsOf(favouritesOf(guide(7), '2026-11-21'))).toEqual(drawn);
});

test('another day or another state of the catalogue draws others', () => {
  const drawn = idsOf(favouritesOf(guide(7), '2026-11-21'));
  expect(idsOf(favouritesOf(guide(7), '2026-11-22'))).not.toEqual(drawn);
  expect(idsOf(favouritesOf(guide(8), '2026-11-21'))).not.toEqual(drawn);
});

test('over a year every place has its turn about as often', () => {
  const turns = new Map<string, number>();
  const catalogue = guide(1);
  for (let day = 0; day < 400; day += 1)
    for (const id of idsOf(favouritesOf(catalogue, `day ${day}`))) turns.set(id, (turns.get(id) ?? 0) + 1);
  // 100 each are expected.
  expect(turns.size).toBe(20);
  expect(Math.min(...turns.values())).toBeGreaterThan(60);
  expect(Math.max(...turns.values())).toBeLessThan(140);
});

test('fewer than five places are all favourites', () => {
  expect(idsOf(favouritesOf(guide(1, 3), '2026-11-21')).sort()).toEqual(['p0', 'p1', 'p2']);
});

test('top picks are the first five popular ones by name', () => {
  const resorts = ['f', 'b', 'a', 'e', 'd', 'c', 'g'].map((name) => resort(name, { popular: name !== 'a' }));
  expect(idsOf(topPicksOf(buildCatalogue({ epoch: 'first', seq: 1 }, rows({ resorts })), 'resorts'))).toEqual(['b', 'c', 'd', 'e', 'f']);
});
