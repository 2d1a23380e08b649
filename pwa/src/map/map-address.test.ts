import { expect, test } from 'vitest';

import { withoutAllBut } from '#listings/map/without-kinds.ts';
import { readMapAddress, shownKinds, withoutAfter } from './map-address.ts';

test('an address says what is chosen, what is left out and whether only what is open is shown', () => {
  const address = { at: 'a1', without: 'places.services', open: 'now' };
  expect(readMapAddress({ ...address, lang: 'mr', utm: 'x' })).toEqual(address);
  expect(readMapAddress({ at: 1, without: ['places'], open: 'soon' })).toEqual({});
});

test('all kinds are shown but those that are left out', () => {
  expect(shownKinds({})).toEqual(['places', 'resorts', 'restaurants', 'services']);
  expect(shownKinds({ without: 'places.nothing' })).toEqual(['resorts', 'restaurants', 'services']);
});

test('a tap leaves a kind out, and another one brings it back', () => {
  expect(withoutAfter({}, 'resorts')).toBe('resorts');
  expect(withoutAfter({ without: 'resorts' }, 'places')).toBe('places.resorts');
  expect(withoutAfter({ without: 'places.resorts' }, 'places')).toBe('resorts');
  expect(withoutAfter({ without: 'resorts' }, 'resorts')).toBeUndefined();
});

test('a directory opens the map with its own kind alone', () => {
  for (const kind of shownKinds({})) expect(shownKinds({ without: withoutAllBut([kind]) })).toEqual([kind]);
  expect(withoutAllBut(shownKinds({}))).toBeUndefined();
});
