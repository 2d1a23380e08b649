import { type Moment, momentIn } from '@helpdesk/contract/opening/open-at';
import type { Circumstances } from '@helpdesk/contract/wishes/find-listings';
import { site } from '@helpdesk/site/site';

import { serverClock } from '#sync/server-clock.ts';
import { here } from './here.ts';

const momentAt = momentIn(site.timeZone);

/** The minute in the region, by the server's clock. */
export const momentNow = (): Moment => momentAt(serverClock.now());

/** What a search depends on beside the rows: the minute by the server's clock, in the region, and where this phone is. */
export const circumstances = (): Circumstances => ({ now: momentNow(), here: here.get() });
