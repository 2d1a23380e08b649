import { expect, test } from 'vitest';

import { isHttpsLink, localDate, pictureAddress, requiredText, slugText } from './fields.ts';

test.each([
  ['https://example.org/', true],
  ['HTTPS://Example.org/a?b=c#d', true],
  ['https://मराठी.example/', true],
  ['http://example.org/', false],
  ['javascript:alert(1)', false],
  ['JaVa\tscript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['//example.org/', false],
  ['/tourism-directory', false],
  ['https://', false],
  ['https:/example.org', false],
  ['https://exa mple.org/', false],
  ['https://example.org/\nx', false],
  // Credentials hide where a link leads.
  ['https://bank.example@evil.example/', false],
  ['https://me:secret@example.org/', false],
  // A browser takes the first word of the path for the host, a backslash for a slash, and drops what no one sees.
  ['https:///evil', false],
  ['https:////evil', false],
  ['https://?evil', false],
  ['https://#evil', false],
  ['https:\\\\evil', false],
  ['https://\\evil', false],
  ['https://example.org\\evil', false],
  ['https://example.org\\@evil.example/', false],
  ['https://example.org/a\\b', false],
  ['https://example.org/\u0085', false],
  ['https://example.org/\u0001', false],
  ['https://example.org/\u202egro.elpmaxe', false],
  ['https://exam\u200bple.org/', false],
  ['https://example.org:99999/', false],
  ['https://example.org/a@b', true],
  ['https://example.org?a', true],
  ['https://example.org/शिव\u200dनेरी', true],
  ['vbscript:x', false],
  ['', false],
])('the link %j may be stored and shown: %s', (link, allowed) => {
  expect(isHttpsLink(link)).toBe(allowed);
});

test.each([
  ['/images/place-shivneri-fort-1-1280.webp', true],
  ['/images/../secret-1280.webp', false],
  ['/images/fort-640.webp', false],
  ['https://elsewhere.example.org/images/fort-1280.webp', false],
  ['/images/fort-1280.webp?x', false],
  ['/images/fort-1280.svg', false],
])('%s is the address of a picture of ours: %s (product 6.8)', (address, ours) => {
  expect(pictureAddress.safeParse(address).success).toBe(ours);
});

test.each([
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['0000-01-01', false],
  ['2026-02-30', false],
])('%s is a day: %s', (text, isDay) => {
  expect(localDate.safeParse(text).success).toBe(isDay);
});

test.each(['', ' ', '\u00a0', '\u200b', '\u2060 \u00ad', '\u202e', '\t\v\n'])(
  'a text that shows nothing, %j, is as good as none',
  (text) => {
    expect(requiredText(10, 'form_name_required').safeParse(text).error?.issues[0]?.message).toBe('form_name_required');
    expect(slugText.safeParse(text).success).toBe(false);
  },
);
