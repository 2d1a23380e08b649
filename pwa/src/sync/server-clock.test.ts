import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

test('until the server said what time it is, the phone’s own clock is taken', () => {
  const clock = createServerClock(() => noon);
  expect([clock.now(), clock.isLearnt()]).toEqual([noon, false]);
  for (const headers of [[], [['Date', 'yesterday']], [['Age', '60']]] as [string, string][][]) clock.learn(new Headers(headers));
  expect([clock.now(), clock.isLearnt()]).toEqual([noon, false]);
});

test('a phone that is years behind and hears no server is not before what it heard last', () => {
  const clock = createServerClock(() => Date.parse('2020-01-01T00:00:00Z'));
  clock.notBefore(noon);
  clock.notBefore(noon - 1);
  expect([clock.now(), clock.isLearnt()]).toEqual([noon, false]);
  clock.learn(new Headers({ Date: 'Fri, 20 Nov 2026 12:00:00 GMT' }));
  expect(clock.now()).toBe(noon - 24 * 3_600_000);
});

test('a phone whose clock is a year off has the server’s time, and an answer that tells none takes nothing back', () => {
  let phone = Date.parse('2025-11-21T12:00:00Z');
  const clock = createServerClock(() => phone);
  clock.learn(new Headers({ Date: 'Sat, 21 Nov 2026 12:00:00 GMT', Age: '30' }));
  expect([clock.now(), clock.isLearnt()]).toEqual([noon + 30_000, true]);
  clock.learn(new Headers({ Date: 'yesterday' }));
  phone += 1_000;
  expect(clock.now()).toBe(noon + 31_000);
  clock.learn(new Headers({ Date: 'Sat, 21 Nov 2026 12:00:00 GMT', Age: 'a while' }));
  expect(clock.now()).toBe(noon);
});
