import { expect, test } from 'vitest';

import type { OutboxItem } from '#local/outbox-db.ts';

import { contactOf, personOf, textOf } from './request-body.ts';
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
  expect(requestState({ ...waiting, state: 'rejected' }, false).label).toBe('Refused');
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
  const person = { name: 'Asha', email: 'asha@example.in', phone: '+910000010001', website: '', wantsMail: false };
  expect(personOf({ ...waiting, state: 'rejected' })).toEqual(person);
  expect(contactOf({ ...waiting, state: 'rejected' })).toEqual({ ...person, queryType: '', comment: '' });
  const wanting = { ...waiting, body: JSON.stringify({ ...person, wantsMail: true }) };
  expect(personOf({ ...wanting, state: 'rejected' })).toEqual({ ...person, wantsMail: true });
});
