import { beforeEach, expect, test } from 'vitest';

import { noteBookingDetails } from '#local/server-says.ts';
import { detailsOf, noBooking } from './booking-values.ts';

beforeEach(() => noteBookingDetails(false));

const asked = { from: '2026-12-01', to: '2026-12-03', guests: ' ४ ', message: 'A cot, please.' };

test('days, guests and a message are sent to a server that takes them, and to no other', () => {
  expect(detailsOf(asked)).toEqual({});
  noteBookingDetails(true);
  expect(detailsOf(asked)).toEqual({ ...asked, guests: 4 });
});

test('what was not filled in is not sent', () => {
  noteBookingDetails(true);
  expect(detailsOf(noBooking)).toEqual({});
  expect(detailsOf({ ...noBooking, guests: 'two' })).toEqual({ guests: Number.NaN });
});
