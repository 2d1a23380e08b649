import { expect, test } from 'vitest';
import { keyboardFor } from './field-keyboard.ts';

test.each([
  ['text', '', 'text'],
  ['search', 'search', 'text'],
  ['textarea', '', 'text'],
  ['email', 'email', 'email'],
  ['text', 'url', 'email'],
  ['tel', '', 'phone'],
  ['text', 'numeric', 'number'],
  ['password', 'numeric', 'number'],
  ['date', '', 'date'],
])('a field of type "%s" and mode "%s" gets the keyboard for %s', (type, mode, keyboard) => {
  expect(keyboardFor(type, mode)).toBe(keyboard);
});

test.each(['checkbox', 'radio', 'file', 'submit', 'hidden', 'select-one'])('what is of type "%s" gets none', (type) => {
  expect(keyboardFor(type, '')).toBeNull();
});
