import { expect, test } from 'vitest';

import { bareAddresses } from './bare-address.ts';

const fort = '/tourism-directory/shivneri-fort';

const signs = [...'.,;:!?।॥…)]}>\'"’”»*_~`|-–—=+&@^•·。、）」】】﹐؟،۔👍🙏🏽🇮🇳❤️✨\u200B\u200D\u2060\uFEFF\u00AD\u202C\u2069\u00A0 \t\r\n'];

test.each(signs)('%j behind an address is not a part of it', (sign) => {
  expect(bareAddresses(fort + encodeURIComponent(sign))).toContain(fort);
  expect(bareAddresses(fort + encodeURIComponent(sign.repeat(3)))).toContain(fort);
});

test.each([
  '%20',
  '%E2%80%8B',
  '%0D%0A',
  '%0D%0A%0D%0AThanks',
  '%20is%20nice',
  '%20is%20where%20we%20want%20to%20go%20in%20the%20rains',
  '&utm_source=whatsapp',
  '&amp;utm_source=whatsapp',
  '&fbclid=abc&gclid=d',
  '%3Futm_source=whatsapp',
  '%3Flang%3Dmr',
  '%23top',
  '%3C/a%3E',
  '%3Cbr%3E',
  '%22%3EFort%3C/a%3E',
  '&quot;',
  '%253Futm_source=whatsapp',
  '%E2%80',
  '%',
  '%2C%20https://example.org/x',
  ',https://example.org/x',
  ')](https://example.org/x)',
  '/)',
  '/%20',
  '.%20%F0%9F%99%8F',
  '%EF%B8%8F',
  '**',
  '_)',
  '%E0%A5%A4',
])('behind an address %s is not a part of it', (tail) => {
  expect(bareAddresses(fort + tail)).toContain(fort);
});

test('an address of another script, encoded once or twice, is found', () => {
  const path = `/tourism-directory/${encodeURIComponent('शिवनेरी-किल्ला')}`;
  expect(bareAddresses(`${path}%E0%A5%A4`)).toContain(path);
  expect(bareAddresses(path.replaceAll('%', '%25'))).toContain(path);
});

test('a name with blanks and commas is whole before it is cut', () => {
  expect(bareAddresses('/forts/ale,%20belhe%20%26%20ane.')[0]).toBe('/forts/ale%2C%20belhe%20%26%20ane');
});

test.each([fort, '/', '/-/-/-', '/map', '/%20', '/...'])('behind %s stood nothing', (path) => {
  expect(bareAddresses(path)).toEqual([]);
});
