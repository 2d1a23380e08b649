import { languageFacts, languages } from '@helpdesk/contract/languages';
import { openData } from '@helpdesk/site/open-data';

import { administrator } from '#e2e/testing/office.ts';

/**
 * What no catalogue words: addresses and numbers with their units, moments, months, weekdays, durations, countries and languages as `Intl` writes them, letters
 * of the alphabet, opening hours in their notation, files, formats and licences, and the languages by their own names.
 */
const unworded = [
  /^[^\p{L}]*$/u,
  /^(?:https:\/\/\S*|\S+@\S+)$/,
  /^[\d.,]+ [kM]B$/,
  /^,? ?\d{1,2} \p{L}{3,9} \d{4}(?:,(?: \d\d?:\d\d(?: [ap]m)?)?)?$/u,
  /^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/,
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: \d{4})?$/,
  /^(?:Marathi|Hindi|English \(.+\))$/,
  /^(?:[\w-]+\.(?:csv|geojson|jsonld|ics|atom)|SHA-256 [\da-f]+)$/,
  /^\d+ (?:hours?|minutes?)(?:,? \d+ minutes?)?$/,
  /^.+ \+\d+$/,
  /^[A-Z]-[A-Z]$/,
];
const formats = ['CSV', 'GeoJSON', 'JSON-LD', 'iCal', 'Atom', 'OpenAPI'];
const known = new Set<string>([
  ...languages.map((language) => languageFacts[language].name),
  ...formats,
  openData.licence.name,
  administrator.email,
]);

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
