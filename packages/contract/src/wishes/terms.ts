import { type ListingKind, listingKinds } from '#kinds/kinds.ts';
import { searchedFields } from '#kinds/parts.ts';
import { namesOf } from '#search/search-index.ts';
import { stemOf, stemsOf } from '#search/search-inflection.ts';
import { normalise } from '#search/search-normalise.ts';
import { keyOf, soundOf } from '#search/search-sound.ts';
import type { CatalogueRows, CategoryRow, ListingRow } from '#sync/rows.ts';

import { choiceWords, kindWords, namesIn } from './wish-words.ts';

/** What a listing can be asked for beside its words. */
export type Term =
  | { readonly is: 'kind'; readonly kind: ListingKind }
  | { readonly is: 'choice'; readonly kind: ListingKind; readonly field: string; readonly member: string }
  | { readonly is: 'category'; readonly kind: 'places'; readonly category: CategoryRow };

/** Whether a listing of its kind is what a term asks for. */
export function hasTerm(row: ListingRow, term: Term): boolean {
  if (term.is === 'kind') return true;
  if (term.is === 'category') return 'categoryIds' in row && row.categoryIds.includes(term.category._id);
  const value = (row as unknown as Readonly<Record<string, unknown>>)[term.field];
  if (Array.isArray(value)) return value.includes(term.member);
  if (typeof value === 'string') return value === term.member;
  return (value as Readonly<Record<string, unknown>> | null)?.[term.member] === true;
}

/** Terms by what they are called. */
export interface Vocabulary {
  readonly byText: ReadonlyMap<string, readonly Term[]>;
  readonly bySound: ReadonlyMap<string, readonly Term[]>;
}

/** Shorter words mean what they spell: AC is no "ake", room no rum. */
const shortest = 4;

type Named = readonly [name: string, term: Term];

function vocabularyOf(named: readonly Named[]): Vocabulary {
  const byText = new Map<string, Term[]>();
  const bySound = new Map<string, Term[]>();
  for (const [name, term] of named) {
    const text = normalise(name).replaceAll(' ', '');
    note(byText, text, term);
    if (text.length >= shortest) note(bySound, soundKey(text), term);
  }
  return { byText, bySound };
}

function note(map: Map<string, Term[]>, key: string, term: Term): void {
  const terms = map.get(key);
  if (!terms) map.set(key, [term]);
  else if (!terms.includes(term)) terms.push(term);
}

const soundKey = (text: string): string => stemOf(keyOf(soundOf(text)));

const fixedNames: readonly Named[] = listingKinds.flatMap((kind): Named[] => {
  const term: Term = { is: 'kind', kind };
  return [
    ...namesIn(kindWords[kind]).map((name): Named => [name, term]),
    ...Object.entries<Readonly<Record<string, string>>>(choiceWords[kind]).flatMap(([field, members]) =>
      Object.entries(members).flatMap(([member, words]) => {
        const term: Term = { is: 'choice', kind, field, member };
        return namesIn(words).map((name): Named => [name, term]);
      }),
    ),
  ];
});

const known = new WeakMap<readonly CategoryRow[], Vocabulary>();

/** What can be asked for in a catalogue: its kinds, the members of their fixed sets, its categories. */
export function termsOf({ categories }: CatalogueRows): Vocabulary {
  const kept = known.get(categories) ?? vocabularyOf([...fixedNames, ...categories.flatMap(namesOfCategory)]);
  known.set(categories, kept);
  return kept;
}

/** "Dams & Lakes" is called dams as well as lakes. */
function namesOfCategory(category: CategoryRow): Named[] {
  const term: Term = { is: 'category', kind: 'places', category };
  const names = namesOf(category, searchedFields('categories'));
  return names.flatMap((name) => [name, ...name.split(/ (?:&|and|आणि|और|व) /)]).map((name) => [name, term]);
}

/** The terms that a run of words may mean; a word as it is spelled goes before one that sounds alike. */
export function termsCalled({ byText, bySound }: Vocabulary, text: string): readonly Term[] {
  const spelled = byText.get(text) ?? (text.endsWith('s') ? byText.get(text.slice(0, -1)) : undefined);
  if (spelled || text.length < shortest) return spelled ?? [];
  for (const stem of stemsOf(soundOf(text))) {
    const terms = stem.length > 2 ? bySound.get(stem) : undefined;
    if (terms) return terms;
  }
  return [];
}
