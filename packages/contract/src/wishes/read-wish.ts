import type { ListingKind } from '#kinds/kinds.ts';
import { normalise } from '#search/search-normalise.ts';
import { stopWords } from '#search/search-words.ts';
import type { CatalogueRows } from '#sync/rows.ts';

import { type Term, termsCalled, termsOf } from './terms.ts';
import { readWhere, type Where } from './where.ts';
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
  /** The words that are left to be searched. */
  readonly rest: string;
}

/** They say nothing of what is meant. */
const saysNothing = new Set([...stopWords, ...normalise(fillers).split(' ')]);
const longestTerm = 3;
/** Whoever types more tells a story: what comes later is not read. */
const mostWords = 16;

/**
 * Takes a search apart into what can be asked for and words.
 * @param kinds where it is searched: what none of them can have is a word
 * @returns nothing if all of it is words
 */
export function readWish(text: string, rows: CatalogueRows, kinds: readonly ListingKind[], prepareAtMost?: number): Wish | undefined {
  const words = normalise(text).split(' ').filter(Boolean).slice(0, mostWords);
  const vocabulary = termsOf(rows);
  const where = readWhere(words, rows, prepareAtMost);
  const asked: Asked[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    if (where && at >= where.from && at < where.to) {
      at = where.to;
      continue;
    }
    const end = where && at < where.from ? where.from : words.length;
    const found = longestAsked(words, at, Math.min(end, at + longestTerm));
    // Said twice it is asked once.
    if (found && !asked.some(({ text }) => text === found.asked.text)) asked.push(found.asked);
    else if (!found && !saysNothing.has(words[at] ?? '')) rest.push(words[at] ?? '');
    at = found?.to ?? at + 1;
  }
  return asked.length > 0 || where ? { asked, where, rest: rest.join(' ') } : undefined;

  function longestAsked(all: readonly string[], from: number, end: number): { asked: Asked; to: number } | undefined {
    for (let to = end; to > from; to -= 1) {
      const run = all.slice(from, to);
      const terms = termsCalled(vocabulary, run.join('')).filter(({ kind }) => kinds.includes(kind));
      if (terms.length > 0) return { asked: { terms, text: run.join(' ') }, to };
    }
    return undefined;
  }
}
