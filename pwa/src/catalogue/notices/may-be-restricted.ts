import { restricts } from '@helpdesk/contract/opening/restricts';

import type { Catalogue } from '#catalogue/catalogue.ts';

/**
 * Whether any notice keeps people away from anything, on any day: while none does, pages wait for nothing that says so. A server brings the first of
 * them along with its page, so that the phone answers the same.
 */
export function mayBeRestricted(catalogue: Catalogue | undefined): boolean {
  const first = catalogue?.rows.notices.find(restricts);
  return first !== undefined && catalogue?.shown('notices', [first]) !== undefined;
}
