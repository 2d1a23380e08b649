import { expect, test } from 'vitest';

import { nearbyErrors } from './nearby-required.ts';

test('a region’s first place needs none nearby, the second does (product 6.7)', () => {
  expect(nearbyErrors('ids', [], 0)).toEqual({});
  expect(nearbyErrors('ids', [], 1)).toEqual({ ids: 'Select at least one tourist attraction' });
  expect(nearbyErrors('ids', ['a'], 1)).toEqual({});
});
