import { distance, mayBeNear, type Outline } from './search-distance.ts';
import { type Entry, type Guess, isBeginning, namesOf, part, partOf, rowOf, type SearchIndex } from './search-index.ts';
import { isDevanagari } from './search-sound.ts';
import type { SearchWords, Sought } from './search-words.ts';

/** How a search found a row, the best first. A row is listed under the weakest tier that one of the words needs. */
export const tiers = [
  'name',
  'word',
  'prefix',
  'joined',
  'sound',
  'inflected',
  'sound-prefix',
  'within',
  'kind-left-out',
  'words-left-out',
  'content-word',
  'half-mistake',
  'mistake',
  'two-mistakes',
  'content',
] as const;
export type Tier = (typeof tiers)[number];

/** Twice the number of a tier is its rank; the odd rank after it is a little weaker: a part of a name and not the whole. */
export const rank = Object.fromEntries(tiers.map((tier, number) => [tier, number * 2])) as Record<Tier, number>;
const inPart = 1;
export const nothing = 255;

/** Of each word of a search the rank of every row, by number. */
export type Ranks = readonly Uint8Array[];

/** By the very letters, then by sound. */
export function rankByName(index: SearchIndex, asked: SearchWords, sought: Sought, ranks: Ranks): void {
  const { text, key, stems } = sought;
  for (const entry of index.byLetter.get(text.charAt(0)) ?? []) {
    if (entry.text.startsWith(text)) use(entry, entry.text.length === text.length ? rank.word : rank.prefix, asked, sought, ranks);
  }
  if (key.length < 2) return;
  for (const entry of index.bySound.get(key.charAt(0)) ?? []) {
    if (entry.key === key) use(entry, rank.sound, asked, sought, ranks);
    else if (stems.includes(entry.stem)) use(entry, rank.inflected, asked, sought, ranks);
    else if (key.length > 2 && entry.key.startsWith(key)) use(entry, rank['sound-prefix'], asked, sought, ranks);
  }
}

/** With a mistake or two: the dearest part of a search. */
export function rankByGuess(index: SearchIndex, asked: SearchWords, sought: Sought, ranks: Ranks): void {
  if (sought.to - sought.from > 1) return;
  for (const { entry, far } of guessesOf(index, sought)) {
    use(entry, far < 2 ? rank['half-mistake'] : far === 2 ? rank.mistake : rank['two-mistakes'], asked, sought, ranks);
  }
}

const guessesKept = 40;

/** Kept for a while, since most words of a search are still there with its next letter. */
function guessesOf(index: SearchIndex, sought: Sought): readonly Guess[] {
  const asked = sought.from < sought.to ? `${sought.text} ` : sought.text;
  const known = index.guesses.get(asked);
  if (known) return known;
  const guesses: Guess[] = [];
  const { weight } = sought.keyOutline;
  for (let other = weight - sought.mistakes; other <= weight + sought.mistakes; other += 1) {
    for (const entry of index.byWeight.get(other) ?? []) {
      const far = mistakesTo(entry, sought);
      if (far !== nothing) guesses.push({ entry, far });
    }
  }
  if (index.guesses.size >= guessesKept) index.guesses.clear();
  index.guesses.set(asked, guesses);
  return guesses;
}

/** Half mistakes from what is sought to an entry: by sound, or by letter where a wrong letter changes the sound of its neighbours. */
function mistakesTo(entry: Entry, { text, key, keyOutline, textOutline, mistakes, from, to }: Sought): number {
  const beginsAlike = entry.text.charCodeAt(0) === text.charCodeAt(0);
  // Nobody mistakes the first letter and another one.
  const most = beginsAlike || entry.key.charCodeAt(0) === key.charCodeAt(0) ? mistakes : Math.min(mistakes, 2);
  let far = mayBeNear(keyOutline, entry.keyOutline, most) ? distance(key, entry.key, most) : nothing;
  if (far > most && beginsAlike && from === to && mayBeNear(textOutline, entry.textOutline, most)) far = distance(text, entry.text, most);
  return far > most ? nothing : far;
}

/** Three letters or more inside a word, of Devanagari two: wadi in Pimpalwadi, ghat in Naneghat, गड in हरिश्चंद्रगड. */
export function rankWithin(index: SearchIndex, asked: SearchWords, sought: Sought, ranks: Ranks): void {
  const { text, key, keyOutline, textOutline, from, to } = sought;
  if (from < to || text.length < (isDevanagari.test(text) ? 2 : 3)) return;
  for (const entry of index.all) {
    if (
      isWithin(text, textOutline, entry.text, entry.textOutline) ||
      (key.length > 2 && isWithin(key, keyOutline, entry.key, entry.keyOutline))
    ) {
      use(entry, rank.within, asked, sought, ranks);
    }
  }
}

/** The outline first: most words lack one of the letters. */
const isWithin = (part: string, { bits }: Outline, whole: string, outline: Outline): boolean =>
  (bits & ~outline.bits) === 0 && whole.length > part.length && whole.includes(part, 1);

const partial: readonly number[] = [rank.prefix, rank['sound-prefix'], rank.within];

/** Notes for every row with this entry in a name how the entry was found. */
function use(entry: Entry, found: number, asked: SearchWords, { from, to }: Sought, ranks: Ranks): void {
  const isWhole = from === 0 && to === asked.words.length - 1 && !partial.includes(found);
  for (const each of entry.uses) {
    const as = partOf(each);
    let reached = found + inPart;
    // A whole name that only sounds so still goes before a part of one that is spelled so.
    if (isWhole && as <= part.wholeName) reached = found === rank.word ? rank.name : found === rank.sound ? rank.word : found;
    else if (found === rank.prefix && isBeginning(each)) reached = found;
    else if (found < rank.joined && (from < to || as === part.neighbours || as === part.wholeName)) reached = rank.joined + inPart;
    for (let at = from; at <= to; at += 1) note(ranks[at], rowOf(each), reached);
  }
}

function note(own: Uint8Array | undefined, row: number, reached: number): void {
  if (own && reached < (own[row] ?? 0)) own[row] = reached;
}

/** Words of contents that are or begin so. */
export function rankByContent(index: SearchIndex, word: string, own: Uint8Array | undefined): void {
  if (word.length < 2) return;
  for (const [other, rows] of index.contents.get(word.charAt(0)) ?? []) {
    if (!other.startsWith(word)) continue;
    const reached = (other === word ? rank['content-word'] : rank.content) + inPart;
    for (const row of rows) note(own, row, reached);
  }
}

/** Rows that are not prepared yet, by what stands in their names. */
export function rankPlainly(index: SearchIndex, { words }: SearchWords, ranks: Ranks): void {
  for (let number = index.prepared; number < index.rows.length; number += 1) {
    const row = index.rows[number];
    const names = row ? namesOf(row, index.searched).join(' ').toLowerCase() : '';
    words.forEach((word, at) => {
      if (names.includes(word)) note(ranks[at], number, rank.within + inPart);
    });
  }
}
