import { expect, test } from 'vitest';

import { isCommonPassword } from './common-password.ts';
import { passwordScore } from './password-score.ts';

test.each([
  ['password1234', true],
  ['qwertyuiop12', true],
  ['123456123456', true],
  ['passwordpassword', true],
  ['investigation', true],
  ['maharashtra123', true],
  ['aaaaaaaaaaaa', true],
  ['ashaashaasha', true],
  ['junnartourism', true],
  ['Junnar Tourism Helpdesk', true],
  ['a long walk up the fort', false],
  ['correct horse battery', false],
  ['x7#kLw9!pQz2', false],
])('that "%s" is a common password is %s', async (password, isCommon) => {
  expect(await isCommonPassword(password, 'asha@example.org')).toBe(isCommon);
});

test('of a password of 200 letters the first 64 are looked at, since the work grows faster than the length', () => {
  const scored = (password: string) => passwordScore({ password, words: [] });
  expect(scored('a'.repeat(64) + 'x7#kLw9!pQz2'.repeat(11))).toBe(scored('a'.repeat(64)));
});
