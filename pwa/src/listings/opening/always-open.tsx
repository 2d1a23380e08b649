import { isAlwaysOpen } from '@helpdesk/contract/opening/always-open';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { restrictionsIn } from '#catalogue/notices/restrictions.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';

interface AlwaysOpenProps {
  listing: ListingRow;
  /** How the words look there. */
  children: (words: string) => ReactNode;
}

/** That a listing is open around the clock, which pages are painted with; not while a notice keeps people away from it, on any day, because then `ListingOpen` decides. */
export function AlwaysOpen({ listing, children }: AlwaysOpenProps) {
  const catalogue = useCatalogue();
  return isAlwaysOpen(listing) && restrictionsIn(catalogue, listing._id).length === 0 ? children(m.services_open_always()) : null;
}
