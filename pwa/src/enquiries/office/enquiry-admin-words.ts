import type { EnquiryAnswer, enquiryChange, enquiryStates } from '@helpdesk/contract/calls/enquiries';
import { daysInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { languageName } from '@helpdesk/words/language-name';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import { translatedNameIn } from '#admin/names/name-in.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Wording } from '#catalogue/texts.ts';
import type { Tone } from '#ui/feedback/badge.tsx';
import type { IconName } from '#ui/media/icon.tsx';

export type EnquiryState = (typeof enquiryStates)[number];
export type EnquiryKind = EnquiryAnswer['kind'];
export type EnquiryChange = z.infer<typeof enquiryChange>;

export const kindWords: Readonly<Record<EnquiryKind, () => string>> = {
  booking: m.admin_enquiries_kind_booking,
  contact: m.admin_enquiries_kind_contact,
  correction: m.admin_enquiries_kind_correction,
  donation: m.admin_enquiries_kind_donation,
};

export const stateWords: Readonly<Record<EnquiryState, () => string>> = {
  new: m.admin_enquiries_state_new,
  forwarded: m.admin_enquiries_state_forwarded,
  answered: m.admin_enquiries_state_answered,
  closed: m.admin_enquiries_state_closed,
};

const changeWords: Readonly<Record<Exclude<EnquiryChange['change'], EnquiryState>, () => string>> = {
  note: m.admin_enquiries_change_note,
  assigned: m.admin_enquiries_change_assigned,
  unassigned: m.admin_enquiries_change_unassigned,
  forwarded_whatsapp: m.admin_enquiries_change_forwarded_whatsapp,
  forwarded_mail: m.admin_enquiries_change_forwarded_mail,
  exported: m.admin_enquiries_change_exported,
  erased: m.admin_enquiries_change_erased,
  expired: m.admin_enquiries_change_expired,
  mail_returned: m.admin_enquiries_change_mail_returned,
  mail_not_returned: m.admin_enquiries_change_mail_not_returned,
};

export const confirmationWords: Readonly<Record<Exclude<EnquiryAnswer['confirmation'], 'none'>, () => string>> = {
  waiting: m.admin_enquiries_confirmation_waiting,
  sent: m.admin_enquiries_confirmation_sent,
  failed: m.admin_enquiries_confirmation_failed,
  returned: m.admin_enquiries_confirmation_returned,
};

/** The visitor's language, in the one that is spoken here; empty when their app did not say. */
export const languageOf = ({ language }: EnquiryAnswer): string => (language ? languageName(language, spokenLanguage()) : '');

/** One line of a history, in words. */
export const changeInWords = (change: EnquiryChange['change']): string =>
  change in stateWords
    ? m.admin_enquiries_change_state({ state: stateWords[change as EnquiryState]() })
    : changeWords[change as keyof typeof changeWords]();

/** The listing of a booking or a correction, the query type of an enquiry, the bank's reference of a donation; empty once it is erased. */
export function subjectOf({ body }: EnquiryAnswer): string {
  if (!body) return '';
  if ('placeName' in body) return body.placeName;
  if ('listingName' in body) return body.listingName;
  return 'queryType' in body ? body.queryType : body.utr;
}

/** The id of the listing that it is about; empty where it is about none, or does not say which. */
export function listingIdOf({ body }: EnquiryAnswer): string {
  if (!body) return '';
  return ('placeId' in body && body.placeId) || ('listingId' in body && body.listingId) || '';
}

/** The same as it is shown: a place by its name in the language of the page, if it has one there; else as it was sent. */
export function shownSubject(enquiry: EnquiryAnswer, catalogue: Catalogue | undefined): Wording {
  return translatedNameIn(catalogue, listingIdOf(enquiry), subjectOf(enquiry));
}

/** What was written. */
export function commentOf({ body }: EnquiryAnswer): string {
  if (!body) return '';
  if ('comment' in body) return body.comment;
  return ('message' in body && body.message) || '';
}

/** The days of a booking, in numbers for a spreadsheet, as far as it says them. */
export const daysOf = (enquiry: EnquiryAnswer): string => bookedDays(enquiry).filter(Boolean).join(' – ');

const bookedDays = ({ body }: EnquiryAnswer) => (body && 'placeName' in body ? [body.from, body.to] : []);

/** How many come, if a booking says so. */
export const guestsOf = ({ body }: EnquiryAnswer): string => (body && 'placeName' in body && body.guests ? `${body.guests}` : '');

/** What a booking says beside who asks, in words. */
export function detailsOf(enquiry: EnquiryAnswer): string[] {
  const days = daysInWords(bookedDays(enquiry), spokenLanguage());
  return [
    days && `${m.admin_enquiries_days()}: ${days}`,
    guestsOf(enquiry) && `${m.admin_enquiries_guests()}: ${guestsOf(enquiry)}`,
  ].filter(Boolean);
}

/** Who wrote; of an erased one, and where nobody is named, only the reference is left. */
export const nameOf = ({ body, reference }: EnquiryAnswer): string => body?.name || reference;

interface Mark {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly words: string;
}

export function marksOf({ unknownPlace, suspect, confirmation, body }: EnquiryAnswer): Mark[] {
  const marks: (Mark | false)[] = [
    unknownPlace && { icon: 'alert', tone: 'wait', words: m.admin_enquiries_unknown_place() },
    suspect && { icon: 'alert', tone: 'err', words: m.admin_enquiries_suspect() },
    confirmation === 'returned' && { icon: 'mail', tone: 'err', words: m.admin_enquiries_mark_returned() },
    body === null && { icon: 'trash', tone: 'off', words: m.admin_enquiries_erased() },
  ];
  return marks.filter((mark) => mark !== false);
}

/** An enquiry as it is passed on: all that was sent, one thing a line. */
export const textOf = (enquiry: EnquiryAnswer): string =>
  [
    enquiry.reference,
    enquiry.body?.name,
    enquiry.body?.phone,
    enquiry.body?.email,
    subjectOf(enquiry),
    ...detailsOf(enquiry),
    commentOf(enquiry),
  ]
    .filter(Boolean)
    .join('\n');
