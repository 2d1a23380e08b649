import { statSync } from 'node:fs';
import { languageFacts, languages, type Script } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { dist, kinds, pageOf } from '#app/testing/built-pages.ts';
import { fontsNeeded } from '#app/testing/font-needs.ts';

/** In kB: what a page in each script may load of fonts before it is first painted. */
const most: Readonly<Record<Script, number>> = { Latin: 40, Devanagari: 90 };
const headings: Readonly<Record<Script, string>> = { Latin: 'eczar-latin-600', Devanagari: 'eczar-devanagari-600' };

const filesIn = (html: string) =>
  [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"[^>]*crossorigin/g)].map(([, file = '']) => file);
const nameOf = (file: string) => file.replace(/^assets\/|-[\w-]{8}\.woff2$/g, '');

test.each(languages)('the fonts that a page in %s needs are within their budget', async (language) => {
  for (const address of kinds) {
    const needed = fontsNeeded(await pageOf(address, language));
    expect(needed.length, address).toBeGreaterThan(2);
    expect(needed.reduce((sum, file) => sum + statSync(dist + file).size, 0) / 1000, `${address}: ${needed}`).toBeLessThanOrEqual(
      most[languageFacts[language].script],
    );
  }
});

test.each(languages)('a page in %s asks early for three faces that it has text in, and for no other', async (language) => {
  const display = headings[languageFacts[language].script];
  for (const address of kinds) {
    const html = await pageOf(address, language);
    const early = filesIn(html);
    expect(early.map(nameOf).sort(), address).toEqual([display, 'mukta-latin-400', 'mukta-latin-600']);
    const needed = fontsNeeded(html);
    expect(
      early.filter((file) => !needed.includes(file)),
      address,
    ).toEqual([]);
  }
});
