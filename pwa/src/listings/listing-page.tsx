import type { ListingKind } from '@helpdesk/contract/fixed-sets';
import type { CatalogueRows } from '@helpdesk/contract/rows';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ShownCatalogue } from '#catalogue/shown-catalogue.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';

import { FirstFill } from './first-fill.tsx';
import { LateNotFound } from './late-not-found.ts';
import type { LinkOf } from './links.ts';
import { listingAt } from './listing-at.ts';

interface ListingPageProps<Kind extends ListingKind> {
  kind: Kind;
  /** What the address calls the listing. */
  slug: string;
  linkOf: LinkOf;
  children: (listing: CatalogueRows[Kind][number], catalogue: ShownCatalogue) => ReactNode;
}

/** The listing that an address means, once there is one to show. */
export function ListingPage<Kind extends ListingKind>({ kind, slug, linkOf, children }: ListingPageProps<Kind>) {
  const catalogue = useCatalogue();
  const at = listingAt(catalogue, kind, slug);
  if (!catalogue || !at) return <FirstFill heading />;
  if (at === 'nothing') return <LateNotFound />;
  if ('movedTo' in at) return <Navigate {...linkOf(at.movedTo)} replace />;
  return children(at.listing, catalogue);
}
