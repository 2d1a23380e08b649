import type { Language } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { renderPage } from '#app/testing/render-page.ts';

const footer = async (day: string, language: Language = 'en') => {
  const html = await renderPage({ address: '/about-us', language, catalogue: undefined, day });
  return /<footer.*<\/footer>/s.exec(html)?.[0].replaceAll('<!-- -->', '') ?? '';
};

test('the copyright is of the current year of the region', async () => {
  expect(await footer('2026-12-31')).toContain('© 2026 Junnar Tourism Helpdesk');
  expect(await footer('2027-01-01')).toContain('© 2027 Junnar Tourism Helpdesk');
});

test('the copyright and the wordmark name the helpdesk in the language of the page', async () => {
  const marathi = await footer('2026-12-31', 'mr');
  expect(marathi).toContain('© 2026 जुन्नर पर्यटन मदत कक्ष');
  expect(marathi).toContain('>पर्यटन मदत कक्ष</span>');
  expect(await footer('2026-12-31', 'hi')).toContain('© 2026 जुन्नर पर्यटन सहायता कक्ष');
});

test('the number of visitors is 0 until it was fetched', async () => {
  expect(await footer('2026-11-21')).toContain('Visitors so far: 0');
});

test('it says what funds are used for, that no card or bank details are stored, and thanks', async () => {
  const html = await footer('2026-11-21');
  for (const sentence of [
    'Donations and event funds are used to preserve heritage, promote tourism and support restoration and awareness.',
    'We do not store credit card or bank details.',
    'Thank you',
    'Demo House',
    'href="/privacy-policy"',
    'href="/terms-and-conditions"',
  ]) {
    expect(html).toContain(sentence);
  }
});
