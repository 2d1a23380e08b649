import { letterRanges, resortCategories, restaurantCategories } from './fixed-sets.ts';

/** What a search text asks for (decision W6); a chip puts its label into the search. */
export type Search =
  | { readonly by: 'everything' }
  | { readonly by: 'letters'; readonly from: string; readonly to: string }
  | { readonly by: 'popular' }
  | { readonly by: 'category'; readonly category: string }
  | { readonly by: 'text'; readonly words: readonly string[] };

const fixedCategories = new Map<string, string>(
  [...resortCategories, ...restaurantCategories].flatMap((name) => [
    [name.toLowerCase(), name],
    [`${name.toLowerCase()}s`, name],
  ]),
);

/** Reads a search text the same way on the phone and on the server. */
export function readSearch(text: string): Search {
  const asked = text.trim().toLowerCase();
  if (asked === '') return { by: 'everything' };
  if (asked === 'popular') return { by: 'popular' };
  const range = letterRanges.find((letters) => letters.toLowerCase() === asked);
  if (range) return { by: 'letters', from: range.charAt(0), to: range.charAt(2) };
  const category = fixedCategories.get(asked);
  if (category) return { by: 'category', category };
  return { by: 'text', words: searchText(asked).split(' ').filter(Boolean) };
}

/** The form in which texts and searches are compared: composed, lower-cased, Latin accents and punctuation dropped. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

interface Texts {
  readonly name: string;
  readonly content: string;
}

interface Searched extends Texts {
  readonly alternateNames: readonly string[];
  readonly translations: Readonly<Record<string, Partial<Texts> | undefined>>;
}

/** The text in which a listing is searched: name, other names, translations and content together (decision W6). */
export function searchTextOf(listing: Searched): string {
  const translated = Object.values(listing.translations).flatMap((texts) => [texts?.name ?? '', texts?.content ?? '']);
  return searchText([listing.name, ...listing.alternateNames, ...translated, listing.content].join(' '));
}

/** What a search needs to know of a listing. */
export interface Searchable {
  readonly name: string;
  readonly popular: boolean;
  readonly categories?: readonly string[];
}

/**
 * Whether a listing answers a search.
 * @param prepared `searchTextOf` the listing
 */
export function matchesSearch(listing: Searchable, prepared: string, search: Search): boolean {
  switch (search.by) {
    case 'everything':
      return true;
    case 'popular':
      return listing.popular;
    case 'letters': {
      const first = searchText(listing.name).charAt(0).toUpperCase();
      return first >= search.from && first <= search.to;
    }
    case 'category':
      return listing.categories?.includes(search.category) ?? false;
    case 'text':
      return search.words.every((word) => prepared.includes(word));
  }
}
