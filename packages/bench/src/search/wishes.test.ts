import { expect, test } from 'vitest';

import { missedWishes, wishEngines } from './wish-engines.ts';
import { wishes } from './wishes.ts';

test('of what visitors wish who know no name at least 95 % is answered by what they mean', () => {
  const missed = missedWishes(wishEngines.ours?.() ?? (() => []));
  expect(wishes.length).toBeGreaterThanOrEqual(150);
  expect(1 - missed.length / wishes.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
});
