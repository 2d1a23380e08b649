import { catalogueTables, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { searchedFields } from '@helpdesk/contract/kinds/parts';
import { isText } from '@helpdesk/contract/search/is-text';
import { type SearchedTable, searchedTables } from '@helpdesk/contract/search/searched-tables';
import { searchEverything } from '@helpdesk/contract/wishes/search-everything';
import { expect, test } from 'vitest';
import { place, resort, restaurant, rows } from '#sync/testing/rows.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { sampleCatalogue } from './testing/sample.ts';

const named = { seq: 1, heading: '', description: '', content: '', alternateNames: [], formerNames: [], translations: {} };
const catalogue = buildCatalogue(
  { epoch: 'first', seq: 1 },
  rows({
    places: [
      ...['Shivneri Fort', 'Jivdhan Fort', 'Lenyadri Caves', 'Hadsar Fort', 'Nimgiri Fort'].map((name) => place(name, { name })),
      place('naneghat', { name: 'Naneghat', translations: { mr: { name: 'नाणेघाट' } } }),
    ],
    resorts: [resort('homestay', { name: 'Shivneri Homestay' })],
    restaurants: [restaurant('annapurna', { name: 'Hotel Annapurna' })],
    categories: [{ ...named, _id: 'caves', name: 'Caves' }],
    regions: [{ ...named, _id: 'lenyadri', name: 'Lenyadri' }],
  }),
);
const near = (text: string, tables: readonly SearchedTable[] = ['places']) =>
  catalogue.nearest({ text, ledNowhere: 'search', tables })?.map(({ row }) => row) ?? [];
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

test('the nearest names come nearest first, in either script, and no more than three', () => {
  expect(names(near('shivnrei qurt'))[0]).toBe('Shivneri Fort');
  expect(names(near('नाणेघठट'))[0]).toBe('Naneghat');
  expect(near('furt zzz').length).toBeLessThanOrEqual(3);
});

test('a search over everything looks into every kind whose names are searched', () => {
  expect([...searchedTables].sort()).toEqual(catalogueTables.filter((table) => searchedFields(table).names.length > 0).sort());
});

test('what resembles nothing has no near names', () => {
  expect(near('xxxxxxxxxxxx')).toEqual([]);
});

test('a chip’s word is no text', () => {
  for (const word of ['', 'Popular', 'a-d', 'Veg', 'क-ङ']) expect(isText(word), word).toBe(false);
  expect(isText('shivneri')).toBe(true);
});

test('near names of the whole catalogue are compared with one another, whatever they name', () => {
  const [first] = catalogue.nearest({ text: 'anapuurnaa zzzzz', ledNowhere: 'search', tables: searchedTables }) ?? [];
  expect(first).toMatchObject({ table: 'restaurants', row: { name: 'Hotel Annapurna' } });
});

test('a search over everything begins with what has the very name', () => {
  const { groups } = searchEverything(catalogue.rows, 'lenyadri');
  expect(groups.map(({ table, rows }) => [table, names(rows)])).toEqual([
    ['regions', ['Lenyadri']],
    ['places', ['Lenyadri Caves']],
  ]);
  expect(searchEverything(catalogue.rows, 'नाणेघाट').groups.map(({ table, rows }) => [table, names(rows)])).toEqual([
    ['places', ['Naneghat']],
  ]);
  expect(searchEverything(catalogue.rows, '  ').groups).toEqual([]);
});

const nearAddress = (text: string) =>
  sampleCatalogue.nearest({ text, ledNowhere: 'address', tables: listingKinds })?.map(({ row: { name } }) => name) ?? [];

test('a misspelt or shortened name in an address finds its listing', () => {
  expect(nearAddress('shivnery-fort')[0]).toBe('Shivneri Fort');
  expect(nearAddress('lenyadri-cave')[0]).toBe('Lenyadri Caves');
  expect(nearAddress('naneghaat')[0]).toContain('Naneghat');
});

test('a word that few names have counts for more than one that many have', () => {
  expect(nearAddress('jivdhan-caves')[0]).toBe('Jivdhan Fort');
});

test('for an address at most five are offered, and none when nothing is near', () => {
  expect(nearAddress('fort')).toHaveLength(5);
  expect(nearAddress('wp-login.php')).toHaveLength(0);
});

test('of an address no more is looked at than eight words, and of one of more than 200 letters nothing', () => {
  expect(nearAddress('one two three four five six seven shivneri')).toContain('Shivneri Fort');
  expect(nearAddress('one two three four five six seven eight shivneri')).not.toContain('Shivneri Fort');
  expect(nearAddress(`${'x'.repeat(191)} shivneri`)).toContain('Shivneri Fort');
  expect(nearAddress(`${'x'.repeat(192)} shivneri`)).toEqual([]);
});
