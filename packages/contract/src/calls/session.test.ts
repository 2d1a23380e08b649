import { expect, test } from 'vitest';

import { loginInput } from './session.ts';

test.each([
  ['admin@example.org', undefined],
  [' admin@example.org ', undefined],
  ['a.b+c@sub.example.museum', undefined],
  ['', 'login_email_required'],
  ['  ', 'login_email_required'],
  ['admin', 'login_email_invalid'],
  ['admin@example', 'login_email_invalid'],
  ['admin@example.o', 'login_email_invalid'],
  ['admin@example.photography', 'login_email_invalid'],
  ['admin@example.org.', 'login_email_invalid'],
  ['ad min@example.org', 'login_email_invalid'],
])('"%s" logs in: %s (product 6.3)', (email, message) => {
  expect(loginInput.safeParse({ email, password: 'x' }).error?.issues[0]?.message).toBe(message);
});

test('a password is required', () => {
  expect(loginInput.safeParse({ email: 'admin@example.org', password: '' }).error?.issues[0]?.message).toBe('login_password_required');
});
