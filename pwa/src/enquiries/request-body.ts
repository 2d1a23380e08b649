import { m } from '@helpdesk/words/messages';
import type { OutboxItem } from '#local/outbox-db.ts';
import type { PersonValues } from '#submissions/person-fields.tsx';

import type { ContactValues } from './contact-form.tsx';
import { queryTypeInWords } from './query-type-labels.ts';

/** What was typed, as the contact form takes it; all of it is there until the receipt. */
export function contactOf({ body }: OutboxItem): ContactValues {
  const fields: Readonly<Record<string, unknown>> = JSON.parse(body);
  const text = (field: string) => (typeof fields[field] === 'string' ? fields[field] : '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    website: text('website'),
    wantsMail: fields.wantsMail === true,
    queryType: text('queryType'),
    comment: text('comment'),
  };
}

/** The same for a booking, whose body may hold nothing else. */
export function personOf(item: OutboxItem): PersonValues {
  const { name, email, phone, website, wantsMail } = contactOf(item);
  return { name, email, phone, website, wantsMail };
}

/** What it is called where the helpdesk reads it: the listing, or what it is. */
const titleOf = ({ about }: OutboxItem): string => about || m.requests_enquiry();

/** For a message or a letter written by hand: a line for each thing that was filled in. */
export function textOf(item: OutboxItem): string {
  const { name, email, phone, queryType, comment } = contactOf(item);
  return [titleOf(item), name, email, phone, queryTypeInWords(queryType), comment].filter(Boolean).join('\n');
}
