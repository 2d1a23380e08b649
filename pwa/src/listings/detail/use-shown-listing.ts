import { kinds, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { useMatches } from '@tanstack/react-router';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { listingAt } from './listing-at.ts';

/** The listing that the open page is about, for what has no props. */
export function useShownListing() {
  const catalogue = useCatalogue();
  const { routeId = '', params = {} } = useMatches().at(-1) ?? {};
  const kind = listingKinds.find((each) => routeId.startsWith(`/${kinds[each].directory}/`));
  const [slug] = Object.values<string>(params);
  if (!catalogue || !kind || slug === undefined) return undefined;
  const at = listingAt(catalogue, kind, slug);
  return typeof at === 'object' && 'listing' in at ? { catalogue, kind, listing: at.listing } : undefined;
}
