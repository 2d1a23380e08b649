import type { Language } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/all-messages';
import { languageName } from '@helpdesk/words/language-name';
import type { SendMailOptions } from 'nodemailer';
import type { MailJob } from './mail-jobs.sql.ts';
import { topicIn } from './topic.ts';

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
    replyTo: { name: '', address: job.body.email },
    messageId: `<${job.key}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...wordsOf(job, language),
  };
}

function wordsOf({ reference, unknownPlace, language: spoken, body }: MailJob, language: Language): { subject: string; text: string } {
  const m = messagesIn(language);
  const person = { reference, name: oneLine(body.name), email: oneLine(body.email), phone: oneLine(body.phone) };
  const inWhich = spoken ? `\n${m.mail_language({ language: languageName(spoken, language) })}` : '';
  if ('placeName' in body) {
    const name = oneLine(body.placeName);
    const place = unknownPlace ? m.mail_unknown_place({ place: name }) : name;
    return { subject: m.mail_booking_subject({ reference }), text: m.mail_booking_text({ ...person, place }) + inWhich };
  }
  const topic = topicIn(m, body.queryType) ?? oneLine(body.queryType);
  return {
    subject: m.mail_contact_subject({ reference }),
    text: `${m.mail_contact_text({ ...person, topic })}${inWhich}\n\n${body.comment}`,
  };
}

/**
 * The confirmation to the visitor, in their language. Anybody can have it sent to anybody, so nothing that was typed stands in it: no name, no
 * comment, and a place only as the catalogue calls it (decision 062).
 */
export function visitorMail(job: MailJob, { to, from }: Addresses): SendMailOptions {
  const { key, reference, placeName, body } = job;
  const language = job.language ?? 'en';
  const m = messagesIn(language);
  const { donations, other } = site.contacts;
  const name = site.name[language];
  const place = placeName === null ? m.mail_confirmation_some_place() : oneLine(placeName);
  const about = 'placeName' in body ? m.mail_confirmation_place({ place }) : topicIn(m, body.queryType);
  return {
    to: { name: '', address: body.email },
    from: { name, address: from },
    replyTo: { name, address: to },
    messageId: `<${key}.visitor@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: m.mail_confirmation_subject({ reference, name }),
    text: m.mail_confirmation_text({
      reference,
      about: about ?? m.requests_enquiry(),
      email: other.email,
      phone: donations.phones[0],
      name,
    }),
  };
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Whatever breaks a line could pass for a line of ours. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');
