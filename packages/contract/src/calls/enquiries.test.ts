import { expect, test } from 'vitest';

import { maxComment } from './contact-form.ts';
import { maxEnquiryBytes } from './enquiries.ts';
import { bookingInput, contactInput } from './submissions.ts';

const person = { name: 'Asha', email: 'asha@example.org', phone: '9876543210' };
const contact = { ...person, queryType: 'Donation Related', comment: 'Hello' };

test('a booking and an enquiry without anything optional are accepted', () => {
  expect(bookingInput.parse({ ...person, placeName: 'Teen Darwaja Lodge' }).phone).toBe('+919876543210');
  expect(contactInput.safeParse(contact).success).toBe(true);
});

test('what we add is optional, what nobody knows is refused (product 9.6)', () => {
  const booking = { ...person, placeName: 'Lodge' };
  expect(bookingInput.safeParse({ ...booking, placeId: 'r1', noticeVersion: '1', language: 'mr', wantsMail: true }).success).toBe(true);
  expect(bookingInput.safeParse({ ...booking, wantsMail: 'true' }).success).toBe(false);
  expect(bookingInput.safeParse({ ...booking, language: 'fr' }).success).toBe(false);
  expect(bookingInput.safeParse({ ...booking, priority: 1 }).success).toBe(false);
});

test('the longest texts that are accepted fit the body, in Devanagari too', () => {
  const longest = { ...person, name: 'क'.repeat(120), comment: 'क'.repeat(maxComment), queryType: 'Feedback/Grievance', language: 'mr' };
  expect(contactInput.safeParse(longest).success).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(longest)).length).toBeLessThanOrEqual(maxEnquiryBytes);
});

test.each(['Donation Related', 'Interested in Tie up', 'Feedback/Grievance'])('an enquiry may be about %s', (queryType) => {
  expect(contactInput.safeParse({ ...contact, queryType }).success).toBe(true);
});

test.each([
  ['name', ' ', 'form_name_required'],
  ['email', 'asha', 'error_email'],
  ['phone', '', 'form_phone_required'],
  ['queryType', 'Other', 'form_query_type_required'],
  ['comment', '', 'form_comment_required'],
  ['comment', 'x'.repeat(2_001), 'error_too_long'],
  ['name', 'x'.repeat(121), 'error_too_long'],
])('an enquiry whose %s is "%s" is refused', (field, value, message) => {
  expect(contactInput.safeParse({ ...contact, [field]: value }).error?.issues[0]?.message).toBe(message);
});
