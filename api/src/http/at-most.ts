import { Problem } from './problem.ts';

/**
 * Lets at most `running` works run at a time and `waiting` wait for their turn; one more is answered 503. Bounds the
 * memory of what is dear: hashing a password, decoding a picture.
 */
export function atMost(running: number, waiting: number) {
  let busy = 0;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy === running) {
      if (queue.length === waiting) throw new Problem(503, 'server_busy', { headers: { 'Retry-After': '10' } });
      // Who ends hands its turn on, so `busy` stays.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      busy += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
