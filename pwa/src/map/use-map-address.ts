import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { getRouteApi } from '@tanstack/react-router';

import { type MapAddress, readMapAddress, withoutAfter } from './map-address.ts';

const route = getRouteApi('/map');

/** What is chosen and left out lives in the address: Back takes back the card, and a link leads to it. */
export function useMapAddress() {
  const address = readMapAddress({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const change = (change: MapAddress, replace: boolean) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false });
  return {
    address,
    /** The first choice is a step of its own; another one takes its place, so that Back closes the card at once. */
    choose: (id: string | undefined) => change({ at: id }, address.at !== undefined),
    toggleKind: (kind: ListingKind) => change({ without: withoutAfter(address, kind) }, true),
    toggleOpen: () => change({ open: address.open ? undefined : 'now' }, true),
  };
}
