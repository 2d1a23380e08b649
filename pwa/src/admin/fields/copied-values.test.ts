import { inEachTranslation } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { copiedValues } from './copied-values.ts';
import { listingValues } from './listing-values.ts';

test('a copy has all of the other but its names, and what it is known by elsewhere', () => {
  const fort = {
    ...listingValues('places', undefined),
    name: 'Hadsar Fort',
    content: 'A fort.',
    wikidata: 'Q42',
    osm: 'way/123',
    images: [{ address: '/images/1.jpg', text: 'The gate', translated: { ...inEachTranslation(() => ''), mr: 'वेस' } }],
    translations: {
      ...inEachTranslation(() => ({ name: '', content: '' })),
      mr: { name: 'हडसर', content: 'किल्ला.' },
      hi: { name: 'हडसर', content: '' },
    },
  };
  const copy = copiedValues(fort);
  expect(copy.translations).toEqual({ ...inEachTranslation(() => ({ name: '', content: '' })), mr: { name: '', content: 'किल्ला.' } });
  expect([copy.wikidata, copy.osm]).toEqual(['', '']);
  const { name, wikidata, osm } = fort;
  expect({ ...copy, name, wikidata, osm, translations: fort.translations }).toEqual(fort);
  expect(copy.name).toBe('Hadsar Fort 2');
});
