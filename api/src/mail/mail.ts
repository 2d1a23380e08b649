import { messagesIn } from '@helpdesk/words/all-messages';
import type { SendMailOptions } from 'nodemailer';
import type { MailJob } from './mail-jobs.sql.ts';

const m = messagesIn('en');

/**
 * What the helpdesk is told of an enquiry. Nothing that a visitor typed stands in a header but the e-mail address to
 * answer to, in a field of its own that cannot hold another header. Whoever gets it twice sees the same Message-ID.
 */
export function mailOf(job: MailJob, { to, from }: { to: string; from: string }): SendMailOptions {
  return {
    to,
    from,
    replyTo: { name: '', address: job.body.email },
    messageId: `<${job.key}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...wordsOf(job),
  };
}

function wordsOf({ reference, unknownPlace, body }: MailJob): { subject: string; text: string } {
  const person = { reference, name: oneLine(body.name), email: oneLine(body.email), phone: oneLine(body.phone) };
  if ('placeName' in body) {
    const name = oneLine(body.placeName);
    const place = unknownPlace ? m.mail_unknown_place({ place: name }) : name;
    return { subject: m.mail_booking_subject({ reference }), text: m.mail_booking_text({ ...person, place }) };
  }
  const { comment } = body;
  const topic = oneLine(body.queryType);
  return { subject: m.mail_contact_subject({ reference }), text: m.mail_contact_text({ ...person, topic, comment }) };
}

/** Whatever breaks a line could pass for a line of ours. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');
