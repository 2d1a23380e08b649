import type { Moment } from '@helpdesk/contract/opening/open-at';
import type { Circumstances } from '@helpdesk/contract/wishes/find-listings';

import { serverClock } from '#sync/server-clock.ts';
import { here } from './here.ts';
import { regionMoment } from './region-moment.ts';

/** The minute in the region, by the server's clock. */
export const momentNow = (): Moment => regionMoment(serverClock.now());

/** What a search depends on beside the rows: the minute by the server's clock, in the region, and where this phone is. */
export const circumstances = (): Circumstances => ({ now: momentNow(), here: here.get() });
