import { expect, test } from 'vitest';

import { isScreenOn } from './screen.mjs';
import { readSettings } from './settings.mjs';

const right = {
  KIOSK_ADDRESS: 'https://junnar.example.org/about-us?x=1',
  KIOSK_PROFILE: '/var/lib/helpdesk-kiosk',
  KIOSK_CHROMIUM: '/usr/bin/true',
};

test('the settings of a box are read, and only the origin of its address counts', () => {
  expect(readSettings({ ...right, KIOSK_FLAGS: '--lang=mr ' })).toMatchObject({
    address: 'https://junnar.example.org/',
    more: ['--lang=mr'],
  });
  expect(readSettings({ ...right, KIOSK_ADDRESS: 'http://localhost:3000' }).address).toBe('http://localhost:3000/');
});

test.each([
  ['KIOSK_ADDRESS', {}],
  ['KIOSK_ADDRESS', { KIOSK_ADDRESS: 'http://junnar.example.org' }],
  ['KIOSK_PROFILE', { KIOSK_PROFILE: '' }],
  ['KIOSK_SCREEN_HOURS', { KIOSK_SCREEN_HOURS: '8-20', KIOSK_SCREEN_ON: 'true', KIOSK_SCREEN_OFF: 'true' }],
  ['KIOSK_SCREEN_ON', { KIOSK_SCREEN_HOURS: '08:00-20:00' }],
])('a setting that cannot be is named: %s', (name, wrong) => {
  expect(() => readSettings({ ...(name === 'KIOSK_ADDRESS' ? { KIOSK_PROFILE: '/x', ...wrong } : { ...right, ...wrong }) })).toThrow(name);
});

test.each([
  ['', '03:00', true],
  ['08:30-20:00', '08:29', false],
  ['08:30-20:00', '08:30', true],
  ['08:30-20:00', '19:59', true],
  ['08:30-20:00', '20:00', false],
  ['18:00-02:00', '01:59', true],
  ['18:00-02:00', '02:00', false],
  ['18:00-02:00', '18:00', true],
])('within the hours %s, at %s, a screen is on: %s', (hours, time, on) => {
  expect(isScreenOn(hours, new Date(`2026-11-23T${time}:00`))).toBe(on);
});
