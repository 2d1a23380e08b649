import { LRUCache } from 'lru-cache';
import { logger } from '#logger.ts';

/** Told of each statement's text, in which no value stands, and how long its answer took, in milliseconds. */
export type TellStatement = (text: string, ms: number) => void;

const restMs = 60_000;
const longest = 1_000;
const statements = 500;

/**
 * Notes statements that took `slowMs` or longer. Of each one line a minute, with how many there were since the last: a database that is slow is not to
 * be busy with a log about it.
 */
export function noteSlow(slowMs: number, perf: { now(): number } = performance): TellStatement {
  const unsaid = new LRUCache<string, { count: number; saidAt: number }>({ max: statements });
  return (text, ms) => {
    if (ms < slowMs) return;
    const { count, saidAt } = unsaid.get(text) ?? { count: 0, saidAt: Number.NEGATIVE_INFINITY };
    const isDue = perf.now() - saidAt >= restMs;
    unsaid.set(text, isDue ? { count: 0, saidAt: perf.now() } : { count: count + 1, saidAt });
    if (isDue)
      logger.warn('A statement was slow.', {
        statement: text.replaceAll(/\s+/g, ' ').trim().slice(0, longest),
        ms: Math.round(ms),
        count: count + 1,
      });
  };
}
