import type { Moment } from '@helpdesk/contract/opening/open-at';

import { momentNow } from '#catalogue/circumstances.ts';
import { useMinute } from '#ui/style/use-minute.ts';

/** The minute by the region's clock and the server's time, whatever this device believes; another one every minute. */
export function useMoment(): Moment {
  useMinute();
  return momentNow();
}
