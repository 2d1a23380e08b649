import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import type { Language } from '@helpdesk/contract/languages';
import { mailLink } from '@helpdesk/contract/rules/email';
import { type ForwardPlaceholder, fillForwardText } from '@helpdesk/contract/rules/forward-text';
import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import { site } from '@helpdesk/site/site';
import { daysInWords } from '@helpdesk/words/day-in-words';
import { languageName } from '@helpdesk/words/language-name';
import { whatsappLink } from '#booking/contact.ts';

import type { Stay } from './stay-of.ts';

type Values = Readonly<Record<ForwardPlaceholder, string>>;

/** What of a booking may be filled in, in the reader's language: no mail address and nothing that the visitor wrote beside it (decision 090). */
export function forwardValues({ reference, language: spoken, body }: EnquiryAnswer, stay: Stay | undefined, language: Language): Values {
  const booked = body && 'placeName' in body ? body : undefined;
  return {
    reference,
    stay: stay?.name.text ?? booked?.placeName ?? '',
    contact: stay?.contact?.person?.text ?? '',
    name: booked?.name ?? '',
    phone: phoneInWords(booked?.phone ?? ''),
    days: daysInWords([booked?.from, booked?.to], language),
    guests: booked?.guests === undefined ? '' : `${booked.guests}`,
    language: spoken ? languageName(spoken, language) : '',
  };
}

export interface Forward {
  readonly text: string;
  /** Opens WhatsApp with the text; without a number it asks there whom it is for. */
  readonly whatsapp: string;
  /** Opens the mail program with the text; without an address it is typed there. */
  readonly mail: string;
}

interface Reached {
  readonly phone?: string;
  readonly email?: string;
}

export function forwardOf(template: string, values: Values, { phone, email = '' }: Reached, language: Language): Forward {
  const text = fillForwardText(template, values);
  const subject = `${site.name[language]}: ${values.reference}`;
  return {
    text,
    whatsapp: (phone && whatsappLink(phone, text)) || `https://wa.me/?text=${encodeURIComponent(text)}`,
    // A mail has its lines ended by both (RFC 6068).
    mail: `${mailLink(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
  };
}
