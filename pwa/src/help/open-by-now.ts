import { isOpenNow } from '@helpdesk/contract/opening/listing-opening';
import type { ServiceRow } from '@helpdesk/contract/sync/rows';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { momentNow } from '#catalogue/circumstances.ts';
import { restrictedIn } from '#catalogue/notices/restricted.ts';

/** Whether services are open at this minute. */
export function openByNow(catalogue: Catalogue): (service: ServiceRow) => boolean | undefined {
  const now = momentNow();
  const by = { now, restricted: restrictedIn(catalogue, now.day) };
  return (service) => isOpenNow(service, by);
}
