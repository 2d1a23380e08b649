import { type Language, languageFacts } from '@helpdesk/contract/languages';

/** What a language is called in another, or in itself. */
export const languageName = (named: Language, spoken: Language): string =>
  new Intl.DisplayNames([languageFacts[spoken].locale], { type: 'language' }).of(named) ?? languageFacts[named].name;
