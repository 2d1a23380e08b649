import type { Query } from './queries.ts';

/** What a search engine answers to a text: names of listings, the best first. */
export type Answer = (text: string) => readonly string[];

export interface Recall {
  /** Queries whose listing is among the first five. */
  readonly topFive: number;
  readonly first: number;
  readonly of: number;
  readonly missed: readonly Query[];
}

export function recallOf(answer: Answer, queries: readonly Query[]): Recall {
  const missed: Query[] = [];
  let first = 0;
  for (const query of queries) {
    const place = answer(query.text).indexOf(query.meant);
    if (place === 0) first += 1;
    if (place < 0 || place > 4) missed.push(query);
  }
  return { topFive: queries.length - missed.length, first, of: queries.length, missed };
}
