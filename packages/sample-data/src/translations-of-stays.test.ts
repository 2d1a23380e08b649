import { categoryInput } from '@helpdesk/contract/calls/categories';
import { regionInput } from '@helpdesk/contract/calls/regions';
import { resortInput } from '@helpdesk/contract/calls/resorts';
import { restaurantInput } from '@helpdesk/contract/calls/restaurants';
import { serviceInput } from '@helpdesk/contract/calls/services';
import { describe, expect, test } from 'vitest';

import { inHindi } from '#hi/texts.ts';
import { inMarathi } from '#mr/texts.ts';

import { sampleRegion } from './sample-region.ts';

/** Those that the sample region is translated into; a traveller of another reads its English. */
const languages = ['mr', 'hi'] as const;

type Texts = Readonly<Record<string, string | readonly string[]>>;
interface Row {
  readonly name: string;
  readonly images?: readonly string[];
  readonly translations: Readonly<Record<string, object | undefined>>;
}

const { categories, regions, resorts, restaurants, services } = sampleRegion;
const kinds = [
  { kind: 'categories', rows: categories, fields: ['name', 'heading', 'description'], input: categoryInput },
  { kind: 'regions', rows: regions, fields: ['name', 'content'], input: regionInput },
  { kind: 'resorts', rows: resorts, fields: ['name', 'content', 'contactPersonName'], input: resortInput },
  { kind: 'restaurants', rows: restaurants, fields: ['name', 'content'], input: restaurantInput },
  { kind: 'services', rows: services, fields: ['name', 'content'], input: serviceInput },
] as const;
const written = { mr: inMarathi, hi: inHindi };

/** Letters that neither language writes: Latin ones, Devanagari digits, and joiners, which a search would trip over. */
const foreign = /\p{Script=Latin}|[०-९]|\u200c|\u200d/u;

const sentences = (text: string) => text.match(/[.।](?=\s|$)/g)?.length ?? 0;

describe.each(kinds.flatMap((kind) => languages.map((language) => ({ ...kind, language }))))(
  'the $kind of the sample region in $language',
  ({ kind, rows, fields, input, language }) => {
    const translated = (rows as readonly Row[]).map((row) => ({ row, texts: (row.translations[language] ?? {}) as Texts }));

    test('have every text', () => {
      for (const { row, texts } of translated) {
        const ofPictures = (row.images ?? []).length > 0 ? ['pictureTexts'] : [];
        expect(Object.keys(texts).sort(), row.name).toEqual([...fields, ...ofPictures].sort());
        expect(
          Object.values(texts)
            .flat()
            .filter((text) => text.trim() !== text || text === ''),
          row.name,
        ).toEqual([]);
      }
      const names = rows.map(({ name }) => name);
      expect(Object.keys(written[language][kind]).filter((name) => !(names as string[]).includes(name))).toEqual([]);
    });

    test('are written in Devanagari with Latin digits, in composed characters', () => {
      for (const { texts } of translated) {
        for (const text of Object.values(texts).flat()) {
          expect(text).toMatch(/\p{Script=Devanagari}/u);
          expect(text).not.toMatch(foreign);
          expect(text).toBe(text.normalize('NFC'));
        }
      }
    });

    test('end their sentences as the language does, and say as many figures as the English', () => {
      const ends = { mr: '.', hi: '।' }[language];
      const field = kind === 'categories' ? 'description' : 'content';
      for (const { row, texts } of translated) {
        const text = String(texts[field]);
        expect(text.endsWith(ends), text).toBe(true);
        expect(sentences(text), text).toBeGreaterThanOrEqual(2);
        expect(sentences(text), text).toBeLessThanOrEqual(6);
        expect(text.match(/\d+/g) ?? [], text).toEqual(String((row as unknown as Texts)[field]).match(/\d+/g) ?? []);
      }
    });

    test('keep within the lengths that the back-office takes', () => {
      const { translations } = input.shape;
      for (const { row } of translated) expect(translations.safeParse(row.translations).error, row.name).toBeUndefined();
    });
  },
);

test('no two stays, restaurants or services begin alike in Marathi or in Hindi, nor bear the same name', () => {
  for (const language of languages) {
    const texts = [...resorts, ...restaurants, ...services].map(({ translations }) => translations[language]);
    expect(new Set(texts.map((text) => text?.content?.slice(0, 25))).size).toBe(texts.length);
    expect(new Set(texts.map((text) => text?.name)).size).toBe(texts.length);
  }
});
