import { type ReadBudget, readBudget } from '#http/budget/read-budget.ts';

/** For tests that ask more than any network may. */
export const largeBudget = (): ReadBudget => readBudget(0, Date.now, { atOnceMs: 1e12, msPerSecond: 1e9 });

/**
 * For tests that say themselves what is worked, in milliseconds, of which none come back.
 * @param eachLook so much was worked besides whenever the budget looks
 */
export function testBudget(atOnceMs: number, trustedHops = 0, eachLook = 0) {
  let worked = 0;
  const look = () => {
    worked += eachLook;
    return worked;
  };
  return {
    budget: readBudget(trustedHops, () => 0, { atOnceMs, msPerSecond: 0.001 }, look),
    work(ms: number): void {
      worked += ms;
    },
  };
}
