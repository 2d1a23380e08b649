import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { pseudo, pseudoCatalogue } from './pseudo.ts';

const english = JSON.parse(readFileSync(new URL('../messages/en.json', import.meta.url), 'utf8'));

test('every text stands in brackets and keeps its variables', () => {
  expect(pseudo('Open picture {number} of {count}')).toBe('⟦ÓÔpéêñ píîçtúûréê {number} óôf {count}⟧');
});

test('a message that counts keeps what it counts and its forms', () => {
  const [forms] = pseudoCatalogue(english).count_places as { declarations: string[]; match: Record<string, string> }[];
  expect(forms?.declarations).toEqual(english.count_places[0].declarations);
  expect(forms?.match).toEqual({ 'countPlural=one': '⟦{shown} pláâçéê⟧', 'countPlural=other': '⟦{shown} pláâçéês⟧' });
});

test('the whole catalogue is some 40 % longer than English', () => {
  const texts = Object.values(english).filter((text): text is string => typeof text === 'string');
  const length = (all: readonly string[]) => all.join('').length;
  expect(length(texts.map(pseudo)) / length(texts)).toBeGreaterThan(1.35);
});
