import { momentIn } from '@helpdesk/contract/opening/open-at';
import { site } from '@helpdesk/site/site';

/** The minute in the region, whatever zone this phone is in. */
export const regionMoment = momentIn(site.timeZone);
