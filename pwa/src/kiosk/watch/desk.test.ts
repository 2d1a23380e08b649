import { expect, test } from 'vitest';

import { saidByDesk } from './desk.ts';

test.each([
  [
    { screen: 'asleep', freeBytes: 0 },
    { screen: 'asleep', freeBytes: 0 },
  ],
  [
    { screen: 'awake', freeBytes: 76_019_331_072, more: 1 },
    { screen: 'awake', freeBytes: 76_019_331_072 },
  ],
  [{ screen: 'awake' }, { screen: 'awake' }],
  [{ screen: 'dim', freeBytes: 5 }, { freeBytes: 5 }],
  [{ screen: 'awake', freeBytes: '5' }, { screen: 'awake' }],
  [{ screen: 'awake', freeBytes: -1 }, { screen: 'awake' }],
  [{ screen: 'awake', freeBytes: 0.5 }, { screen: 'awake' }],
  [{ screen: 'awake', freeBytes: Number.POSITIVE_INFINITY }, { screen: 'awake' }],
  ['awake', {}],
  [null, {}],
  [undefined, {}],
])('of what the box says, %j, the heartbeat tells %j', (said, told) => {
  expect(saidByDesk(said)).toEqual(told);
});
