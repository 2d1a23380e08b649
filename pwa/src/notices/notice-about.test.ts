import { expect, test } from 'vitest';
import { catalogueOf, place } from '#listings/testing/rows.ts';
import { aboutInWords, begun, choiceOf, chosenListing, extentOf, foundListings, subjectOf } from './notice-about.ts';

const fort = place('Shivneri Fort');
const catalogue = catalogueOf({ places: [fort] });

test('what a notice is about becomes one choice and comes back from it', () => {
  for (const about of [
    null,
    { kind: 'kinds', id: 'places' } as const,
    { kind: 'regions', id: 'valley' } as const,
    { kind: 'resorts', id: 'a/b' } as const,
  ])
    expect(subjectOf(choiceOf(about))).toEqual(about);
  expect((['all', 'kind', 'region', 'listing'] as const).map((extent) => extentOf(begun[extent]))).toEqual([
    'all',
    'kind',
    'region',
    'listing',
  ]);
});

test('where it holds is said in words: everywhere, a kind, a name, or that it is gone', () => {
  expect(aboutInWords(null, catalogue).text).toBe('Everywhere');
  expect(aboutInWords({ kind: 'kinds', id: 'restaurants' }, catalogue).text).toBe('Restaurants Directory');
  expect(aboutInWords({ kind: 'places', id: fort._id }, catalogue)).toEqual({ text: 'Shivneri Fort', lang: 'en' });
  expect(aboutInWords({ kind: 'places', id: 'gone' }, catalogue).text).toBe('A listing or region that was deleted');
});

test('of what the server finds listings can be chosen, with where they lie, and what comes near where nothing is called so', () => {
  const named = (name: string) => ({ _id: name, name, translations: {} });
  const groups = [
    { table: 'places' as const, rows: [{ ...named('fort'), region: named('Kukadi') }, named('cave')], count: 2 },
    { table: 'regions' as const, rows: [named('valley')], count: 1 },
  ];
  const labels = (found: ReturnType<typeof foundListings>) => found.map(({ value, label }) => [value, label]);
  expect(labels(foundListings({ groups, near: [] }))).toEqual([
    ['places/fort', 'fort · Kukadi'],
    ['places/cave', 'cave'],
  ]);
  expect(labels(foundListings({ groups: [], near: [{ table: 'resorts', row: named('inn') }] }))).toEqual([['resorts/inn', 'inn']]);
  expect(chosenListing(`places/${fort._id}`, catalogue, [])).toEqual({
    value: `places/${fort._id}`,
    label: 'Shivneri Fort',
    lang: undefined,
  });
});
