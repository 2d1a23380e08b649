import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

/** What stands ready in WhatsApp: which request it is about, in the reader's language. Who it is from they write themselves. */
export const requestMessage = (reference: string, about: string): string =>
  m.requests_whatsapp_text({ reference, about, helpdesk: inSpokenLanguage(site.name) });
