import { descriptions } from '#kinds/descriptions.ts';
import { type ListingKind, listingKinds } from '#kinds/kinds.ts';
import { searchedFields } from '#kinds/parts.ts';
import { lazily } from '#lazily.ts';
import { isOpenNow, type OpenBy } from '#opening/listing-opening.ts';
import { prepareEach } from '#search/prepare-each.ts';
import { namesOf } from '#search/search-index.ts';
import { stemOf, stemsOf } from '#search/search-inflection.ts';
import { normalise } from '#search/search-normalise.ts';
import { keyOf, soundOf } from '#search/search-sound.ts';
import type { CatalogueRows, CategoryRow, ListingRow } from '#sync/rows.ts';
import { isFreeEntry } from './free-entry.ts';

import {
  choiceWords,
  freeWords,
  kindWords,
  kindWordsBeside,
  namesIn,
  openWords,
  topicWords,
  wordsAfter,
  wordsBefore,
  wordsHere,
} from './wish-words.ts';

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
  | { readonly is: 'category'; readonly kind: ListingKind; readonly category: CategoryRow }
  | { readonly is: 'open'; readonly kind: ListingKind }
  | { readonly is: 'free'; readonly kind: ListingKind }
  | { readonly is: 'topic'; readonly kind: ListingKind; readonly words: readonly string[] };

/** Whether a listing of its kind is what a term asks for. */
export function hasTerm(row: ListingRow, term: Exclude<Term, { is: 'topic' }>, by: OpenBy = {}): boolean {
  if (term.is === 'kind') return true;
  if (term.is === 'open') return isOpenNow(row, by) === true;
  if (term.is === 'free') return 'fee' in row && isFreeEntry(row.fee);
  if (term.is === 'category') return 'categoryIds' in row && row.categoryIds.includes(term.category._id);
  const value = (row as unknown as Readonly<Record<string, unknown>>)[term.field];
  if (Array.isArray(value)) return value.includes(term.member);
  if (typeof value === 'string') return value === term.member;
  return (value as Readonly<Record<string, unknown>> | null)?.[term.member] === true;
}

const openNames = lazily(() => namesIn(openWords).map(normalise));
const nearWords = lazily(() => normalise([wordsBefore.near, wordsAfter.near, wordsHere.alone].join(' ')).split(' '));

/** Whether what a text finds may be other things, or in another order, a minute later: for whoever keeps answers. Near something what is open goes first. */
export function asksForNow(text: string): boolean {
  const asked = normalise(text);
  return (
    openNames().some((name) => asked.includes(name)) || asked.split(' ').some((word) => nearWords().some((near) => word.endsWith(near)))
  );
}

/** Terms by what they are called, as far as `prepareTerms` came. */
export interface Vocabulary {
  readonly named: readonly Named[];
  /** How many of the names are in it. */
  prepared: number;
  readonly byText: Map<string, Term[]>;
  readonly bySound: Map<string, Term[]>;
}

/** Shorter words mean what they spell: AC is no "ake", room no rum. */
const shortest = 4;

type Named = readonly [name: string, term: Term];

function addName({ byText, bySound }: Vocabulary, [name, term]: Named): void {
  const text = normalise(name).replaceAll(' ', '');
  note(byText, text, term);
  if (text.length >= shortest) note(bySound, soundKey(text), term);
}

function note(map: Map<string, Term[]>, key: string, term: Term): void {
  const terms = map.get(key);
  if (!terms) map.set(key, [term]);
  else if (!terms.includes(term)) terms.push(term);
}

const soundKey = (text: string): string => stemOf(keyOf(soundOf(text)));

const named = (words: string, ...terms: readonly Term[]): Named[] =>
  namesIn(words).flatMap((name) => terms.map((term): Named => [name, term]));

const namesOfKind = (kind: ListingKind): Named[] => {
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
};

const kindsWith = (field: string): ListingKind[] => listingKinds.filter((kind) => field in descriptions[kind]);

const fixedNames = lazily((): readonly Named[] => [
  ...listingKinds.flatMap(namesOfKind),
  ...named(openWords, ...kindsWith('hours').map((kind): Term => ({ is: 'open', kind }))),
  ...named(freeWords, ...kindsWith('fee').map((kind): Term => ({ is: 'free', kind }))),
]);

const known = new WeakMap<readonly CategoryRow[], Vocabulary>();

/** What can be asked for in a catalogue: its kinds, the members of their fixed sets, its categories. */
export function termsOf(rows: CatalogueRows): Vocabulary {
  const vocabulary = vocabularyOf(rows);
  addNames(vocabulary);
  return vocabulary;
}

/**
 * Makes `termsOf` ready, by one name at least, until all are there or the time is up.
 * @returns whether all are there
 */
export const prepareTerms = (rows: CatalogueRows, isTimeUp: () => boolean): boolean => addNames(vocabularyOf(rows), isTimeUp);

const addNames = (vocabulary: Vocabulary, isTimeUp?: () => boolean): boolean =>
  prepareEach(vocabulary, vocabulary.named, (name) => addName(vocabulary, name), isTimeUp);

/** One for each catalogue. */
function vocabularyOf({ categories }: CatalogueRows): Vocabulary {
  const made = known.get(categories) ?? {
    named: [...fixedNames(), ...categories.flatMap(namesOfCategory)],
    prepared: 0,
    byText: new Map(),
    bySound: new Map(),
  };
  known.set(categories, made);
  return made;
}

/** "Dams & Lakes" is called dams as well as lakes. */
function namesOfCategory(category: CategoryRow): Named[] {
  const terms = kindsWith('categoryIds').map((kind): Term => ({ is: 'category', kind, category }));
  const names = namesOf(category, searchedFields('categories'));
  const parts = names.flatMap((name) => [name, ...name.split(/ (?:&|and|आणि|और|व) /)]);
  return parts.flatMap((name) => terms.map((term): Named => [name, term]));
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
