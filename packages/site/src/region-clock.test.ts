import { expect, test } from 'vitest';
import { clockAt } from './region-clock.ts';

test('the minute is the region’s, whatever the zone of the device', () => {
  const india = [[Date.UTC(2025, 0), 330]] as const;
  expect(clockAt(india, Date.UTC(2026, 10, 22, 18, 30))).toEqual({ day: '2026-11-23', time: '00:00' });
  expect(clockAt(india, Date.UTC(2026, 10, 22, 18, 29, 59))).toEqual({ day: '2026-11-22', time: '23:59' });
  expect(clockAt(india, Date.UTC(1999, 11, 31, 18, 30))).toEqual({ day: '2000-01-01', time: '00:00' });
});

test('where clocks are put forward the minute is by the clock of that moment', () => {
  const moved = [
    [Date.UTC(2025, 0), -60],
    [Date.UTC(2026, 2, 29, 1), 0],
  ] as const;
  expect(clockAt(moved, Date.UTC(2026, 2, 29, 0, 59))).toEqual({ day: '2026-03-28', time: '23:59' });
  expect(clockAt(moved, Date.UTC(2026, 2, 29, 1))).toEqual({ day: '2026-03-29', time: '01:00' });
});
