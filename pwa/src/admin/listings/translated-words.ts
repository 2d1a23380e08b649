import type { TranslatedFilter } from '@helpdesk/contract/calls/managed/managed-listings';
import { languageFacts, type TranslationLanguage } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';

/** Whether the texts are all there in a language, in words. */
export function translatedWords(asked: TranslatedFilter): string {
  const { name: language } = languageFacts[asked.replace('not-', '') as TranslationLanguage];
  return asked.startsWith('not-') ? m.admin_filters_lacks({ language }) : m.admin_filters_has({ language });
}
