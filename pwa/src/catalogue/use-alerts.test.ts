import type { AlertsAnswer } from '@helpdesk/contract/sync/alerts';
import { expect, test } from 'vitest';

import { alertsAt } from './use-alerts.ts';

const text = { lang: 'en-IN', heading: 'Very heavy rain', content: 'Keep away from streams.', issuer: 'IMD Mumbai' };
const told: AlertsAnswer = {
  checkedAt: '2026-11-18T10:40:00.000Z',
  alerts: [{ id: 'a', severity: 'severe', sent: '2026-11-18T09:00:00.000Z', expires: '2026-11-18T12:00:00.000Z', texts: [text] }],
};
const at = (moment: string, answer = told) => {
  const { current, uncheckedSince } = alertsAt(answer, Date.parse(moment));
  return [current.map(({ id }) => id), uncheckedSince];
};

test('an alert is current until the moment at which it expires, and never after it', () => {
  expect(at('2026-11-18T11:30:00Z')).toEqual([['a'], undefined]);
  expect(at('2026-11-18T11:59:59.999Z')[0]).toEqual(['a']);
  expect(at('2026-11-18T12:00:00Z')[0]).toEqual([]);
});

test('what was not checked for an hour is said to be unchecked since then, whether the feed is dead or the phone has no signal', () => {
  expect(at('2026-11-18T11:39:59Z')[1]).toBeUndefined();
  expect(at('2026-11-18T11:40:00Z')[1]).toBe(told.checkedAt);
  expect(at('2026-11-18T11:40:00Z', { checkedAt: null, alerts: [] })).toEqual([[], null]);
});

test('a phone whose clock is years behind does not call current what had expired as it was checked', () => {
  const expired = { ...told, checkedAt: '2026-11-18T12:10:00.000Z' };
  expect(at('2019-01-01T00:00:00Z', expired)).toEqual([[], undefined]);
});
