import type { SearchIndex, SearchRow } from './search-index.ts';
import {
  nothing,
  type Ranks,
  rank,
  rankByContent,
  rankByGuess,
  rankByName,
  rankPlainly,
  rankWithin,
  type Tier,
  tiers,
} from './search-rank.ts';
import { type SearchWords, wordsOf } from './search-words.ts';

export interface Found<Row> {
  readonly row: Row;
  readonly tier: Tier;
}

/** Mistakes are looked for only while fewer rows are found by sound or better, and none has the very words. */
const enough = 5;

/**
 * The rows that answer a search text, by tier; within a tier whole names, then what is popular, then the name of which the
 * search says most, then the index's own order.
 * Rows that are not prepared yet are found by their plain names.
 * @param among rows that may be listed at all
 * @param byNames names as they are spelled or sound, without mistakes, parts of words and contents
 */
export function search<Row extends SearchRow>(
  index: SearchIndex<Row>,
  text: string,
  among?: (row: Row) => boolean,
  { byNames = false } = {},
): Found<Row>[] {
  const asked = wordsOf(text);
  if (asked.words.length === 0) return [];
  const ranks = asked.words.map(() => new Uint8Array(index.rows.length).fill(nothing));
  for (const sought of asked.sought) rankByName(index, asked, sought, ranks);
  rankPlainly(index, asked, ranks);
  if (byNames) return inOrder(index, weakest(asked, ranks), among);
  if (mayBeMistaken(inOrder(index, weakest(asked, ranks), among))) {
    for (const sought of asked.sought) rankByGuess(index, asked, sought, ranks);
  }
  for (const sought of asked.sought) rankWithin(index, asked, sought, ranks);
  asked.words.forEach((word, at) => {
    rankByContent(index, word, ranks[at]);
  });
  const reached = weakest(asked, ranks);
  const found = inOrder(index, reached, among);
  return found.some(({ tier }) => !isOfContent(tier)) ? found : inOrder(index, mostWords(asked, ranks, reached), among);
}

const isOfContent = (tier: Tier): boolean => tier === 'content' || tier === 'content-word';

function mayBeMistaken(found: readonly Found<SearchRow>[]): boolean {
  const best = found[0]?.tier;
  const fifth = found[enough - 1]?.tier;
  return best !== 'name' && best !== 'word' && !(fifth && rank[fifth] <= rank.sound);
}

/** Of each row the weakest rank of its words; a word that may be left out costs at most that. */
function weakest({ optional }: SearchWords, ranks: Ranks): Uint8Array {
  const result = new Uint8Array(ranks[0]?.length ?? 0);
  ranks.forEach((own, at) => {
    const most = optional.has(at) ? rank['kind-left-out'] + 1 : nothing;
    for (let row = 0; row < own.length; row += 1) result[row] = Math.max(result[row] ?? 0, Math.min(own[row] ?? 0, most));
  });
  return result;
}

/** Where no name has all the words: the ranks, with the rows whose names have two thirds of the words, at least two, and not kinds alone. */
function mostWords({ optional }: SearchWords, ranks: Ranks, reached: Uint8Array): Uint8Array {
  const result = reached.slice();
  const fewest = Math.max(2, Math.ceil((ranks.length * 2) / 3));
  for (let row = 0; row < result.length && fewest <= ranks.length; row += 1) {
    const isNamed = (own: Uint8Array) => (own[row] ?? 0) < rank['kind-left-out'];
    const named = ranks.filter(isNamed).length;
    if (named >= fewest && ranks.some((own, at) => !optional.has(at) && isNamed(own))) {
      result[row] = rank['words-left-out'] + (ranks.length - named > 1 ? 1 : 0);
    }
  }
  return result;
}

const mostCounted = 4;

/** Who types one word means Bhimashankar Temple before Bhimashankar Wildlife Sanctuary. */
const wordsCounted = ({ name }: SearchRow): number => Math.min(name.split(' ').length, mostCounted) - 1;

/** The rows that have a rank, the best first. */
function inOrder<Row extends SearchRow>(
  { rows }: SearchIndex<Row>,
  reached: Uint8Array,
  among: (row: Row) => boolean = () => true,
): Found<Row>[] {
  const groups: Found<Row>[][] = [];
  for (let number = 0; number < reached.length; number += 1) {
    const best = reached[number] ?? nothing;
    const row = rows[number];
    if (best === nothing || !row || !among(row)) continue;
    const tier = tiers[best >> 1] ?? 'content';
    const isPart = best % 2 === 1;
    const order = (best * 2 + (row.popular ? 0 : 1)) * mostCounted + (isPart ? wordsCounted(row) : 0);
    const group = groups[order];
    if (group) group.push({ row, tier });
    else groups[order] = [{ row, tier }];
  }
  return groups.flat();
}
