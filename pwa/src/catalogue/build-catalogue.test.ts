import { letterGroups } from '@helpdesk/contract/rules/letter-groups';
import { filterListings } from '@helpdesk/contract/rules/listing-filter';
import { describe, expect, test } from 'vitest';
import { place, region, rows } from '#sync/testing/rows.ts';
import { buildCatalogue } from './build-catalogue.ts';

const catalogue = buildCatalogue(
  { epoch: 'first', seq: 1 },
  rows({
    regions: [region('r1')],
    places: [
      place('Chavand', { translations: { mr: { name: 'चावंड' }, hi: { name: 'चावंड' } }, regionId: 'r1' }),
      place('Black hill', { translations: { mr: { name: 'काळा डोंगर' }, hi: { name: 'काली पहाड़ी' } }, popular: true }),
      place('Amboli', { translations: { mr: { name: 'आंबोली' }, hi: { name: 'अंबोली' } }, regionId: 'r1' }),
      place('Mango grove', { translations: { mr: { name: 'आमराई' }, hi: { name: 'बाग' } } }),
      place('Bare hill', { translations: {} }),
    ],
  }),
);
const listed = (search: string, language: 'en' | 'mr' | 'hi', regionId?: string) =>
  filterListings(catalogue.rows, 'places', { search, regionId }, language).rows.map(({ name }) => name);

describe('a directory', () => {
  test('is in the order of the names that are shown', () => {
    expect(listed('', 'en')).toEqual(['Amboli', 'Bare hill', 'Black hill', 'Chavand', 'Mango grove']);
    expect(listed('', 'mr')).toEqual(['Amboli', 'Mango grove', 'Black hill', 'Chavand', 'Bare hill']);
    expect(listed('', 'hi')).toEqual(['Amboli', 'Black hill', 'Chavand', 'Mango grove', 'Bare hill']);
  });

  test('a letter group lists the names of the page’s language, together with the other filters', () => {
    expect(listed('अ-औ', 'mr')).toEqual(['Amboli', 'Mango grove']);
    expect(listed('अ-औ', 'mr', 'r1')).toEqual(['Amboli']);
    expect(listed('अ-औ', 'hi')).toEqual(['Amboli']);
    expect(listed('प-म', 'hi')).toEqual(['Mango grove']);
    expect(listed('प-म', 'mr')).toEqual([]);
  });

  test('each translated name is in one group', () => {
    expect(letterGroups.flatMap((group) => listed(group, 'mr')).sort()).toEqual(['Amboli', 'Black hill', 'Chavand', 'Mango grove']);
  });

  test('a shortcut finds the same on a page of the other script', () => {
    expect(listed('अ-औ', 'en')).toEqual(listed('अ-औ', 'mr'));
    for (const language of ['en', 'mr', 'hi'] as const)
      expect(listed('A-D', language).sort()).toEqual(['Amboli', 'Bare hill', 'Black hill', 'Chavand']);
  });

  test('the other shortcuts keep their meaning, and a text finds the best first, in every language', () => {
    for (const language of ['en', 'mr', 'hi'] as const) {
      expect(listed('Popular', language)).toEqual(['Black hill']);
      expect(listed('Chavand', language)[0]).toBe('Chavand');
    }
  });
});
