import { expect, test } from 'vitest';

import { allNames } from './all-names.ts';

test('a row is known by its name in every language, and by what else it is called', () => {
  const row = { name: 'Forts', alternateNames: ['Gad'], translations: { mr: { name: 'किल्ले' }, hi: { heading: 'देखिए' } } };
  expect(allNames(row)).toEqual(['Forts', 'किल्ले', 'Gad']);
});

test('what is known by another field goes by that, translated or not', () => {
  expect(allNames({ title: 'Jeep Rides' }, 'title')).toEqual(['Jeep Rides']);
  expect(allNames({ title: 'Jeep Rides', translations: { hi: { title: 'जीप की सैर' } } }, 'title')).toEqual(['Jeep Rides', 'जीप की सैर']);
});
