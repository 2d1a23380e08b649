import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Season } from '#kinds/hours.ts';
import { daysAfter } from './days-after.ts';
import { isWithin, spansOn } from './open-at.ts';
import { yearOf } from './parts-of-year.ts';

const monthDay = fc.integer({ min: 0, max: 365 }).map((at) => daysAfter('2024-01-01', at).slice(5));
const week = fc
  .integer({ min: 0, max: 3 })
  .map((hour) => Array.from({ length: 7 }, () => (hour === 0 ? [] : [{ opens: `0${hour}:00`, closes: '20:00' }])));
const part = fc.record({ from: monthDay, to: monthDay, week });
const allYear = fc.record({ from: fc.constant(null), to: fc.constant(null), week });

test('the parts of a year and its rest say of each day what the hours say of it, and none overlaps another', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.option(allYear, { nil: undefined }), (parts, rest) => {
      const seasons: Season[] = [...parts, ...(rest ? [rest] : [])];
      const year = yearOf({ seasons, closedOn: [] });
      for (let at = 0; at < 366; at += 1) {
        const day = daysAfter('2024-01-01', at);
        const holding = year.parts.filter(({ from, to }) => isWithin(day.slice(5), from, to));
        expect(holding.length, day).toBeLessThanOrEqual(1);
        expect((holding[0]?.week ?? year.rest)?.[0], day).toEqual(spansOn({ seasons, closedOn: [] }, day));
      }
    }),
    { numRuns: 60 },
  );
});
