import { vi } from 'vitest';

/** For tests: waits until a check holds, as long as the test may take, so that no machine is too slow for it. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000, interval: 10 });
