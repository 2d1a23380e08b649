import { expect, test } from 'vitest';

import { idFromAddress, isIdElsewhere, sameAs } from './ids-elsewhere.ts';

test.each([
  ['wikidata', 'Q42', true],
  ['wikidata', 'Q0', false],
  ['wikidata', 'q42', false],
  ['wikidata', 'P42', false],
  ['wikidata', 'Q42 ', false],
  ['osm', 'node/123', true],
  ['osm', 'way/1', true],
  ['osm', 'relation/99', true],
  ['osm', 'node/0', false],
  ['osm', 'area/5', false],
  ['osm', '123', false],
  ['osm', 'node/12/history', false],
] as const)('of %s, that %j is an id is %s', (of, id, isOne) => {
  expect(isIdElsewhere(of, id)).toBe(isOne);
});

test.each([
  ['wikidata', 'https://www.wikidata.org/wiki/Q42#sitelinks', 'Q42'],
  ['wikidata', 'http://www.wikidata.org/entity/Q42', 'Q42'],
  ['osm', 'https://www.openstreetmap.org/way/123#map=19/1/2', 'way/123'],
  ['osm', 'https://example.org/way/123', 'https://example.org/way/123'],
] as const)('of %s, %s is read as %s', (of, text, id) => {
  expect(idFromAddress(of, text)).toBe(id);
});

test('what is known elsewhere leads there, and nothing else does', () => {
  expect(sameAs({ wikidata: 'Q42', osm: 'way/1' })).toEqual(['https://www.wikidata.org/wiki/Q42', 'https://www.openstreetmap.org/way/1']);
  expect(sameAs({ wikidata: '', osm: 'javascript:alert(1)' })).toEqual([]);
});
