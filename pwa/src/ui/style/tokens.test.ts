import { readFileSync } from 'node:fs';
import { languageFacts, languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** What the rule of the taller lines leaves out, for whole pages and for passages in one. */
const [, ofPages = '', ofPassages = ''] =
  /:root:not\(:lang\((\w+)\)\),\s*\[lang\]:where\(:not\(\[lang\|="(\w+)"\]\)\) \{\s*--lh-text/.exec(tokens) ?? [];

test.each(languages)('lines in %s are taller where its letters are', (language) => {
  const isLeftOut = languageFacts[language].script === 'Latin';
  for (const left of [ofPages, ofPassages]) expect(language === left || language.startsWith(`${left}-`)).toBe(isLeftOut);
});
