import type { ForwardText } from '@helpdesk/contract/calls/desk/enquiry-desk';
import type { Language } from '@helpdesk/contract/languages';
import { type ForwardPlaceholder, forwardPlaceholders, placeholderOf } from '@helpdesk/contract/rules/forward-text';
import { messagesIn } from '@helpdesk/words/server-messages';

/** Each placeholder stands for itself. */
const unfilled = Object.fromEntries(forwardPlaceholders.map((name) => [name, placeholderOf(name)])) as Record<ForwardPlaceholder, string>;

/** What a booking is passed on with as the product brings it. */
export const originalIn = (language: Language): string => messagesIn(language).mail_forward_text(unfilled);

/** @param own the helpdesk's; undefined where it keeps to the original */
export const forwardTextIn = (language: Language, own: string | undefined): ForwardText => {
  const original = originalIn(language);
  return { language, text: own ?? original, original };
};
