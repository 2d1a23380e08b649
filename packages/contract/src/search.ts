import { letterRanges, resortCategories, restaurantCategories } from './fixed-sets.ts';
import { normalise } from './search-normalise.ts';

/** What a search text asks for (decision W6); a chip puts its label into the search. */
export type Search =
  | { readonly by: 'everything' }
  | { readonly by: 'letters'; readonly from: string; readonly to: string }
  | { readonly by: 'popular' }
  | { readonly by: 'category'; readonly category: string }
  | { readonly by: 'text'; readonly text: string };

/** What a chip asks for. A text is searched in an index of `search-find.ts` instead. */
export type ChipSearch = Exclude<Search, { readonly by: 'text' }>;

const fixedCategories = new Map<string, string>(
  [...resortCategories, ...restaurantCategories].flatMap((name) => [
    [name.toLowerCase(), name],
    [`${name.toLowerCase()}s`, name],
  ]),
);

/** Reads a search text the same way on the phone and on the server; one without a letter or digit asks for nothing. */
export function readSearch(text: string): Search {
  const asked = text.trim().toLowerCase();
  if (normalise(asked) === '') return { by: 'everything' };
  if (asked === 'popular') return { by: 'popular' };
  const range = letterRanges.find((letters) => letters.toLowerCase() === asked);
  if (range) return { by: 'letters', from: range.charAt(0), to: range.charAt(2) };
  const category = fixedCategories.get(asked);
  if (category) return { by: 'category', category };
  return { by: 'text', text };
}

/** What a chip needs to know of a listing. */
interface Chosen {
  readonly name: string;
  readonly popular: boolean;
  readonly categories?: readonly string[];
}

/** Whether a listing answers a chip. */
export function matchesChip(listing: Chosen, chip: ChipSearch): boolean {
  switch (chip.by) {
    case 'everything':
      return true;
    case 'popular':
      return listing.popular;
    case 'letters': {
      const first = normalise(listing.name).charAt(0).toUpperCase();
      return first >= chip.from && first <= chip.to;
    }
    case 'category':
      return listing.categories?.includes(chip.category) ?? false;
  }
}
