import { atOnce, type InParts } from '#in-parts.ts';
import type { ListingKind } from '#kinds/kinds.ts';
import { lazily } from '#lazily.ts';
import { normalise } from '#search/search-normalise.ts';
import { stopWords } from '#search/search-words.ts';
import type { CatalogueRows } from '#sync/rows.ts';

import { prepareTerms, type Term, termsCalled, termsOf } from './terms.ts';
import { beginsWhere, readWhere, type Where } from './where.ts';
import { fillers } from './wish-words.ts';

/** One thing that is asked for: any of the terms that a word may mean. */
export interface Asked {
  readonly terms: readonly Term[];
  /** As it was typed. */
  readonly text: string;
}

/** What a search text asks for, beside names. */
export interface Wish {
  readonly asked: readonly Asked[];
  readonly where?: Where;
  /** The words that are left to be searched, as they were typed. */
  readonly rest: string;
}

/** They say nothing of what is meant. */
const wordsOfNothing = lazily(() => new Set([...stopWords(), ...normalise(fillers).split(' ')]));
const longestTerm = 3;
const fewestLetters = 3;
/** Whoever types more tells a story: what comes later is not read. */
const mostWords = 16;

/**
 * Makes what all wishes of a catalogue are read by, which takes a slow phone longer than a keystroke may, until it is there or the time is up.
 * @returns whether it is there
 */
export function prepareWishes(rows: CatalogueRows, isTimeUp: () => boolean): boolean {
  const areNamed = prepareTerms(rows, isTimeUp);
  if (areNamed) readWish('', rows, []);
  return areNamed;
}

/**
 * Takes a search apart into what can be asked for and words.
 * @param kinds where it is searched: what none of them can have is a word
 */
export const readWish = (...asked: Parameters<typeof readWishInParts>): Wish => atOnce(readWishInParts(...asked));

/** The same in parts, for a server: between two of them others have their turn. */
export function* readWishInParts(text: string, rows: CatalogueRows, kinds: readonly ListingKind[], prepareAtMost?: number): InParts<Wish> {
  const { words, typed } = wordsIn(text);
  const vocabulary = termsOf(rows);
  const saysNothing = wordsOfNothing();
  const where = yield* readWhere(words, rows, prepareAtMost);
  const asked: Asked[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    if (where && at >= where.from && at < where.to) {
      at = where.to;
      continue;
    }
    const end = where && at < where.from ? where.from : words.length;
    const found = longestAsked(words, at, Math.min(end, at + longestTerm));
    const to = found?.to ?? at + 1;
    const said = words.slice(at, to).join(' ');
    // Said twice it is asked once.
    if (found && !asked.some(({ text }) => normalise(text) === said)) asked.push({ terms: found.terms, text: typed(at, to) });
    else if (!found && !saysNothing.has(said)) rest.push(typed(at, to));
    at = to;
  }
  const last = words.at(-1) ?? '';
  const isTyping = !/\s$/.test(text) && rest.length > 0 && normalise(rest.at(-1) ?? '') === last;
  // The first letters of a word beside what is asked for say nothing yet.
  if (isTyping && (asked.length > 0 || where) && (last.length < fewestLetters || beginsWhere(last))) rest.pop();
  return {
    asked: asked.map((each) => ofOneKind(each, asked)),
    where: where && { ...where, text: typed(where.from, where.to) },
    rest: rest.join(' '),
  };

  function longestAsked(all: readonly string[], from: number, end: number): { terms: readonly Term[]; to: number } | undefined {
    for (let to = end; to > from; to -= 1) {
      const run = all.slice(from, to);
      // What words between sound like together is chance.
      const bySpelling = run.some((word) => saysNothing.has(word));
      const terms = termsCalled(vocabulary, run.join(''), bySpelling).filter(({ kind }) => kinds.includes(kind));
      if (terms.length > 0) return { terms, to };
    }
    return undefined;
  }
}

/** "Hotel" is where one sleeps, and beside "veg" where one eats: of several kinds the one that the rest can be of. */
function ofOneKind(each: Asked, all: readonly Asked[]): Asked {
  if (each.terms.some(({ is }) => is !== 'kind')) return each;
  const others = all.filter((other) => other !== each);
  const fitting = each.terms.find(({ kind }) => others.every(({ terms }) => terms.some((term) => term.kind === kind)));
  return { ...each, terms: fitting ? [fitting] : each.terms.slice(0, 1) };
}

/** The words of a text as they are compared, and how a run of them was typed. */
function wordsIn(text: string): { readonly words: readonly string[]; typed(from: number, to: number): string } {
  const written = text.split(/\s+/);
  const words = written
    .flatMap((each, at) =>
      normalise(each)
        .split(' ')
        .map((word) => ({ word, at })),
    )
    .filter(({ word }) => word !== '')
    .slice(0, mostWords);
  return {
    words: words.map(({ word }) => word),
    typed: (from, to) => [...new Set(words.slice(from, to).map(({ at }) => at))].map((at) => written[at]).join(' '),
  };
}
