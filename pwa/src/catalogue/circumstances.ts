import type { Moment } from '@helpdesk/contract/rules/open-at';
import type { Circumstances } from '@helpdesk/contract/wishes/find-listings';
import { site } from '@helpdesk/site/site';

import { serverClock } from '#sync/server-clock.ts';
import { here } from './here.ts';

/** Swedish writes `YYYY-MM-DD HH:MM`. */
const momentFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short', timeStyle: 'short' });

/** What a search depends on beside the rows: the minute by the server's clock, in the region, and where this phone is. */
export function circumstances(): Circumstances {
  const [day = '', time = ''] = momentFormat.format(serverClock.now()).split(' ');
  const now: Moment = { day, time };
  return { now, here: here.get() };
}
