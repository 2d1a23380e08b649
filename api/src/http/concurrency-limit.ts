import { Problem } from './problem.ts';

/** Who waits for a turn. 'kept' may have one of the places that are kept; 'first' as well, and goes before all others. */
type Standing = 'any' | 'kept' | 'first';

/**
 * Lets at most `running` works run at a time and `waiting` wait for their turn; one more is answered 503. Bounds the
 * memory of what is dear: hashing a password, decoding a picture.
 * @param kept further places to wait, for works that may have one: strangers cannot take them all
 */
export function concurrencyLimit(running: number, waiting: number, kept = 0) {
  let busy = 0;
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>, standing: Standing = 'any'): Promise<Result> => {
    if (busy === running) {
      const places = standing === 'any' ? waiting : waiting + kept;
      if (first.length + others.length >= places) throw new Problem(503, 'server_busy', { headers: { 'Retry-After': '10' } });
      // Who ends hands its turn on, so `busy` stays.
      await new Promise<void>((resolve) => (standing === 'first' ? first : others).push(resolve));
    } else {
      busy += 1;
    }
    try {
      return await work();
    } finally {
      const next = first.shift() ?? others.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
