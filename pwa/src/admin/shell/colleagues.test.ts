import { expect, test } from 'vitest';
import { authorName } from './colleagues.ts';

const colleagues = [
  { email: 'Asha@example.org', name: 'Asha Kulkarni' },
  { email: 'ravi@example.org', name: '' },
  { email: 'meera@example.org', name: 'Meera' },
  { email: 'meera.kale@example.org', name: 'Meera' },
];

test.each([
  ['somebody with a name', 'asha@example.org', 'Asha Kulkarni'],
  ['somebody without', 'ravi@example.org', 'ravi@example.org'],
  ['somebody who is no longer known', 'gone@example.org', 'gone@example.org'],
  ['two of one name', 'meera@example.org', 'Meera (meera@example.org)'],
  ['the product itself', 'system', 'Automatic'],
  ['what happened by itself to an enquiry', '', 'Automatic'],
])('%s is called so', (_who, author, name) => {
  expect(authorName(author, colleagues)).toBe(name);
});
