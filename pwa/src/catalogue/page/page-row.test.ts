import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { category, place, resort } from '#sync/testing/rows.ts';
import { pageRow } from './page-row.ts';

const content = 'A fort above the town. '.repeat(20);
const fort = place('fort', {
  name: 'Shivneri',
  content,
  facts: ['Built in the 2nd century'],
  images: ['/uploads/1.webp', '/uploads/2.webp'],
  fee: 'Free',
  nearbyResortIds: ['homestay'],
  slug: 'shivneri',
  translations: {
    mr: { name: 'शिवनेरी', content: 'नगरावरचा किल्ला. '.repeat(20), facts: ['दुसऱ्या शतकात बांधला'] },
    hi: { name: 'शिवनेरी क़िला', fee: 'निःशुल्क' },
  },
});

test('a list brings of a row what it shows: the beginning of its text and the first of its pictures', () => {
  expect(pageRow('places', fort, 'en', {})).toEqual({
    _id: 'fort',
    name: 'Shivneri',
    content: content.slice(0, 71),
    images: ['/uploads/1.webp'],
    slug: 'shivneri',
  });
});

test('the page of a row brings all that it says, but nothing that is empty and no number of a change', () => {
  const { seq, translations, ...said } = fort;
  const { _id, name, mapURL, facts, images, fee, nearbyResortIds, slug } = said;
  expect(pageRow('places', fort, 'en', { whole: true })).toEqual({ _id, name, mapURL, content, facts, images, fee, nearbyResortIds, slug });
});

test('a page brings one language: its text stands for the English one, but for names and lists it brings both', () => {
  const inMarathi = pageRow('places', fort, 'mr', { whole: true });
  expect(inMarathi).toMatchObject({ name: 'Shivneri', facts: fort.facts, fee: 'Free', translations: { mr: fort.translations.mr } });
  expect(inMarathi).not.toHaveProperty('content');
  expect(Object.keys(inMarathi.translations ?? {})).toEqual(['mr']);
  const inHindi = pageRow('places', fort, 'hi', { whole: true });
  expect(inHindi).toMatchObject({ content, translations: { hi: fort.translations.hi } });
  expect(inHindi).not.toHaveProperty('fee');
});

test('a list in another language brings the beginning of that text, and nothing that no list shows', () => {
  const { translations, ...fields } = pageRow('places', fort, 'mr', {});
  expect(fields).toEqual({ _id: 'fort', name: 'Shivneri', images: ['/uploads/1.webp'], slug: 'shivneri' });
  expect(translations).toEqual({ mr: { name: 'शिवनेरी', content: expect.stringMatching(/^नगरावरचा किल्ला/) } });
  expect(fort.translations.mr?.content).not.toBe((translations as typeof fort.translations).mr?.content);
});

test('a row that is not translated brings no translations', () => {
  expect(pageRow('places', place('a'), 'mr', { whole: true })).toEqual({
    _id: 'a',
    slug: 'a',
    name: 'a',
    mapURL: 'https://maps.example.org/',
  });
  expect(pageRow('categories', category('forts'), 'mr', {})).toEqual({ _id: 'forts', name: 'forts' });
});

test('whom to call comes neither with a list nor with a page', () => {
  const translations = { mr: { contactPersonName: 'आशा' }, hi: { contactPersonName: 'आशा' } };
  const stay = resort('a', { contactPersonName: 'Asha', contactPhoneNumber: '+910000000001', translations });
  for (const whole of [false, true]) {
    for (const language of languages) expect(JSON.stringify(pageRow('resorts', stay, language, { whole }))).not.toMatch(/Asha|आशा|0001/);
  }
});

test('of a row whose fields are named a page brings these alone, and never whom to call', () => {
  const stay = resort('stay', { contactPhoneNumber: '+910000010001' });
  expect(pageRow('resorts', stay, 'en', { only: ['contactPhoneNumber'] })).toEqual({ _id: 'stay' });
  expect(pageRow('places', fort, 'en', { only: ['name', 'slug'] })).toEqual({ _id: 'fort', name: 'Shivneri', slug: 'shivneri' });
});
