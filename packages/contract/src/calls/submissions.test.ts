import { expect, test } from 'vitest';

import { bookingFrom, bookingInput, correctionInput, donationInput, maxMessage } from './submissions.ts';

const booking = { name: 'Asha', email: 'asha@example.org', phone: '9876543210', placeName: 'Teen Darwaja Lodge' };
const today = '2026-11-23';
const fields = (read: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each([
  [{}, undefined],
  [{ from: today, to: today }, undefined],
  [{ to: today }, undefined],
  [{ from: '2026-11-22' }, ['from: form_day_past']],
  [{ from: '2026-11-22', to: '2026-11-24' }, ['from: form_day_past']],
  [{ to: '2026-11-22' }, ['to: form_day_past']],
  [{ from: '2026-11-24', to: today }, ['to: form_days_order']],
  [{ from: 'soon' }, ['from: error_date']],
])('on 23 November a booking for %j is typed with these errors: %s', (days, errors) => {
  expect(fields(bookingFrom(today).safeParse({ ...booking, ...days }))).toEqual(errors);
});

test('one that comes late is taken', () => {
  expect(bookingInput.safeParse({ ...booking, from: '2026-11-22', to: '2026-11-22' }).success).toBe(true);
});

test.each([
  [1, true],
  [99, true],
  [0, false],
  [100, false],
  [1.5, false],
  [Number.NaN, false],
  ['4', false],
])('a booking for %s guests is taken: %s', (guests, taken) => {
  expect(fields(bookingInput.safeParse({ ...booking, guests }))).toEqual(taken ? undefined : ['guests: form_guests']);
});

test('a message and a correction have at most 1,000 letters', () => {
  const correction = { listingId: 'p', listingName: 'Jivdhan Fort' };
  const longest = 'क'.repeat(maxMessage);
  expect(bookingInput.safeParse({ ...booking, message: longest }).success).toBe(true);
  expect(fields(bookingInput.safeParse({ ...booking, message: `${longest}.` }))).toEqual(['message: error_too_long']);
  expect(correctionInput.safeParse({ ...correction, comment: longest }).success).toBe(true);
  expect(fields(correctionInput.safeParse({ ...correction, comment: `${longest}.` }))).toEqual(['comment: error_too_long']);
});

test('a correction names nobody unless somebody wants an answer, and then somebody who can be reached', () => {
  const correction = { listingId: 'p', listingName: 'Jivdhan Fort', comment: 'Closed.' };
  expect(correctionInput.safeParse(correction).success).toBe(true);
  expect(fields(correctionInput.safeParse({ ...correction, email: 'asha' }))).toEqual(['email: error_email']);
  expect(fields(correctionInput.safeParse({ ...correction, phone: '00' }))).toEqual(['phone: error_contact_number']);
});

test.each([
  ['412345678901', true],
  ['4123 4567-8901', true],
  ['४१२३४५६७८९०१', true],
  ['41234567890', false],
  ['4123456789012', false],
  ['41234567890A', false],
  ['', false],
])('the bank’s reference "%s" is taken: %s', (utr, taken) => {
  const read = donationInput.safeParse({ utr });
  expect(fields(read)).toEqual(taken ? undefined : ['utr: form_utr']);
  if (taken) expect(read.data?.utr).toBe('412345678901');
});
