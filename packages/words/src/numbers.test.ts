import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { number } from './numbers.ts';

test.each(languages)('in %s a count is written as the language writes it, on both sides of a thousand', (language) => {
  const latin = { numberingSystem: 'latn' };
  const { format } = new Intl.NumberFormat(language, latin);
  for (const count of [0, 1, 10, 999, 1_000, 1_001, 104_382, -1, -1_000, 0.5, 2.25])
    expect(number(language, count, latin)).toBe(format(count));
});
