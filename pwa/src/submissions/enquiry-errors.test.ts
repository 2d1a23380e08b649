import { bookingInput, contactInput } from '@helpdesk/contract/calls/submissions';
import { expect, test } from 'vitest';

import { enquiryErrors } from './enquiry-errors.ts';

const nobody = { name: ' ', email: '', phone: '' };

test('a booking needs name, email and phone', () => {
  expect(enquiryErrors(bookingInput, { ...nobody, placeName: 'Kukadi Riverside Stay' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
  });
});

test('an enquiry needs a query type and a comment as well', () => {
  expect(enquiryErrors(contactInput, { ...nobody, queryType: '', comment: '' })).toMatchObject({
    queryType: 'Choose what it is about',
    comment: 'Comment is required',
  });
});

test('what is there and wrong is said in other words than what is missing', () => {
  const errors = enquiryErrors(bookingInput, { name: 'Asha', email: 'asha@', phone: '+0', placeName: 'Kukadi Riverside Stay' });
  expect(errors).toEqual({ email: 'Invalid email format', phone: 'Invalid Contact Number' });
});

test('the demo numbers, which no phone company has, are numbers', () => {
  expect(enquiryErrors(bookingInput, { name: 'Asha', email: 'asha@example.in', phone: '+910000010001', placeName: 'Stay' })).toEqual({});
});
