import { expect, test } from 'vitest';

import { changeListAddress, queryOf, readListAddress, sortAfter } from './list-address.ts';

test('an address says what a list shows, and what is no choice is left out', () => {
  const address = { search: 'fort', region: 'r1', needs: 'check', translated: 'not-mr', popular: 'yes', sort: 'bytes', descending: 'yes' };
  expect(readListAddress(address)).toEqual(address);
  expect(readListAddress({ search: 7 })).toEqual({ search: '7' });
  expect(readListAddress({ needs: 'love', translated: 'en', popular: 'no', sort: 'colour', descending: true, search: ['a'] })).toEqual({});
});

test('of a search 200 characters are asked, and no more', () => {
  expect(readListAddress({ search: 'a'.repeat(200) }).search).toHaveLength(200);
  expect(readListAddress({ search: 'a'.repeat(201) }).search).toHaveLength(200);
});

test('what is emptied leaves the address, and what is not of the list stays in it', () => {
  expect(changeListAddress({ lang: 'mr', search: 'fort', region: 'r1' }, { search: '', needs: 'link' })).toEqual({
    lang: 'mr',
    region: 'r1',
    needs: 'link',
  });
});

test('a heading orders, turns the order round, and lets go', () => {
  const first = sortAfter({}, 'bytes');
  expect(first).toEqual({ sort: 'bytes', descending: '' });
  const second = sortAfter({ sort: 'bytes' }, 'bytes');
  expect(second).toEqual({ sort: 'bytes', descending: 'yes' });
  expect(sortAfter({ sort: 'bytes', descending: 'yes' }, 'bytes')).toEqual({ sort: '', descending: '' });
  expect(sortAfter({ sort: 'bytes', descending: 'yes' }, 'name')).toEqual({ sort: 'name', descending: '' });
});

test('the server is asked for just that', () => {
  expect(Object.entries(queryOf('places', { popular: 'yes', needs: 'link' }, 'hi')).filter(([, value]) => value)).toEqual([
    ['kind', 'places'],
    ['spoken', 'hi'],
    ['need', 'link'],
    ['popular', 'true'],
  ]);
});
