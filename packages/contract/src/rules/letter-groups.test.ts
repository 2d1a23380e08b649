import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearch } from '#search/search.ts';
import { letterRanges } from './fixed-sets.ts';
import { isInLetterGroup, letterGroups, readLetterGroup } from './letter-groups.ts';

const groupsOf = (name: string) => letterGroups.filter((group) => isInLetterGroup(name, group));

describe('the six letter groups of Devanagari', () => {
  test.each([
    ['अ-औ', 'अकोला', 'औरंगाबाद'],
    ['क-ङ', 'कुकडी', 'ङ'],
    ['च-ञ', 'चावंड', 'ञ'],
    ['ट-न', 'टाकेवाडी', 'नाणेघाट'],
    ['प-म', 'पिंपळगाव', 'माळशेज'],
    ['य-ह', 'येडगाव', 'हटकेश्वर'],
  ] as const)('%s goes from %s to %s', (group, first, last) => {
    expect(groupsOf(first)).toEqual([group]);
    expect(groupsOf(last)).toEqual([group]);
  });

  test('every letter that begins a word is in one group, the next one begins where the last ends', () => {
    const letters = [...'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
    const groups = letters.map((letter) => groupsOf(letter));
    expect(groups.every((each) => each.length === 1)).toBe(true);
    expect([...new Set(groups.flat())]).toEqual([...letterGroups]);
    expect(groups.flat()).toEqual([...groups.flat()].sort());
  });

  test('conjuncts, dotted letters, ळ and the open vowels go with the letter that they are written as', () => {
    expect(groupsOf('क्षेत्र')).toEqual(['क-ङ']);
    expect(groupsOf('ज्ञानेश्वर')).toEqual(['च-ञ']);
    expect(groupsOf('श्रीराम')).toEqual(['य-ह']);
    expect(groupsOf('ज़रा')).toEqual(groupsOf('\u091c\u093cरा'));
    expect(groupsOf('फ़ोर्ट')).toEqual(['प-म']);
    expect(groupsOf('ळ')).toEqual(['य-ह']);
    for (const name of ['ॲग्रो', 'ऑर्चर्ड', 'ॐकार']) expect(groupsOf(name), name).toEqual(['अ-औ']);
  });

  test('what begins with a quotation mark goes by the letter after it, what begins with a digit or a Latin letter is in none', () => {
    expect(groupsOf('‘कुकडी’')).toEqual(['क-ङ']);
    for (const name of ['Kukadi', '31 गल्ली', '३१ गल्ली', '']) expect(groupsOf(name), name).toEqual([]);
  });

  test('no name is in two groups', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30, size: 'max' }), (name) => {
        expect(groupsOf(name).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: process.env.TEST_LONG ? 10_000 : 200 },
    );
  });

  test('a search text asks for a group by its label alone, and the Latin shortcuts keep their meaning', () => {
    expect(readLetterGroup(' क-ङ ')).toBe('क-ङ');
    for (const text of ['क', 'क-ङ किल्ला', 'A-D', '']) expect(readLetterGroup(text), text).toBeUndefined();
    for (const range of letterRanges) expect(readSearch(range).by).toBe('letters');
  });
});
