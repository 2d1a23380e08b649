import { setImmediate as turn } from 'node:timers/promises';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { findListings } from './find-listings.ts';

const stamped = Object.entries(sampleRegion).map(([table, rows]) => [table, rows.map((row) => ({ ...row, seq: 1 }))]);
const rows = Object.fromEntries(stamped) as Parameters<typeof findListings>[0];

/** More than are prepared at a time. */
const many = { ...rows, places: [...rows.places, ...rows.places] };

test('while the first search after a change is prepared, others are answered', async () => {
  const ended: string[] = [];
  await Promise.all([
    findListings(many, 'places', { search: 'shivnery' }, { day: '2026-11-23', time: '12:00' }).then(([first]) =>
      ended.push(first?.name ?? ''),
    ),
    turn().then(() => ended.push('somebody else')),
  ]);
  expect(ended).toEqual(['somebody else', 'Shivneri Fort']);
});
