import { createHash } from 'node:crypto';
import { inEachTranslation, type Language } from '@helpdesk/contract/languages';
import type { ListingRow, RegionRow } from '@helpdesk/contract/sync/rows';

import { rows } from './built-pages.ts';

const english = [...rows.places, ...rows.resorts, ...rows.restaurants];
const wordsOf = (texts: readonly { readonly name?: string; readonly content?: string }[]) => [
  ...new Set(texts.flatMap(({ name, content }) => `${name} ${content}`.split(/\s+/))),
];
const words: Readonly<Record<Language, readonly string[]>> = {
  en: wordsOf(english),
  ...inEachTranslation((language) => wordsOf(english.flatMap(({ translations }) => translations[language] ?? []))),
};

const [wordsInName, wordsInContent] = [3, 40];

/**
 * So many rows like some, the first as it is. Each other has words of its own, is identified as stored rows are and its
 * picture as uploads are, so that no more repeats between two of them than in a real region.
 */
export function many<Row extends ListingRow | RegionRow>(some: readonly Row[], count: number): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const row = some[at % some.length] as Row;
    if (at === 0) return row;
    const id = createHash('sha256').update(`${row._id} ${at}`).digest('hex');
    const drawn = drawer(Number.parseInt(id.slice(0, 8), 16));
    const texts = (language: Language) => ({
      name: drawn(words[language], wordsInName),
      content: drawn(words[language], wordsInContent),
    });
    const slug = drawn(words.en, wordsInName).toLowerCase().replaceAll(' ', '-');
    return {
      ...row,
      ...texts('en'),
      _id: id.slice(0, 32),
      translations: inEachTranslation((language) => ({ ...row.translations[language], ...texts(language) })),
      ...('slug' in row && { slug: `${slug}-${at}`, images: [`/images/${id.slice(32, 54)}-1280.webp`] }),
    };
  });
}

/** Draws words as if by chance, and always the same. */
function drawer(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
  return (pool: readonly string[], count: number) => Array.from({ length: count }, () => pool[next() % pool.length]).join(' ');
}
