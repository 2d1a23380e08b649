import { expect, test } from 'vitest';

import { latinDigits } from './digits.ts';

test.each(['०१२३४५६७८९', '૦૧૨૩૪૫૬૭૮૯'])('the digits %s are read as Latin ones', (digits) => {
  expect(latinDigits(digits)).toBe('0123456789');
});

test('what is no digit stays: Latin digits, letters and the signs beside the digits', () => {
  expect(latinDigits('+91 (२०) 25 किल्ला। ॰ ૱')).toBe('+91 (20) 25 किल्ला। ॰ ૱');
});
