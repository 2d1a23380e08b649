import { expect, test } from 'vitest';

import { maskedSender } from './masked.ts';

const masked = (sender: object) => maskedSender({ body: JSON.stringify(sender) });

test('of a name its first letter is shown, of a number its last four digits, of an address its first letter', () => {
  expect(masked({ name: 'Sunita Patil', phone: '+91 98765 04567', email: 'sunita@example.org' })).toEqual({
    name: 'S…',
    phone: '…4567',
    email: 's…',
  });
});

test('a letter of Devanagari is shown with its sign', () => {
  expect(masked({ name: ' सुनीता' }).name).toBe('सु…');
});

test.each([
  ['1234567', '…'],
  ['12345678', '…5678'],
])('of the number %s %s is shown', (phone, shown) => {
  expect(masked({ phone }).phone).toBe(shown);
});

test('what was not given is not shown', () => {
  const nothing = { name: '', phone: '', email: '' };
  expect(masked({ comment: 'closed' })).toEqual(nothing);
  expect(maskedSender({ body: '' })).toEqual(nothing);
});
