import { existsSync } from 'node:fs';

import { areHours } from './screen.mjs';

const usualPrograms = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * What `/etc/helpdesk-kiosk.conf` says.
 * @throws an Error whose message names the setting and what it lacks
 */
export function readSettings(env) {
  const { KIOSK_ADDRESS, KIOSK_CHROMIUM, KIOSK_PROFILE, KIOSK_SCREEN_HOURS = '', KIOSK_SCREEN_ON = '', KIOSK_SCREEN_OFF = '' } = env;
  const url = URL.canParse(KIOSK_ADDRESS ?? '') ? new URL(KIOSK_ADDRESS) : undefined;
  const isLocal = url && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')))
    throw new Error('KIOSK_ADDRESS must be the address of the helpdesk, as https://junnar.example.org');
  const program = KIOSK_CHROMIUM || usualPrograms.find(existsSync);
  if (!program) throw new Error('KIOSK_CHROMIUM must name a Chromium: none is in /usr/bin');
  if (!KIOSK_PROFILE) throw new Error('KIOSK_PROFILE must name a folder that outlives a restart, as /var/lib/helpdesk-kiosk');
  if (KIOSK_SCREEN_HOURS && !areHours(KIOSK_SCREEN_HOURS)) throw new Error('KIOSK_SCREEN_HOURS must be as 08:30-20:00');
  if (KIOSK_SCREEN_HOURS && !(KIOSK_SCREEN_ON && KIOSK_SCREEN_OFF))
    throw new Error('KIOSK_SCREEN_HOURS needs the commands KIOSK_SCREEN_ON and KIOSK_SCREEN_OFF');
  return {
    program,
    profile: KIOSK_PROFILE,
    address: `${url.origin}/`,
    more: (env.KIOSK_FLAGS ?? '').split(' ').filter(Boolean),
    screen: { hours: KIOSK_SCREEN_HOURS, on: KIOSK_SCREEN_ON, off: KIOSK_SCREEN_OFF },
  };
}
