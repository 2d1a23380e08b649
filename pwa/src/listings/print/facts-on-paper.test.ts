import { readHours } from '@helpdesk/contract/opening/hours-text';
import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';

import { place, service } from '#listings/testing/rows.ts';
import { factsOnPaper } from './facts-on-paper.ts';

afterEach(() => speak('en'));

const now = { day: '2026-11-22', time: '12:00' };
const fort = place('Fort', {
  hours: readHours('Mo-Su 06:00-18:00; 2026-01-26 off; 2026-12-25 off') ?? null,
  fee: 'Free.',
  timeNeeded: 180,
  difficulty: 'moderate',
  access: { steps: true, wheelchair: false },
  gettingThere: 'Bus to Junnar.',
  signal: 'weak',
  bestSeason: 'Winter',
  facts: ['Seven gates.', 'Two cisterns.'],
  translations: { mr: { fee: 'मोफत.' } },
});
const said = (listing: Parameters<typeof factsOnPaper>[0], time = now.time) =>
  factsOnPaper(listing, { ...now, time }).map(
    ({ name, lines }) => `${name}: ${lines.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' | ')}`,
  );

test('paper says all that is known, and of which day what holds on one', () => {
  expect(said(fort)).toEqual([
    'Hours: Every day: 6 am to 6 pm | Closed on 25 Dec',
    'Fee: Free.',
    'Time needed: 3 hours · Moderate',
    'Access: Steps: Yes · Wheelchair access: No',
    'How to get there: Bus to Junnar.',
    'Phone signal: Weak',
    'Turn back by: 3:50 pm on 22 November 2026 (sunset 5:55 pm)',
    'Best season: Winter',
    'Good to know: Seven gates. | Two cisterns.',
  ]);
});

test('what nobody told is left out: of a bare place the sunset remains, of a service its phones', () => {
  expect(said(place('Rock'))).toEqual(['Sunset: 5:55 pm on 22 November 2026']);
  expect(said(place('Nowhere', { latitude: null, longitude: null }))).toEqual([]);
  expect(said(service('Clinic'))).toEqual(['Phone: +910000040001']);
});

test('paper that is printed after the hour to turn back says that of the next day, and never that of a day that is over', () => {
  const turnBack = (time: string) => said(fort, time).find((line) => line.startsWith('Turn back by'));
  expect(turnBack('15:49')).toContain('3:50 pm on 22 November 2026');
  for (const time of ['15:50', '17:45', '21:30']) expect(turnBack(time), time).toContain('on 23 November 2026');
});

test('each text says the language that it is really in', () => {
  speak('mr');
  const lines = factsOnPaper(fort, now).flatMap((told) => told.lines);
  expect(lines).toContainEqual({ text: 'मोफत.', lang: 'mr' });
  expect(lines).toContainEqual({ text: 'Bus to Junnar.', lang: 'en' });
});
