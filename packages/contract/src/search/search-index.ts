import type { SearchedFields } from '#kinds/parts.ts';

import { prepareEach } from './prepare-each.ts';
import { type Outline, outlineOf } from './search-distance.ts';
import { stemOf } from './search-inflection.ts';
import { normalise } from './search-normalise.ts';
import { keyOf, soundOf } from './search-sound.ts';

/** Listings, categories and regions alike; which of their texts are searched is said by `SearchedFields`. */
export interface SearchRow {
  readonly name: string;
  readonly popular?: boolean;
  readonly translations: Readonly<Partial<Record<string, object>>>;
}

/** What a text is in the names that have it. */
export const part = { wholeWord: 0, wholeName: 1, word: 2, neighbours: 3 } as const;

const beginsMainName = 4;
const usesPerRow = 8;

/** Of a use: the number of its row, which `part` of a name it is, whether it begins the main name. */
export const rowOf = (use: number): number => Math.floor(use / usesPerRow);
export const partOf = (use: number): number => use % beginsMainName;
export const isBeginning = (use: number): boolean => use % usesPerRow >= beginsMainName;

/** A word of names, two neighbouring words in one, or a whole name without its spaces. */
export interface Entry {
  readonly text: string;
  readonly key: string;
  readonly stem: string;
  readonly keyOutline: Outline;
  readonly textOutline: Outline;
  /** Eight times the number of the row, which `part` of its name this is, and four if it begins its main name. */
  readonly uses: number[];
}

/** An entry that may have been meant, so many half mistakes off. */
export interface Guess {
  readonly entry: Entry;
  readonly far: number;
}

/** The rows of one table, prepared as far as `prepareMore` came. */
export interface SearchIndex<Row extends SearchRow = SearchRow> {
  /** In the order in which equals are listed. */
  readonly rows: readonly Row[];
  readonly searched: SearchedFields;
  /** How many of the rows are in the index. */
  prepared: number;
  readonly all: Entry[];
  readonly byText: Map<string, Entry>;
  readonly byLetter: Map<string, Entry[]>;
  readonly bySound: Map<string, Entry[]>;
  /** By the weight of the key's outline: what is much longer or shorter is not meant. */
  readonly byWeight: Map<number, Entry[]>;
  /** By first letter: the words of contents, and the rows that have them. */
  readonly contents: Map<string, Map<string, number[]>>;
  /** Those of the last searches, by what was sought. */
  readonly guesses: Map<string, readonly Guess[]>;
}

/** An index that holds nothing yet; see `prepareMore`. */
export function prepareSearch<Row extends SearchRow>(rows: readonly Row[], searched: SearchedFields): SearchIndex<Row> {
  return {
    rows,
    searched,
    prepared: 0,
    all: [],
    byText: new Map(),
    byLetter: new Map(),
    bySound: new Map(),
    byWeight: new Map(),
    contents: new Map(),
    guesses: new Map(),
  };
}

/**
 * Puts rows into the index, at least one, until all are there or the time is up (5,000 rows take 0.2 s on a desk).
 * @returns whether all are there
 */
export function prepareMore(index: SearchIndex, isTimeUp?: () => boolean): boolean {
  if (index.prepared < index.rows.length) index.guesses.clear();
  return prepareEach(index, index.rows, (row, number) => addRow(index, row, number), isTimeUp);
}

/** The name, other names, and names in other languages. */
export function namesOf(row: SearchRow, { names }: SearchedFields): string[] {
  return [...textsIn(row, names), ...Object.values(row.translations).flatMap((texts = {}) => textsIn(texts, names))];
}

/** Its name in each language, not what else it is called. */
const mainNamesOf = ({ name, translations }: SearchRow): string[] => [
  name,
  ...Object.values(translations).flatMap((texts) => (texts as { readonly name?: string } | undefined)?.name ?? []),
];

function textsIn(texts: object, fields: readonly string[]): string[] {
  const held = texts as Readonly<Record<string, string | readonly string[] | undefined>>;
  return fields.flatMap((field) => held[field] || []);
}

function addRow(index: SearchIndex, row: SearchRow, number: number): void {
  const main = new Set(mainNamesOf(row));
  for (const name of namesOf(row, index.searched)) {
    const words = normalise(name).split(' ');
    const first = main.has(name) ? beginsMainName : 0;
    if (words.length === 1) addUse(index, words[0] ?? '', number, part.wholeWord + first);
    else {
      addUse(index, words.join(''), number, part.wholeName);
      words.forEach((word, at) => {
        addUse(index, word, number, part.word + (at === 0 ? first : 0));
        const next = words[at + 1];
        if (next && words.length > 2) addUse(index, word + next, number, part.neighbours);
      });
    }
  }
  addContent(index, row, number);
  for (const texts of Object.values(row.translations)) if (texts) addContent(index, texts, number);
}

function addUse(index: SearchIndex, text: string, row: number, as: number): void {
  if (text === '') return;
  let entry = index.byText.get(text);
  if (!entry) {
    const key = keyOf(soundOf(text));
    entry = { text, key, stem: stemOf(key), keyOutline: outlineOf(key), textOutline: outlineOf(text), uses: [] };
    index.all.push(entry);
    index.byText.set(text, entry);
    given(index.byLetter, text.charAt(0), () => []).push(entry);
    given(index.bySound, key.charAt(0), () => []).push(entry);
    given(index.byWeight, entry.keyOutline.weight, () => []).push(entry);
  }
  entry.uses.push(row * usesPerRow + as);
}

function addContent(index: SearchIndex, texts: object, row: number): void {
  const text = normalise(textsIn(texts, index.searched.contents).join(' '));
  for (const word of text.split(' ')) {
    const rows = given(
      given(index.contents, word.charAt(0), () => new Map()),
      word,
      () => [],
    );
    if (rows[rows.length - 1] !== row) rows.push(row);
  }
}

/** What a map holds under a key, made when it holds nothing. */
function given<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
