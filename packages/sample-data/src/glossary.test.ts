import { languages } from '@helpdesk/contract/languages';
import { address } from '@helpdesk/site/address';
import { donors } from '@helpdesk/site/donors';
import { governingBody, team } from '@helpdesk/site/people';
import { site } from '@helpdesk/site/site';
import { welcome } from '@helpdesk/site/welcome';
import { messagesOf, textsOf } from '@helpdesk/words/testing/catalogues';
import { isSaid, notAllowedIn, termsOf } from '@helpdesk/words/testing/glossary';
import { describe, expect, test } from 'vitest';

import { sampleRegion } from './sample-region.ts';

type Texts = Readonly<Record<string, string | readonly string[]>>;

/** What a row says in a language: its fields that are translated. What else it is searched by may be spelled as it is typed. */
function textsOfRow(row: object, language: string): string[] {
  const { mr, ...others } = (row as { translations?: Record<string, Texts> }).translations ?? {};
  const texts = language === 'mr' ? mr : (others[language] ?? row);
  return Object.keys(mr ?? {}).flatMap((field) => (texts as Texts)[field] ?? []);
}

const siteTexts = [
  site.name,
  site.shortName,
  site.nameTail,
  address,
  welcome,
  ...[...governingBody, ...team, ...donors].map(({ name }) => name),
];

describe.each(languages)('the sample region in %s', (language) => {
  const texts = [
    ...Object.values(sampleRegion).flatMap((rows: readonly object[]) => rows.flatMap((row) => textsOfRow(row, language))),
    ...siteTexts.flatMap((text) => text[language]),
  ];

  test('keeps to the glossary', () => {
    expect(texts.length).toBeGreaterThan(900);
    const notAllowed = notAllowedIn(language);
    const found = texts.map((text) => [text, ...notAllowed(text)]).filter(([, ...not]) => not.length > 0);
    expect(found).toEqual([]);
  });

  test('says, with the messages, every word of the glossary', () => {
    const said = [...texts, ...[...messagesOf(language).values()].flatMap(textsOf)];
    expect(termsOf(language).filter((term) => !isSaid(term, said))).toEqual([]);
  });
});
