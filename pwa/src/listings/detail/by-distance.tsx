import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { listingNear } from '@helpdesk/contract/rules/nearest-first';
import { pointOf } from '@helpdesk/contract/rules/straight-line';
import { m } from '@helpdesk/words/messages';

import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { directories } from '#listings/links.ts';
import { LinkButton } from '#ui/controls/button.tsx';

import { useOpenedListing } from './opened-listing.tsx';

/** Leads to all of a kind, by their distance from the listing that is open; not where nobody knows where that is, or another one answers to its name. */
export function ByDistance({ kind }: { kind: ListingKind }) {
  const opened = useOpenedListing();
  const catalogue = useWholeCatalogue();
  if (!opened || !catalogue || !pointOf(opened) || listingNear(opened.slug, catalogue.rows)?._id !== opened._id) return null;
  return (
    <LinkButton look="line" {...directories[kind].link} search={{ near: opened.slug }}>
      {m.near_all()}
    </LinkButton>
  );
}
