import { translationLanguages } from '@helpdesk/contract/languages';
import type { ListingValues } from './listing-values.ts';

/** What the form that adds a listing begins with when it is to be like another: all but what it is called, which is that of the other with a number, and where it is known elsewhere. */
export function copiedValues<Values extends ListingValues>(values: Values): Values {
  const translations = Object.fromEntries(
    translationLanguages.map((language) => [language, { ...values.translations[language], name: '' }]),
  );
  return { ...values, name: `${values.name} 2`, wikidata: '', osm: '', translations };
}
