import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { useCatalogue, useWholeCatalogue } from '#catalogue/use-catalogue.tsx';

import { FirstFill } from '#listings/directory/first-fill.tsx';
import type { LinkOf } from '#listings/links.ts';
import { NotFound } from '#listings/not-found.ts';
import { listingAt } from './listing-at.ts';
import { OpenedListing } from './opened-listing.tsx';

interface ListingPageProps<Kind extends ListingKind> {
  kind: Kind;
  /** What the address calls the listing. */
  slug: string;
  linkOf: LinkOf;
  /** `held`: the listing as this phone holds it, perhaps an older one, since no page from a server says whom to call. */
  children: (listing: CatalogueRows[Kind][number], catalogue: Catalogue, held: CatalogueRows[Kind][number] | undefined) => ReactNode;
}

/** The listing that an address means, once there is one to show. */
export function ListingPage<Kind extends ListingKind>({ kind, slug, linkOf, children }: ListingPageProps<Kind>) {
  const catalogue = useCatalogue();
  const whole = useWholeCatalogue();
  if (!catalogue) return <FirstFill heading />;
  const at = listingAt(catalogue, kind, slug);
  if (at === 'nothing') return <NotFound />;
  if ('movedTo' in at) return <Navigate {...linkOf(at.movedTo)} replace />;
  return (
    <OpenedListing kind={kind} slug={slug}>
      {children(at.listing, catalogue, whole?.byId[kind].get(at.listing._id))}
    </OpenedListing>
  );
}
