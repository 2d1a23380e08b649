import { expect, test } from 'vitest';

import { scanned } from '#ui/testing/scanned.ts';
import { codeSvg } from './code-svg.ts';

const link = 'https://junnar.example.org/q/3b0f7a52-8e6d-5c1f-9a44-d2c7b1e0f365';

test('a scanner reads the short link', () => {
  expect(scanned(codeSvg(link, 'Shivneri Fort'))).toBe(link);
});

test('the name and the link stand under the code, long names in lines, whatever is in them', () => {
  const svg = codeSvg(link, 'Ale & <Belhe> Farmers’ Museum of Old Ploughs');
  const lines = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(lines).toEqual([
    'Ale &amp; &lt;Belhe> Farmers’',
    'Museum of Old Ploughs',
    'junnar.example.org/q/',
    '3b0f7a52-8e6d-5c1f-9a44-d2c7b1e0f365',
  ]);
});
