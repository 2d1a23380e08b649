import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { listingAt } from './listing-at.ts';

interface Opened {
  readonly kind: ListingKind;
  readonly slug: string;
}

const OpenedContext = createContext<Opened | undefined>(undefined);

/** Says which listing the page is about; not what it holds, so that what is hydrated later is left alone when newer rows come. */
export function OpenedListing({ kind, slug, children }: Opened & { readonly children: ReactNode }) {
  return <OpenedContext value={useMemo(() => ({ kind, slug }), [kind, slug])}>{children}</OpenedContext>;
}

/** The listing that the page is about, for parts of it that have no props (`hydratedLater`). */
export function useOpenedListing(): ListingRow | undefined {
  const opened = useContext(OpenedContext);
  const catalogue = useCatalogue();
  const at = opened && catalogue && listingAt(catalogue, opened.kind, opened.slug);
  return typeof at === 'object' && 'listing' in at ? at.listing : undefined;
}
