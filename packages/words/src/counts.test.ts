import { languageFacts, languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { messagesIn } from './all-messages.ts';

test.each([
  ['en', '1 place', '5,123 places'],
  ['mr', '1 ठिकाण', '5,123 ठिकाणे'],
  ['hi', '1 जगह', '5,123 जगहें'],
] as const)('in %s a count is grouped, in Latin digits and in its plural form', (locale, one, many) => {
  expect(messagesIn(locale).count_places({ count: 1 })).toBe(one);
  expect(messagesIn(locale).count_places({ count: 5123 })).toBe(many);
});

test('numbers are grouped as in India, in Latin digits, in every language', () => {
  for (const language of languages) expect(new Intl.NumberFormat(languageFacts[language].locale).format(104382), language).toBe('1,04,382');
});
