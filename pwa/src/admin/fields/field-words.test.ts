import { adInput } from '@helpdesk/contract/calls/ads';
import { categoryInput } from '@helpdesk/contract/calls/categories';
import { placeInput } from '@helpdesk/contract/calls/places';
import { resortInput } from '@helpdesk/contract/calls/resorts';
import { restaurantInput } from '@helpdesk/contract/calls/restaurants';
import { loginInput } from '@helpdesk/contract/calls/session';
import { expect, test } from 'vitest';

import { errorsOf } from './field-words.ts';

test.each([
  ['', '', { email: 'Email is required', password: 'Password is required' }],
  ['office@junnar', 'x', { email: 'Invalid email format' }],
  ['office@junnar.example', 'x', { email: 'Invalid email format' }],
  ['office@example.org', 'x', {}],
])('a login with "%s" and "%s" says %j', (email, password, errors) => {
  expect(errorsOf(loginInput, { email, password })).toEqual(errors);
});

test('an empty accommodation is told all that it lacks, to the letter (product 13.2)', () => {
  const empty = {
    name: '',
    content: '',
    mapURL: '',
    images: [],
    regionId: '',
    contactPhoneNumber: '',
    category: [],
    nearbyAttractionIds: [],
  };
  expect(errorsOf(resortInput, empty)).toMatchObject({
    name: 'Name is required',
    content: 'Content is required',
    mapURL: 'Map link is required',
    images: 'At least one image is required',
    regionId: 'Region is required',
    contactPhoneNumber: 'Contact Number is required',
  });
});

test('that the end comes before the start is said along with all else that is wrong', () => {
  const days = { startDate: '2026-11-20', endDate: '2026-11-19' };
  expect(errorsOf(adInput, { title: '', ...days })).toMatchObject({
    title: 'Title is required',
    endDate: 'The end date is before the start date',
  });
  expect(errorsOf(adInput, { ...days, endDate: '2026-11-20' })).not.toHaveProperty('endDate');
});

test.each([placeInput, resortInput, restaurantInput, adInput, categoryInput])('no field is told only that it is wrong', (schema) => {
  expect(Object.values(errorsOf(schema, {}))).not.toContain('Check this value');
});
