import { daysInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { BookingValues } from '#booking/booking-values.ts';
import type { OutboxItem } from '#local/outbox-db.ts';
import { rememberedPerson } from '#local/remembered-person.ts';
import type { PersonValues } from '#submissions/person-fields.tsx';
import type { TellingValues } from '#submissions/telling.ts';
import { titleOf } from './about-what.ts';
import type { ContactValues } from './contact-form.tsx';
import { queryTypeInWords } from './query-type-labels.ts';

/** All that was typed is there until the receipt. */
function textsOf({ body }: OutboxItem): (field: string) => string {
  const fields: Readonly<Record<string, unknown>> = JSON.parse(body);
  return (field) => {
    const value = fields[field];
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  };
}

/** Who asks, as the forms take it. */
function personOf(item: OutboxItem): PersonValues {
  const text = textsOf(item);
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    website: text('website'),
    wantsMail: JSON.parse(item.body).wantsMail === true,
    remembers: rememberedPerson.get() !== undefined,
  };
}

/** What was typed, as the contact form takes it. */
export function contactOf(item: OutboxItem): ContactValues {
  const text = textsOf(item);
  return { ...personOf(item), queryType: text('queryType'), comment: text('comment') };
}

/** The same for a booking. */
export function bookingValuesOf(item: OutboxItem): BookingValues {
  const text = textsOf(item);
  return { ...personOf(item), from: text('from'), to: text('to'), guests: text('guests'), message: text('message') };
}

/** The same for what anybody may tell. */
export function tellingOf(item: OutboxItem): TellingValues {
  const text = textsOf(item);
  const { name, email, phone, website } = personOf(item);
  return { name, email, phone, website, comment: text('comment'), utr: text('utr') };
}

/** For a message or a letter written by hand: a line for each thing that was filled in. */
export function textOf(item: OutboxItem): string {
  const text = textsOf(item);
  return [
    titleOf(item),
    ...['name', 'email', 'phone'].map(text),
    queryTypeInWords(text('queryType')),
    daysInWords(['from', 'to'].map(text), spokenLanguage()),
    text('guests') && m.requests_guests({ guests: text('guests') }),
    text('utr') && m.requests_utr({ utr: text('utr') }),
    ...['comment', 'message'].map(text),
  ]
    .filter(Boolean)
    .join('\n');
}
