import { restrictedOn } from '@helpdesk/contract/opening/listing-opening';
import { restricts } from '@helpdesk/contract/opening/restricts';

import type { Catalogue } from '#catalogue/catalogue.ts';

/** Listings that are not open on a day, by their ids: for whoever shows many. */
export function restrictedIn(catalogue: Catalogue, day: string): ReadonlySet<string> {
  catalogue.shown('notices', catalogue.rows.notices.filter(restricts));
  return restrictedOn(catalogue.rows, day);
}
