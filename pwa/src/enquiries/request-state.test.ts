import { expect, test } from 'vitest';

import type { DeskState, OutboxItem } from '#local/outbox-db.ts';

import { bookingValuesOf, contactOf, tellingOf, textOf } from './request-body.ts';
import { isLate, requestState } from './request-state.ts';

const day = 24 * 60 * 60 * 1000;

const body = JSON.stringify({ name: 'Asha', email: 'asha@example.in', phone: '+910000010001', placeName: 'Kukadi Riverside Stay' });

const waiting: OutboxItem = {
  id: 'a',
  kind: 'booking',
  about: 'Kukadi Riverside Stay',
  body,
  createdAt: 0,
  attempts: 1,
  nextAt: 0,
  state: 'queued',
};

test('each state has a plain word', () => {
  expect(requestState(waiting, false).label).toBe('Saved on this phone');
  expect(requestState(waiting, true).label).toBe('Sending');
  expect(requestState({ ...waiting, state: 'sent' }, false).label).toBe('Received');
  expect(requestState({ ...waiting, state: 'rejected' }, false).label).toBe('Not accepted');
});

test('a refusal says its reason', () => {
  expect(requestState({ ...waiting, state: 'rejected', reason: 'Invalid email format' }, false).text).toBe('Invalid email format');
});

test('after seven days unsent it is late, and what was received or refused never is', () => {
  expect(isLate(waiting, 7 * day)).toBe(false);
  expect(isLate(waiting, 7 * day + 1)).toBe(true);
  expect(isLate({ ...waiting, state: 'sent' }, 30 * day)).toBe(false);
  expect(isLate({ ...waiting, state: 'rejected' }, 30 * day)).toBe(false);
});

test('its text has a line for each thing that was filled in', () => {
  expect(textOf(waiting)).toBe('Kukadi Riverside Stay\nAsha\nasha@example.in\n+910000010001');
  const enquiry = { name: 'Asha', queryType: 'Feedback/Grievance', comment: 'The gate\nwas closed.' };
  expect(textOf({ ...waiting, kind: 'contact', about: '', body: JSON.stringify(enquiry) })).toBe(
    'Enquiry\nAsha\nFeedback/Grievance\nThe gate\nwas closed.',
  );
});

test('a refused one fills its form again, with no field that the form does not have', () => {
  const person = { name: 'Asha', email: 'asha@example.in', phone: '+910000010001', website: '', wantsMail: false, remembers: false };
  const asked = { from: '2026-12-01', to: '', guests: '', message: '' };
  const refused = (fields: object): OutboxItem => ({ ...waiting, body: JSON.stringify(fields), state: 'rejected' });
  expect(bookingValuesOf(refused({ ...person, from: '2026-12-01' }))).toEqual({ ...person, ...asked });
  expect(bookingValuesOf(refused({ ...person, guests: 4, message: 'A cot.' }))).toMatchObject({ guests: '4', message: 'A cot.' });
  expect(contactOf(refused(person))).toEqual({ ...person, queryType: '', comment: '' });
  expect(contactOf(refused({ ...person, wantsMail: true }))).toMatchObject({ wantsMail: true });
  const nobody = { name: '', email: '', phone: '', website: '' };
  expect(tellingOf(refused({ comment: 'Closed.' }))).toEqual({ ...nobody, comment: 'Closed.', utr: '' });
});

test('the text to copy holds all that was filled in', () => {
  const fields = { name: 'Asha', from: '2026-12-01', to: '2026-12-03', guests: 4, message: 'A cot.' };
  expect(textOf({ ...waiting, body: JSON.stringify(fields) })).toBe(
    'Kukadi Riverside Stay\nAsha\n1 December 2026 – 3 December 2026\nGuests: 4\nA cot.',
  );
  const donation: OutboxItem = { ...waiting, kind: 'donation', about: '', body: JSON.stringify({ utr: '412345678901' }) };
  expect(textOf(donation)).toBe('Donation by UPI\nBank reference (UTR): 412345678901');
});

test('of what was received it is said how far the helpdesk has come, as far as this phone knows', () => {
  const since = '2026-11-24T04:30:00.000Z';
  const said = (state: DeskState['state']) => requestState({ ...waiting, state: 'sent', desk: { state, since } }, false);
  expect(requestState({ ...waiting, state: 'sent' }, false).label).toBe('Received');
  expect(said('new').label).toBe('Received');
  expect(said('forwarded').text).toContain('Passed on by the helpdesk on 24 November 2026');
  expect(said('answered')).toMatchObject({ label: 'Answered', text: expect.stringContaining('Answered on 24 November 2026') });
  expect(said('closed').label).toBe('Closed');
  expect(said('lost')).toMatchObject({ tone: 'err', text: expect.stringContaining('Please send it again or call') });
});
