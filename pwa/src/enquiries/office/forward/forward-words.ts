import type { Language } from '@helpdesk/contract/languages';
import type { ForwardPlaceholder } from '@helpdesk/contract/rules/forward-text';
import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import { daysInWords } from '@helpdesk/words/day-in-words';
import { languageName } from '@helpdesk/words/language-name';
import { m } from '@helpdesk/words/messages';

/** What each placeholder says. */
export const placeholderWords: Readonly<Record<ForwardPlaceholder, () => string>> = {
  reference: m.admin_forward_says_reference,
  stay: m.admin_forward_says_stay,
  contact: m.admin_forward_says_contact,
  name: m.admin_forward_says_name,
  phone: m.admin_forward_says_phone,
  days: m.admin_forward_says_days,
  guests: m.admin_forward_says_guests,
  language: m.admin_forward_says_language,
};

/** A booking that nobody made, for a text to be looked at. @param day `YYYY-MM-DD` */
export const exampleValues = (language: Language, day: string): Readonly<Record<ForwardPlaceholder, string>> => ({
  reference: '123-4567',
  stay: `[${m.admin_forward_says_stay()}]`,
  contact: `[${m.admin_forward_says_contact()}]`,
  name: m.admin_forward_example_name(),
  phone: phoneInWords('+910000012345'),
  days: daysInWords([day], language),
  guests: '4',
  language: languageName(language, language),
});
