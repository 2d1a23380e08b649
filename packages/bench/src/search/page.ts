import { searchedFields } from '@helpdesk/contract/kinds/parts';
import { prepareMore, prepareSearch } from '@helpdesk/contract/search/search-index';
import { at } from '#table.ts';

import { type Asked, engines } from './engines.ts';
import type { BenchRow } from './rows.ts';

export interface Timing {
  readonly buildMs: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface PageTimings {
  readonly timings: Readonly<Record<string, Timing>>;
  /** The longest slice when ours is prepared 8 ms at a time. */
  readonly longestSliceMs: number;
}

/** Runs in the browser: builds each engine and types the queries into it, letter by letter. */
function measure(rows: readonly BenchRow[], asked: Asked, texts: readonly string[]): PageTimings {
  const keystrokes = texts.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1)));
  const timings = Object.fromEntries(
    Object.entries(engines).map(([name, prepare]) => {
      prepare(rows.slice(0, 100), asked);
      const startedAt = performance.now();
      const answer = prepare(rows, asked);
      const buildMs = performance.now() - startedAt;
      for (const text of texts) answer(text);
      const times = keystrokes.map((text) => timeOf(() => answer(text))).sort((one, other) => one - other);
      return [name, { buildMs, p50Ms: at(times, 0.5), p95Ms: at(times, 0.95) }];
    }),
  );
  return { timings, longestSliceMs: longestSlice(rows) };
}

function timeOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

function longestSlice(rows: readonly BenchRow[]): number {
  const index = prepareSearch(rows, searchedFields('places'));
  let longest = 0;
  for (let isDone = false; !isDone; ) {
    const end = performance.now() + 8;
    longest = Math.max(
      longest,
      timeOf(() => {
        isDone = prepareMore(index, () => performance.now() >= end);
      }),
    );
  }
  return longest;
}

Object.assign(globalThis, { measure });
