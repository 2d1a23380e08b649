import { languageFacts, languages } from '@helpdesk/contract/languages';

import { administrator } from '#e2e/testing/office.ts';

/**
 * What no catalogue words: addresses and numbers with their units, moments, weekdays, durations and countries as `Intl` writes them, letters of the alphabet,
 * opening hours in their notation, and the languages by their own names.
 */
const unworded = [
  /^[^\p{L}]*$/u,
  /^(?:https:\/\/\S*|\S+@\S+)$/,
  /^[\d.,]+ [kM]B$/,
  /^,? ?\d{1,2} \p{L}{3,9} \d{4}(?:, \d\d?:\d\d(?: [ap]m)?)?$/u,
  /^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/,
  /^\d+ (?:hours?|minutes?)(?:,? \d+ minutes?)?$/,
  /^.+ \+\d+$/,
  /^[A-Z]-[A-Z]$/,
];
const known = new Set<string>([...languages.map((language) => languageFacts[language].name), administrator.email]);

/** Texts with letters outside of brackets; of one that is shortened the last may be missing. */
export const untranslated = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const rest = withoutBrackets(text).trim();
    return !known.has(rest) && !unworded.some((pattern) => pattern.test(rest));
  });

function withoutBrackets(text: string): string {
  const shorter = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return shorter === text ? text.replace(/⟦[^⟦]*$|^[^⟧]*⟧/g, '') : withoutBrackets(shorter);
}
