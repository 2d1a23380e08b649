import { readHours } from '@helpdesk/contract/opening/hours-text';
import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';

import { hoursInWords } from './hours-in-words.ts';

afterEach(() => speak('en'));

const said = (text: string, from?: string) => {
  const hours = readHours(text);
  return hours && hoursInWords(hours, from).map((line) => line.replaceAll('\u00a0', ' '));
};

test('days in a row with the same hours are one sentence', () => {
  expect(said('Mo-Sa 09:00-17:00; Su off')).toEqual(['Monday to Saturday: 9 am to 5 pm', 'Sunday: closed']);
  expect(said('Mo-Su 06:30-12:00,16:00-21:00')).toEqual(['Every day: 6:30 am to 12 pm and 4 pm to 9 pm']);
});

test('open 24 hours is said in words, however midnight is written', () => {
  expect(said('Mo-Su 00:00-24:00')).toEqual(['Every day: open 24 hours']);
  expect(said('Mo-Su 00:00-00:00')).toEqual(['Every day: open 24 hours']);
});

test('a part of the year stands before its days', () => {
  expect(said('Mo-Su 06:00-18:00; 06-01..09-30 Mo-Su 06:00-16:00')).toEqual([
    '1 Jun to 30 Sept, every day: 6 am to 4 pm',
    'The rest of the year, every day: 6 am to 6 pm',
  ]);
});

test.each([
  ['01-01..03-31 Mo-Su 11:00-22:00; Mo-Su off', ['1 Jan to 31 Mar, every day: 11 am to 10 pm', 'The rest of the year, every day: closed']],
  ['01-01..03-31 Mo-Su 11:00-22:00', ['1 Jan to 31 Mar, every day: 11 am to 10 pm', 'The rest of the year, every day: closed']],
  [
    '11-15..02-15 Mo-Su 10:00-16:00; 02-16..11-14 Mo-Su off; Mo-Su 09:00-17:00',
    ['15 Nov to 15 Feb, every day: 10 am to 4 pm', '16 Feb to 14 Nov, every day: closed'],
  ],
  [
    '06-01..09-30 Mo-Su off; 09-01..10-31 Mo-Su 09:00-12:00; Mo-Su 09:00-17:00',
    ['1 Jun to 30 Sept, every day: closed', '1 Oct to 31 Oct, every day: 9 am to 12 pm', 'The rest of the year, every day: 9 am to 5 pm'],
  ],
])('no two parts of the year contradict each other in words: %s', (hours, lines) => {
  expect(said(hours)).toEqual(lines);
});

test('hours are said as people say them in each language', () => {
  speak('mr');
  expect(said('Mo-Su 06:00-18:00')).toEqual(['रोज: सकाळी 6 ते संध्याकाळी 6']);
  speak('hi');
  expect(said('Mo-Su 06:00-18:00')).toEqual(['हर दिन: सुबह 6 बजे से शाम 6 बजे']);
  expect(said('Mo-Su 18:00-24:00')).toEqual(['हर दिन: शाम 6 बजे से रात 12 बजे']);
});

test('single closed days are told until they are over', () => {
  const hours = 'Mo-Su 09:00-17:00; 2026-01-26 off; 2026-08-15 off';
  expect(said(hours, '2026-01-26')?.at(-1)).toBe('Closed on 26 Jan and 15 Aug');
  expect(said(hours, '2026-01-27')?.at(-1)).toBe('Closed on 15 Aug');
  expect(said(hours, '2026-08-16')).toEqual(['Every day: 9 am to 5 pm']);
});
