import { fieldsOf } from '#kinds/descriptions.ts';
import { type ListingKind, listingKinds } from '#kinds/kinds.ts';

import { letterRanges } from '#rules/fixed-sets.ts';
import { normalise } from './search-normalise.ts';

/** What a search text asks for (product 3.4); a chip puts its label into the search. */
export type Search =
  | { readonly by: 'everything' }
  | { readonly by: 'letters'; readonly from: string; readonly to: string }
  | { readonly by: 'popular' }
  | { readonly by: 'category'; readonly category: string }
  | { readonly by: 'text'; readonly text: string };

/** What a chip asks for. A text is searched in an index of `search-find.ts` instead. */
export type ChipSearch = Exclude<Search, { readonly by: 'text' }>;

/** The fields of a kind that hold members of a fixed set. */
const choicesOf = (kind: ListingKind) =>
  fieldsOf(kind).flatMap(([name, field]) => (field.is === 'oneOf' || field.is === 'someOf' ? [{ name, set: field.set }] : []));

const choiceFields = [...new Set(listingKinds.flatMap(choicesOf).map(({ name }) => name))];

/** The words that chips of a kind may put into the search, also in the plural. */
const fixedWords = new Map(
  listingKinds.map((kind) => [
    kind,
    new Map(
      choicesOf(kind)
        .flatMap(({ set }) => set)
        .flatMap((member) => [
          [member.toLowerCase(), member],
          [`${member.toLowerCase()}s`, member],
        ]),
    ),
  ]),
);

/**
 * Reads a search text the same way on the phone and on the server; one without a letter or digit asks for nothing.
 * @param kind of what is searched: the fixed words of another are a text there
 */
export function readSearch(text: string, kind?: ListingKind): Search {
  const asked = text.trim().toLowerCase();
  if (normalise(asked) === '') return { by: 'everything' };
  if (asked === 'popular') return { by: 'popular' };
  const range = letterRanges.find((letters) => letters.toLowerCase() === asked);
  if (range) return { by: 'letters', from: range.charAt(0), to: range.charAt(2) };
  const category = (kind ? [kind] : listingKinds).map((each) => fixedWords.get(each)?.get(asked)).find(Boolean);
  if (category) return { by: 'category', category };
  return { by: 'text', text };
}

/** What a chip needs to know of a listing, beside the fields that hold members of fixed sets. */
interface Chosen {
  readonly name: string;
  readonly popular: boolean;
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
      return choiceFields.some((name) => [valueIn(listing, name)].flat().includes(chip.category));
  }
}

const valueIn = (row: object, field: string): unknown => (row as Readonly<Record<string, unknown>>)[field];
