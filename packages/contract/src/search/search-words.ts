import { lazily } from '#lazily.ts';

import { type Outline, outlineOf } from './search-distance.ts';
import { stemsOf } from './search-inflection.ts';
import { normalise } from './search-normalise.ts';
import { keyOf, soundOf } from './search-sound.ts';

/** They stand beside names and say nothing. */
export const stopWords = lazily(() =>
  wordSet(
    'a an and at by for from how in near nearby of on the to me mein ke ka ki se ko javal jawal paas aani और आणि व के का की को में से पर पास जवळ येथे ते',
  ),
);

/** What many names say or leave out: a search for गड or fort means the same hill. As they sound. */
const kinds = lazily(
  () =>
    new Set(
      'fort fortress killa durg gad cave leni lena gufa temple mandir devasthan dam dharan lake talav ghat pass waterfall falls dhabdhaba hill dongar parvat hotel resort lodge restaurant museum village'
        .split(' ')
        .flatMap((word) => stemsOf(soundOf(word)).slice(0, 1)),
    ),
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(normalise(words).split(' '));
}

/** A word of a search, or several without the spaces between them. */
export interface Sought {
  readonly text: string;
  readonly key: string;
  readonly stems: readonly string[];
  readonly keyOutline: Outline;
  readonly textOutline: Outline;
  /** In half mistakes: one mistake in a short word, two from seven letters on. */
  readonly mistakes: number;
  /** The first and the last word of the search that it stands for. */
  readonly from: number;
  readonly to: number;
}

export interface SearchWords {
  readonly words: readonly string[];
  /** The numbers of the words that a name may leave out. */
  readonly optional: ReadonlySet<number>;
  readonly sought: readonly Sought[];
}

/** Long searches are sentences; what is after the eighth word is not asked. */
const mostWords = 8;

/** Takes a search apart: its words without those that say nothing, and each run of two or three, and all, as one word. */
export function wordsOf(text: string): SearchWords {
  const typed = normalise(text).split(' ').filter(Boolean);
  const saysNothing = stopWords();
  const telling = typed.filter((word) => !saysNothing.has(word));
  const words = (telling.length > 0 ? telling : typed).slice(0, mostWords);
  const sought: Sought[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from; to < words.length; to += 1) {
      if (to - from < 3) sought.push(soughtOf(words.slice(from, to + 1).join(''), from, to));
    }
  }
  // A whole name may have any words.
  if (words.length < typed.length || words.length > 3) sought.push(soughtOf(typed.join(''), 0, words.length - 1));
  const kindNumbers = sought
    .filter(({ from, to, stems }) => from === to && stems.some((stem) => kinds().has(stem)))
    .map(({ from }) => from);
  return { words, optional: new Set(kindNumbers.length < words.length ? kindNumbers : []), sought };
}

function soughtOf(text: string, from: number, to: number): Sought {
  const sound = soundOf(text);
  const key = keyOf(sound);
  return {
    text,
    key,
    stems: stemsOf(sound),
    keyOutline: outlineOf(key),
    textOutline: outlineOf(text),
    mistakes: mistakesIn(text, key),
    from,
    to,
  };
}

function mistakesIn(text: string, key: string): number {
  if (key.length < 2) return 0;
  if (text.length < 4 || key.length < 3) return 1;
  return text.length < 7 || key.length < 4 ? 2 : 4;
}
