import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { donors } from './donors.ts';
import { helpdesk } from './helpdesk.ts';
import { governingBody, team } from './people.ts';
import { site } from './site.ts';

const wordings = [
  site.name,
  site.shortName,
  site.nameTail,
  helpdesk.address,
  ...[...governingBody, ...team, ...donors].map(({ name }) => name),
];

test('the region words its names and address in Devanagari for Marathi and Hindi', () => {
  for (const { mr, hi } of wordings) {
    for (const text of [mr, hi].flat()) {
      expect(text).toMatch(/\p{Script=Devanagari}/u);
      expect(text).not.toMatch(/\p{Script=Latin}|[०-९]|\u200c|\u200d/u);
      expect(text).toBe(text.normalize('NFC'));
    }
  }
});

test('the address has as many lines in every language', () => {
  const { en, mr, hi } = helpdesk.address;
  expect([mr.length, hi.length]).toEqual([en.length, en.length]);
});

test('short name and tail make the whole name in every language', () => {
  for (const language of languages) {
    expect(`${site.shortName[language]} ${site.nameTail[language]}`).toBe(site.name[language]);
  }
});
