import { readHours } from '@helpdesk/contract/opening/hours-text';
import { expect, test } from 'vitest';

import { hoursInWords } from './hours-in-words.ts';

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
    'Every day: 6 am to 6 pm',
    '1 Jun to 30 Sept, every day: 6 am to 4 pm',
  ]);
});

test('single closed days are told until they are over', () => {
  const hours = 'Mo-Su 09:00-17:00; 2026-01-26 off; 2026-08-15 off';
  expect(said(hours, '2026-01-26')?.at(-1)).toBe('Closed on 26 Jan and 15 Aug');
  expect(said(hours, '2026-01-27')?.at(-1)).toBe('Closed on 15 Aug');
  expect(said(hours, '2026-08-16')).toEqual(['Every day: 9 am to 5 pm']);
});
