import jsQR from 'jsqr';
import { expect, test } from 'vitest';

import { codeSvg } from './code-svg.ts';

const link = 'https://junnar.example.org/q/3b0f7a52-8e6d-5c1f-9a44-d2c7b1e0f365';

/** What a scanner reads from the code, each module as four pixels. */
function scanned(svg: string): string | undefined {
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) / 10;
  const pixels = new Uint8ClampedArray((width * 4) ** 2 * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h10/g)) {
    for (let at = 0; at < 16; at += 1) {
      const pixel = ((Number(y) / 10) * 4 + Math.floor(at / 4)) * width * 4 + (Number(x) / 10) * 4 + (at % 4);
      pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return jsQR(pixels, width * 4, width * 4)?.data;
}

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
