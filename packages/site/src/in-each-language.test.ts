import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';
import { address } from './address.ts';
import { donors } from './donors.ts';
import { governingBody, team } from './people.ts';
import { site } from './site.ts';
import { welcome } from './welcome.ts';

const wordings = [
  site.name,
  site.shortName,
  site.nameTail,
  address,
  welcome,
  ...[...governingBody, ...team, ...donors].map(({ name }) => name),
];

test('the region words its names, address and welcome in Devanagari for Marathi and Hindi', () => {
  for (const { mr, hi } of wordings) {
    for (const text of [mr, hi].flat()) {
      expect(text).toMatch(/\p{Script=Devanagari}/u);
      expect(text).not.toMatch(/\p{Script=Latin}|[०-९]|\u200c|\u200d/u);
      expect(text).toBe(text.normalize('NFC'));
    }
  }
});

test('the address has as many lines in every language', () => {
  const { en, mr, hi } = address;
  expect([mr.length, hi.length]).toEqual([en.length, en.length]);
});

test('short name and tail make the whole name in every language', () => {
  for (const language of languages) {
    expect(`${site.shortName[language]} ${site.nameTail[language]}`).toBe(site.name[language]);
  }
});
