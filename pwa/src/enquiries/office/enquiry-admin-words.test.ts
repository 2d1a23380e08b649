import { type EnquiryAnswer, enquiryCalls, enquiryStates } from '@helpdesk/contract/calls/enquiries';
import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';

import { catalogueOf, resort } from '#listings/testing/rows.ts';

import { changeInWords, marksOf, nameOf, shownSubject, subjectOf, textOf } from './enquiry-admin-words.ts';

afterEach(() => speak('en'));

const person = { name: 'Asha Gore', email: 'asha@example.org', phone: '+919876543210' };
const booking: EnquiryAnswer = {
  _id: '1',
  kind: 'booking',
  reference: 'K7P2',
  receivedAt: '2026-11-20T19:05:00.000Z',
  state: 'new',
  notes: [],
  assignedTo: null,
  answered: null,
  unknownPlace: false,
  suspect: false,
  language: null,
  confirmation: 'none',
  body: { ...person, placeName: 'Dhuke Valley Resort' },
};
const contact: EnquiryAnswer = { ...booking, kind: 'contact', body: { ...person, queryType: 'Donation Related', comment: 'How?\nWhen?' } };
const erased: EnquiryAnswer = { ...booking, body: null };

test('a booking is about its place, an enquiry about its query type, an erased one about nothing', () => {
  expect([booking, contact, erased].map(subjectOf)).toEqual(['Dhuke Valley Resort', 'Donation Related', '']);
});

test('a place is shown by its name in the language of the page, else as it was sent', () => {
  const stay = resort('Dhuke Valley', { _id: 'dhuke', translations: { mr: { name: 'ढुके व्हॅली' } } });
  const catalogue = catalogueOf({ resorts: [stay] });
  const booked = { ...booking, body: { ...person, placeName: 'Dhuke Valley Resort', placeId: 'dhuke' } };
  const asSent = { text: 'Dhuke Valley Resort', lang: 'en' };
  expect(shownSubject(booked, catalogue)).toEqual(asSent);
  speak('mr');
  expect(shownSubject(booked, catalogue)).toEqual({ text: 'ढुके व्हॅली', lang: 'mr' });
  expect([shownSubject(booked, undefined), shownSubject(booking, catalogue)]).toEqual([asSent, asSent]);
  expect(shownSubject(contact, catalogue)).toEqual({ text: 'Donation Related', lang: 'en' });
});

test('an erased enquiry goes by its reference', () => {
  expect([nameOf(booking), nameOf(erased)]).toEqual(['Asha Gore', 'K7P2']);
});

test('what is odd about an enquiry is marked', () => {
  const words = (enquiry: EnquiryAnswer) => marksOf(enquiry).map((mark) => mark.words);
  expect(words(booking)).toEqual([]);
  expect(words({ ...erased, unknownPlace: true, suspect: true })).toEqual(['Unknown place', 'Possible spam', 'Erased']);
});

test('a copied text has all that was sent', () => {
  expect(textOf(contact)).toBe('K7P2\nAsha Gore\n+919876543210\nasha@example.org\nDonation Related\nHow?\nWhen?');
});

test('each change of a history has words of its own', () => {
  const changes = enquiryCalls.history.answer._zod.def.element.shape.change.options;
  const words = changes.map(changeInWords);
  expect(new Set(words).size).toBe(changes.length);
  for (const state of enquiryStates) expect(changeInWords(state)).toMatch(/^Set to /);
});
