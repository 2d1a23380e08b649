import { enquiryFilter } from '@helpdesk/contract/calls/enquiries';
import { expect, test } from 'vitest';

import { readEnquiryAddress } from './enquiry-address.ts';

test('an address narrows the list by all of its filters', () => {
  const address = { state: 'new', kind: 'booking', assigned: 'mine', language: 'mr', waiting: true };
  expect(readEnquiryAddress({ ...address, lang: 'hi', search: 'Asha' })).toEqual(address);
});

test.each([
  { state: 'lost', kind: 1, assigned: '', language: 'fr', waiting: 'true' },
  { state: ['new'], assigned: "' OR true --", waiting: 1 },
  { assigned: 'x'.repeat(65) },
])('what nobody can ask for narrows nothing: %j', (address) => {
  const read = readEnquiryAddress(address);
  expect(Object.values(read).filter((value) => value !== undefined)).toEqual([]);
  expect(enquiryFilter.safeParse(read).success).toBe(true);
});
