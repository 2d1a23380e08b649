import { expect, test } from 'vitest';

import { isCommonPassword } from './common-password.ts';

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
