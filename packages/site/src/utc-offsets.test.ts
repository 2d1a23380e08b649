import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockAt } from './region-clock.ts';
import { utcOffsetsOf } from './utc-offsets.ts';

const now = Date.UTC(2026, 10, 26);

/** With clocks that are put forward and back by an hour, by half of one, for a month of Ramadan, and never. */
const zones = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'UTC',
];

test.each(zones)('by its offsets the minute in %s is what its clocks show, from last year on for ten years', (timeZone) => {
  const offsets = utcOffsetsOf(timeZone, now);
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const near = fc
    .tuple(fc.constantFrom(...offsets), fc.integer({ min: -120, max: 120 }))
    .map(([[from], minutes]) => from + minutes * 60_000);
  const any = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2035, 11, 31) });
  fc.assert(
    fc.property(fc.oneof(any, near), (at) => {
      fc.pre(at >= Date.UTC(2025, 0));
      const { day, time } = clockAt(offsets, at);
      expect(`${day} ${time}`).toBe(clock.format(at));
    }),
    { numRuns: 500 },
  );
});

test('a zone whose clocks are never put forward has one offset, which pages carry in some twenty letters', () => {
  expect(utcOffsetsOf('Asia/Kolkata', now)).toEqual([[Date.UTC(2025, 0), 330]]);
});
