import { placeInput } from '@helpdesk/contract/calls/places';
import { describe, expect, test } from 'vitest';
import { inHindi } from '#hi/texts.ts';
import { inMarathi } from '#mr/texts.ts';
import { placeRows } from './rows.ts';

/** Those that the sample region is translated into; a traveller of another reads its English. */
const languages = ['mr', 'hi'] as const;

const written = { mr: inMarathi, hi: inHindi };

/** Joiners and Devanagari digits, which a search would trip over, and Latin letters. */
const foreign = /[A-Za-z०-९]|\u200c|\u200d/u;

/** The figures of a text, sorted, whatever their grouping; without centuries, which Marathi and Hindi spell out. */
const figures = (text: string) => (text.replaceAll(',', '').match(/\d[\d.]*(?<=\d)(?!\d*(?:st|nd|rd|th))/g) ?? []).sort();

/** The stops of इ.स.पू. and चौ. end no sentence. */
const sentences = (text: string) => text.replaceAll(/इ\.स\.(?:पू\.)?|चौ\./g, '').match(/[.।](?=\s|$)/g)?.length ?? 0;

describe.each(languages)('the places of the sample region in %s', (language) => {
  const translated = placeRows.map((row) => ({ row, texts: row.translations[language] ?? {} }));
  const everyText = translated.flatMap(({ texts }) => Object.values(texts).flat());

  test('have every text, as many facts as the English, and three different picture texts with their name', () => {
    for (const { row, texts } of translated) {
      const planned = [row.fee && 'fee', row.gettingThere && 'gettingThere'].filter(Boolean);
      expect(Object.keys(texts).sort(), row.name).toEqual(['bestSeason', 'content', 'facts', ...planned, 'name', 'pictureTexts'].sort());
      expect(texts.facts, row.name).toHaveLength(row.facts.length);
      expect(new Set(texts.pictureTexts).size, row.name).toBe(3);
      for (const text of texts.pictureTexts ?? []) expect(text.startsWith(`${texts.name}, `)).toBe(true);
    }
    expect(Object.keys(written[language].places).sort()).toEqual(placeRows.map(({ name }) => name).sort());
  });

  test('are written in Devanagari with Latin digits, in composed characters, without loose spaces', () => {
    for (const text of everyText) {
      expect(text).toMatch(/\p{Script=Devanagari}/u);
      expect(text).not.toMatch(foreign);
      expect(text).toBe(text.normalize('NFC'));
      expect(text).not.toMatch(/^\s|\s$|\s{2}/);
    }
  });

  test('say the figures of the English, and no others', () => {
    for (const { row, texts } of translated) {
      expect(figures(texts.content ?? ''), row.name).toEqual(figures(row.content));
      expect(figures(texts.bestSeason ?? ''), row.name).toEqual(figures(row.bestSeason));
      for (const text of ['fee', 'gettingThere'] as const) expect(figures(texts[text] ?? ''), row.name).toEqual(figures(row[text]));
      for (const [index, fact] of row.facts.entries()) expect(figures(texts.facts?.[index] ?? ''), row.name).toEqual(figures(fact));
    }
  });

  test('are told in two to eight sentences, which end as the language ends them', () => {
    const end = { mr: '.', hi: '।' }[language];
    for (const { row, texts } of translated) {
      expect(texts.content?.endsWith(end), row.name).toBe(true);
      expect(sentences(texts.content ?? ''), row.name).toBeGreaterThanOrEqual(2);
      expect(sentences(texts.content ?? ''), row.name).toBeLessThanOrEqual(8);
      for (const fact of texts.facts ?? []) expect(fact.endsWith(end), fact).toBe(true);
    }
  });

  test('differ in their names and in how they begin', () => {
    expect(new Set(translated.map(({ texts }) => texts.name)).size).toBe(placeRows.length);
    expect(new Set(translated.map(({ texts }) => texts.content?.slice(0, 25))).size).toBe(placeRows.length);
  });

  test('keep within the lengths that the back-office takes', () => {
    for (const { row } of translated) expect(placeInput.shape.translations.safeParse(row.translations).error, row.name).toBeUndefined();
  });
});
