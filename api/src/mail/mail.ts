import type { BookingInput, ContactInput, CorrectionInput, DonationInput } from '@helpdesk/contract/calls/submissions';
import type { Language } from '@helpdesk/contract/languages';
import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import { helpdesk } from '@helpdesk/site/helpdesk';
import { site } from '@helpdesk/site/site';
import { daysInWords } from '@helpdesk/words/day-in-words';
import { languageName } from '@helpdesk/words/language-name';
import { messagesIn } from '@helpdesk/words/server-messages';
import type { SendMailOptions } from 'nodemailer';
import type { MailJob } from './mail-jobs.sql.ts';
import { type Messages, topicIn } from './topic.ts';

interface Addresses {
  /** The helpdesk's. */
  readonly to: string;
  readonly from: string;
}

/**
 * What the helpdesk is told of an enquiry, in its own language. Nothing that a visitor typed stands in a header but the e-mail address to
 * answer to, in a field of its own that cannot hold another header. Whoever gets it twice sees the same Message-ID.
 */
export function helpdeskMail(job: MailJob, { to, from }: Addresses, language: Language = site.helpdeskLanguage): SendMailOptions {
  return {
    to,
    from,
    ...(job.body.email && { replyTo: { name: '', address: job.body.email } }),
    messageId: `<${job.key}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...wordsOf(job, language),
  };
}

function wordsOf({ reference, unknownPlace, language: spoken, body }: MailJob, language: Language): { subject: string; text: string } {
  const m = messagesIn(language);
  const inWhich = spoken ? `\n${m.mail_language({ language: languageName(spoken, language) })}` : '';
  if ('placeName' in body) {
    const name = oneLine(body.placeName);
    const place = unknownPlace ? m.mail_unknown_place({ place: name }) : name;
    const text = m.mail_booking_text({ reference, ...personOf(body), place });
    return { subject: m.mail_booking_subject({ reference }), text: text + detailsOf(body, m, language) + inWhich + under(body.message) };
  }
  if ('queryType' in body) {
    const topic = topicIn(m, body.queryType) ?? oneLine(body.queryType);
    const text = m.mail_contact_text({ reference, ...personOf(body), topic });
    return { subject: m.mail_contact_subject({ reference }), text: text + inWhich + under(body.comment) };
  }
  if ('utr' in body) {
    const text = m.mail_donation_text({ reference, utr: oneLine(body.utr) });
    return { subject: m.mail_donation_subject({ reference }), text: text + whoOf(body, m) + inWhich };
  }
  const text = m.mail_correction_text({ reference, listing: oneLine(body.listingName) });
  return { subject: m.mail_correction_subject({ reference }), text: text + whoOf(body, m) + inWhich + under(body.comment) };
}

const personOf = ({ name, email, phone }: BookingInput | ContactInput) => ({
  name: oneLine(name),
  email: oneLine(email),
  phone: oneLine(phone),
});

/** A line for each thing that a booking says beside who asks. */
function detailsOf({ from, to, guests }: BookingInput, m: Messages, language: Language): string {
  const days = oneLine(daysInWords([from, to], language));
  return lines([days && m.mail_days({ days }), guests !== undefined && m.mail_guests({ guests: `${guests}` })]);
}

/** The same of who need not say who they are. */
const whoOf = ({ name, email, phone }: CorrectionInput | DonationInput, m: Messages): string =>
  lines([
    name && m.mail_name({ name: oneLine(name) }),
    email && m.mail_email({ email: oneLine(email) }),
    phone && m.mail_phone({ phone: oneLine(phone) }),
  ]);

const lines = (said: readonly (string | false | undefined)[]): string =>
  said
    .filter(Boolean)
    .map((line) => `\n${line}`)
    .join('');

/** What was written in lines of its own stands last, where it passes for none of ours. */
const under = (written: string | undefined): string => (written ? `\n\n${written}` : '');

/**
 * The confirmation to the visitor, in their language. Anybody can have it sent to anybody, so nothing that was typed stands in it: no name, no
 * comment, and a place only as the catalogue calls it (decision 062).
 */
export function visitorMail(job: MailJob, { to, from }: Addresses): SendMailOptions {
  const { key, reference, placeName, body } = job;
  const language = job.language ?? 'en';
  const m = messagesIn(language);
  const name = site.name[language];
  const email = helpdesk.contacts.other.email ?? to;
  const phone = job.helpdeskPhone ?? helpdesk.phone;
  const place = placeName === null ? m.mail_confirmation_some_place() : oneLine(placeName);
  const about = 'placeName' in body ? m.mail_confirmation_place({ place }) : 'queryType' in body && topicIn(m, body.queryType);
  return {
    to: { name: '', address: body.email ?? '' },
    from: { name, address: from },
    replyTo: { name, address: to },
    messageId: `<${key}.visitor@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: m.mail_confirmation_subject({ reference, name }),
    text: m.mail_confirmation_text({
      reference,
      about: about || m.requests_enquiry(),
      reach: phone ? m.mail_confirmation_reach({ email, phone: phoneInWords(phone) }) : m.mail_confirmation_reach_mail({ email }),
      name,
    }),
  };
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Whatever breaks a line could pass for a line of ours. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');
