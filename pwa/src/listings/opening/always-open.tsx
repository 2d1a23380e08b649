import { isAlwaysOpen } from '@helpdesk/contract/opening/always-open';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { mayBeRestricted } from '#catalogue/notices/may-be-restricted.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';

interface AlwaysOpenProps {
  listing: ListingRow;
  /** How the words look there. */
  children: (words: string) => ReactNode;
}

/** That a listing is open around the clock, which pages are painted with; not while a notice keeps people away from anything, because then `ListingOpen` decides. */
export function AlwaysOpen({ listing, children }: AlwaysOpenProps) {
  const catalogue = useCatalogue();
  return isAlwaysOpen(listing) && !mayBeRestricted(catalogue) ? children(m.services_open_always()) : null;
}
