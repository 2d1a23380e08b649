import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { describe, expect, test } from 'vitest';

import { byShownName, shownName } from './name-order.ts';

const named = (name: string, mr?: string) => ({ name, translations: mr === undefined ? {} : { mr: { name: mr } } });

const fort = named('Chavand', 'चावंड');
const lake = named('Amboli', 'आंबोली');
const cave = named('Lenyadri', 'लेण्याद्री');
const village = named('Aane');
const rows = [village, lake, fort, cave];
const names = (language: 'en' | 'mr') => byShownName(rows, language).map((row) => shownName(row, language));

describe('the order of names', () => {
  test('is that of the language that they are shown in', () => {
    expect(names('en')).toEqual(['Aane', 'Amboli', 'Chavand', 'Lenyadri']);
    expect(names('mr')).toEqual(['आंबोली', 'चावंड', 'लेण्याद्री', 'Aane']);
  });

  test('has anusvara, vowel signs and conjuncts where a dictionary has them, and 10 after 9', () => {
    const inMarathi = ['किल्ला 10', 'किल्ला 9', 'क्षेत्र', 'कळस', 'कावळा', 'ज्ञान', 'अंब', 'आळे'].map((name) => named(name));
    const ordered = byShownName(inMarathi, 'mr').map(({ name }) => name);
    expect(ordered.slice(0, 4)).toEqual(['अंब', 'आळे', 'कळस', 'कावळा']);
    expect(ordered.indexOf('किल्ला 9')).toBeLessThan(ordered.indexOf('किल्ला 10'));
  });

  test('leaves the table itself as it was, and is found once', () => {
    expect(rows.map(({ name }) => name)).toEqual(['Aane', 'Amboli', 'Chavand', 'Lenyadri']);
    expect(byShownName(rows, 'mr')).toBe(byShownName(rows, 'mr'));
  });

  test.each(['mr', 'hi'] as const)('is that of Intl.Collator for every place of the region in %s', (language) => {
    const { compare } = new Intl.Collator(language);
    const ordered = byShownName(sampleRegion.places, language).map((row) => shownName(row, language));
    expect(ordered).toHaveLength(sampleRegion.places.length);
    expect(ordered).toEqual([...ordered].sort(compare));
  });
});
