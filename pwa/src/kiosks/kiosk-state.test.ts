import type { Kiosk } from '@helpdesk/contract/calls/kiosks';
import { expect, test } from 'vitest';

import { deviceInWords, isPaired, lastMoment, statesOf } from './kiosk-state.ts';

const [morning, noon] = ['2026-11-23T03:00:00.000Z', '2026-11-23T06:30:00.000Z'];
const last: NonNullable<Kiosk['last']> = {
  seenAt: noon,
  isOnline: true,
  build: 'a1b2c3',
  epoch: 'e',
  seq: 118,
  behind: 0,
  waiting: 0,
  screen: 'awake',
  freeBytes: 4_200_000_000,
};
const well: Kiosk = { _id: '1', name: 'Bus stand', codeExpiresAt: null, pairedAt: morning, revokedAt: null, last };
const states = (changes: Partial<Kiosk>) =>
  statesOf({ ...well, ...changes }, (moment) => moment.slice(11, 16)).map(({ tone, words }) => `${tone} ${words}`);
const moment = (changes: Partial<Kiosk>) => lastMoment({ ...well, ...changes }, (at) => at.slice(11, 16));

test.each<[string, Partial<Kiosk>, string[], string]>([
  ['that is well', {}, ['ok Online', 'ok Guide up to date'], 'Last heard from 06:30'],
  ['that was paired just now', { last: null }, ['err Not responding'], 'Paired 03:00, nothing heard yet'],
  [
    'that waits for its device',
    { pairedAt: null, last: null, codeExpiresAt: noon },
    ['off Not paired yet', 'wait Code works until 06:30'],
    '',
  ],
  [
    'whose device is replaced',
    { codeExpiresAt: noon },
    ['ok Online', 'wait Code works until 06:30', 'ok Guide up to date'],
    'Last heard from 06:30',
  ],
  ['that is revoked', { revokedAt: noon }, ['err Unpaired'], 'Unpaired 06:30'],
  ['that is silent', { last: { ...last, isOnline: false } }, ['err Not responding', 'ok Guide up to date'], 'Last heard from 06:30'],
  [
    'in trouble',
    { last: { ...last, behind: 1, waiting: 3, screen: 'asleep', freeBytes: 299_999_999 } },
    ['ok Online', 'wait Guide is 1 change behind', 'wait 3 requests waiting', 'off Screen asleep', 'err 300.0\u00a0MB free'],
    'Last heard from 06:30',
  ],
  [
    'with the catalogue of before a restore',
    { last: { ...last, behind: null } },
    ['ok Online', 'wait Guide out of date'],
    'Last heard from 06:30',
  ],
  ['with just enough space', { last: { ...last, freeBytes: 300_000_000 } }, ['ok Online', 'ok Guide up to date'], 'Last heard from 06:30'],
])('of a kiosk %s is said how it is', (_, changes, said, when) => {
  expect(states(changes)).toEqual(said);
  expect(moment(changes)).toBe(when);
});

test('of a device is said what it runs, what it has and what room is left, as far as it tells', () => {
  expect(deviceInWords(well, 120)).toBe('Version a1b2c3 · Change 118 of 120 · 4.2\u00a0GB free');
  expect(deviceInWords({ ...well, last: { ...last, freeBytes: null } }, 118)).toBe('Version a1b2c3 · Change 118 of 118');
  expect(deviceInWords({ ...well, last: null }, 118)).toBe('');
});

test('only a kiosk with a device is paired', () => {
  expect([isPaired(well), isPaired({ ...well, pairedAt: null }), isPaired({ ...well, revokedAt: noon })]).toEqual([true, false, false]);
});
