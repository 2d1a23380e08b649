import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import { forwardPlaceholders, placeholderOf } from '@helpdesk/contract/rules/forward-text';
import { expect, test } from 'vitest';

import { catalogueOf, resort, restaurant } from '#listings/testing/rows.ts';

import { forwardOf, forwardValues } from './forwarded-text.ts';
import { stayOf } from './stay-of.ts';

const stay = resort('Dhuke Valley', {
  _id: 'dhuke',
  contactPersonName: 'Sanjay Dhuke',
  contactPhoneNumber: '+910000010001',
  translations: { mr: { name: 'ढुके व्हॅली', contactPersonName: 'संजय ढुके' } },
});
const inn = restaurant('Ghat Kitchen', { contactNumber: '+910000010002' });
const catalogue = catalogueOf({ resorts: [stay], restaurants: [inn] });
const asked: EnquiryAnswer = {
  _id: '1',
  kind: 'booking',
  reference: '482-7153',
  receivedAt: '2026-11-20T19:05:00.000Z',
  state: 'new',
  notes: [{ at: '2026-11-20T19:05:00.000Z', by: 'meera@example.org', text: 'Difficult guest' }],
  assignedTo: null,
  answered: null,
  unknownPlace: false,
  suspect: false,
  language: 'hi',
  confirmation: 'none',
  body: {
    name: 'Asha Gore',
    email: 'asha@example.org',
    phone: '+919876543210',
    placeName: 'Dhuke Valley',
    placeId: 'dhuke',
    from: '2026-12-01',
    to: '2026-12-03',
    guests: 4,
    message: 'My son is ill.',
  },
};
const about = (body: object): EnquiryAnswer => ({ ...asked, body: { ...asked.body, ...body } as EnquiryAnswer['body'] });
const everything = forwardPlaceholders.map(placeholderOf).join('\n');
const filled = (enquiry: EnquiryAnswer, language: 'en' | 'mr') =>
  forwardOf(everything, forwardValues(enquiry, stayOf(enquiry, catalogue, language), language), {}, language).text.split('\n');

test('a stay reads of a booking in its own language who asks, for when and for how many, and how they speak', () => {
  expect(filled(asked, 'en')).toEqual([
    ...['482-7153', 'Dhuke Valley', 'Sanjay Dhuke', 'Asha Gore', '+91 98765 43210'],
    ...['1 December 2026 – 3 December 2026', '4', 'Hindi'],
  ]);
  expect(filled(asked, 'mr')).toEqual([
    ...['482-7153', 'ढुके व्हॅली', 'संजय ढुके', 'Asha Gore', '+91 98765 43210'],
    ...['1 डिसेंबर 2026 – 3 डिसेंबर 2026', '4', 'हिंदी'],
  ]);
});

test('nothing more of the visitor is passed on: no mail address, no message, no note', () => {
  expect(filled(asked, 'en').join()).not.toMatch(/example\.org|ill|Difficult/);
});

test('what a visitor did not say is left out; one day alone stands alone', () => {
  const short = { ...about({ from: undefined, to: undefined, guests: undefined }), language: null };
  expect(filled(short, 'en')).toEqual(['482-7153', 'Dhuke Valley', 'Sanjay Dhuke', 'Asha Gore', '+91 98765 43210']);
  for (const days of [{ to: undefined }, { to: '2026-12-01' }, { from: undefined, to: '2026-12-01' }])
    expect(filled(about(days), 'en')).toContain('1 December 2026');
});

test('an older app’s booking is for whom its name says, in whatever letters; what nobody has is passed on by its name alone', () => {
  expect(stayOf(about({ placeId: undefined, placeName: 'DHUKE valley' }), catalogue)?.contact?.phone).toBe('+910000010001');
  expect(stayOf(about({ placeId: undefined, placeName: 'Ghat Kitchen' }), catalogue)?.contact).toEqual({ phone: '+910000010002' });
  const unknown = about({ placeId: 'gone', placeName: 'Dhuke Valley' });
  expect(stayOf(unknown, catalogue)).toBeUndefined();
  expect(filled(unknown, 'en').slice(0, 3)).toEqual(['482-7153', 'Dhuke Valley', 'Asha Gore']);
});

test('WhatsApp and the mail program open with the text as it stands there, whatever is in it', () => {
  const values = forwardValues(about({ name: 'A & B #1 +?\u200d' }), undefined, 'en');
  const { text, whatsapp, mail } = forwardOf(
    '{reference}\n{name}',
    values,
    { phone: '+910000010001', email: 'stay+b&b@example.org' },
    'en',
  );
  expect(text).toBe('482-7153\nA & B #1 +?\u200d');
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/910000010001\?text=/);
  expect(new URL(whatsapp).searchParams.get('text')).toBe(text);
  const [to, rest] = mail.split('?');
  expect(decodeURIComponent(to ?? '')).toBe('mailto:stay+b&b@example.org');
  expect(to).not.toContain('&');
  const sent = new URLSearchParams(rest);
  expect([sent.get('subject'), sent.get('body')]).toEqual(['Junnar Tourism Helpdesk: 482-7153', text.replace('\n', '\r\n')]);
  expect(forwardOf('{reference}', values, {}, 'en')).toMatchObject({
    whatsapp: 'https://wa.me/?text=482-7153',
    mail: expect.stringMatching(/^mailto:\?subject=/),
  });
});
