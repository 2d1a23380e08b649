import { type ListingKind, listingKinds } from '#kinds/kinds.ts';
import { searchedFields } from '#kinds/parts.ts';
import { isOpen, type OpenBy } from '#rules/known-facts.ts';
import { namesOf } from '#search/search-index.ts';
import { stemOf, stemsOf } from '#search/search-inflection.ts';
import { normalise } from '#search/search-normalise.ts';
import { keyOf, soundOf } from '#search/search-sound.ts';
import type { CatalogueRows, CategoryRow, ListingRow } from '#sync/rows.ts';
import { isFreeEntry } from './free-entry.ts';

import { choiceWords, freeWords, kindWords, kindWordsBeside, namesIn, openWords, topicWords } from './wish-words.ts';

/** A member of a fixed set. */
export interface Choice {
  readonly is: 'choice';
  readonly kind: ListingKind;
  readonly field: string;
  readonly member: string;
}

/** What a listing can be asked for beside its words. */
export type Term =
  | Choice
  | { readonly is: 'kind'; readonly kind: ListingKind }
  | { readonly is: 'category'; readonly kind: 'places'; readonly category: CategoryRow }
  | { readonly is: 'open'; readonly kind: 'places' | 'services' }
  | { readonly is: 'free'; readonly kind: 'places' }
  | { readonly is: 'topic'; readonly kind: ListingKind; readonly words: readonly string[] };

/** Whether a listing of its kind is what a term asks for. */
export function hasTerm(row: ListingRow, term: Exclude<Term, { is: 'topic' }>, by: OpenBy = {}): boolean {
  if (term.is === 'kind') return true;
  if (term.is === 'open') return isOpen(row, by) === true;
  if (term.is === 'free') return 'fee' in row && isFreeEntry(row.fee);
  if (term.is === 'category') return 'categoryIds' in row && row.categoryIds.includes(term.category._id);
  const value = (row as unknown as Readonly<Record<string, unknown>>)[term.field];
  if (Array.isArray(value)) return value.includes(term.member);
  if (typeof value === 'string') return value === term.member;
  return (value as Readonly<Record<string, unknown>> | null)?.[term.member] === true;
}

const openNames = namesIn(openWords).map(normalise);

/** Whether what a text finds may be other things a minute later: for whoever keeps answers. */
export function asksForNow(text: string): boolean {
  const asked = normalise(text);
  return openNames.some((name) => asked.includes(name));
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

const named = (words: string, ...terms: readonly Term[]): Named[] =>
  namesIn(words).flatMap((name) => terms.map((term): Named => [name, term]));

const namesOfKinds = listingKinds.flatMap((kind): Named[] => {
  const term: Term = { is: 'kind', kind };
  return [
    ...named(kindWords[kind], term),
    ...named(kindWordsBeside[kind], term),
    ...topicWords[kind].flatMap((words) =>
      named(words, { is: 'topic', kind, words: namesIn(words).filter((word) => !word.includes(' ')) }),
    ),
    ...Object.entries<Readonly<Record<string, string>>>(choiceWords[kind]).flatMap(([field, members]) =>
      Object.entries(members).flatMap(([member, words]) => named(words, { is: 'choice', kind, field, member })),
    ),
  ];
});

const fixedNames: readonly Named[] = [
  ...namesOfKinds,
  ...named(openWords, { is: 'open', kind: 'places' }, { is: 'open', kind: 'services' }),
  ...named(freeWords, { is: 'free', kind: 'places' }),
];

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

/**
 * The terms that a run of words may mean; a word as it is spelled goes before one that sounds alike.
 * @param bySpelling what only sounds alike is not meant
 */
export function termsCalled({ byText, bySound }: Vocabulary, text: string, bySpelling = false): readonly Term[] {
  const spelled = byText.get(text) ?? (text.endsWith('s') ? byText.get(text.slice(0, -1)) : undefined);
  if (spelled || bySpelling || text.length < shortest) return spelled ?? [];
  for (const stem of stemsOf(soundOf(text))) {
    const terms = stem.length > 2 ? bySound.get(stem) : undefined;
    if (terms) return terms;
  }
  return [];
}
