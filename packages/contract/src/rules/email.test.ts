import { expect, test } from 'vitest';

import { email } from '#fields.ts';
import { mailLink, normaliseEmail } from './email.ts';
import { maxEmail } from './person.ts';

test.each([
  ['asha@डाटा.भारत', 'asha@xn--c2bd1gb.xn--h2brj9c'],
  ['asha@xn--c2bd1gb.xn--h2brj9c', 'asha@xn--c2bd1gb.xn--h2brj9c'],
  ['asha@XN--C2BD1GB.xn--h2brj9c', 'asha@xn--c2bd1gb.xn--h2brj9c'],
  ['asha@डाटा。भारत', 'asha@xn--c2bd1gb.xn--h2brj9c'],
  ['asha@BÜCHER.example', 'asha@xn--bcher-kva.example'],
  ['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'],
  ['asha@example.भारत', 'asha@example.xn--h2brj9c'],
  ['asha@例え.テスト', 'asha@xn--r8jz45g.xn--zckzah'],
  ['asha@مثال.إختبار', 'asha@xn--mgbh0fb.xn--kgbechtv'],
  ['asha&vijay@example.org', 'asha&vijay@example.org'],
  ['asha/desk@example.org', 'asha/desk@example.org'],
  ['asha=1@example.org', 'asha=1@example.org'],
  ['asha%x@example.org', 'asha%x@example.org'],
  ["o'neil@example.org", "o'neil@example.org"],
  ['!#$%&*+-/=?^_`{|}~@example.org', '!#$%&*+-/=?^_`{|}~@example.org'],
  ['.asha..b.@example.org', '.asha..b.@example.org'],
  ['asha@localhost', 'asha@localhost'],
  ['asha@example.photography', 'asha@example.photography'],
  ['asha@1.2', 'asha@1.2'],
  ['asha@a-b.example', 'asha@a-b.example'],
  // The domain is the same in any letters, the mailbox may not be.
  ['Asha.Gore@Example.ORG', 'Asha.Gore@example.org'],
  ['\u200B asha@example.org\uFEFF\t', 'asha@example.org'],
  ['\u202Aasha@exam\u00ADple.org\u202C', 'asha@example.org'],
  ['asha＠ｅｘａｍｐｌｅ.org', 'asha@example.org'],
  ['mailto:asha@example.org?subject=Hello', 'asha@example.org'],
  ['Asha Gore <asha@example.org>', 'asha@example.org'],
  [`${'a'.repeat(242)}@example.org`, `${'a'.repeat(242)}@example.org`],
  [`a@${'b'.repeat(63)}.org`, `a@${'b'.repeat(63)}.org`],
])('“%s” is stored as %s', (typed, stored) => {
  expect(email.safeParse(typed).data).toBe(stored);
  expect(normaliseEmail(stored)).toBe(stored);
});

test.each([
  ['', 'error_email'],
  ['asha', 'error_email'],
  ['asha@', 'error_email'],
  ['@example.org', 'error_email'],
  ['asha@@example.org', 'error_email'],
  ['asha gore@example.org', 'error_email'],
  ['asha@exam ple.org', 'error_email'],
  ['asha@example.org, vijay@example.org', 'error_email'],
  ['asha@example..org', 'error_email'],
  ['asha@.example.org', 'error_email'],
  ['asha@example.org.', 'error_email'],
  ['asha@-example.org', 'error_email'],
  ['asha@example_1.org', 'error_email'],
  ['asha@[127.0.0.1]', 'error_email'],
  ['asha@example.org/x', 'error_email'],
  ['asha@डाटा.भारत/x', 'error_email'],
  ['asha@डाटा.भारत:80', 'error_email'],
  ['asha@example.org\r\nBcc: all@example.org', 'error_email'],
  ['आशा@example.org', 'error_email'],
  ['"asha"@example.org', 'error_email'],
  [`a@${'b'.repeat(64)}.org`, 'error_email'],
  [`${'a'.repeat(maxEmail - 11)}@example.org`, 'error_too_long'],
])('“%s” is refused', (typed, message) => {
  expect(email.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

test('a link to an address keeps what links take for their own', () => {
  expect(mailLink('a?b&c%d#e/f@example.org')).toBe('mailto:a%3Fb%26c%25d%23e%2Ff@example.org');
});
