import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { getRouteApi } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

import { type MapAddress, readMapAddress, withoutAfter } from './map-address.ts';

const route = getRouteApi('/map');

const never = () => () => {};

/**
 * What is chosen and left out lives in the address: Back takes back the card, and a link leads to it. A server makes one page of the map, of all
 * that there is; the app shows the rest of the address once it has taken that over.
 */
export function useMapAddress() {
  const search = route.useSearch();
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const address: MapAddress = isTakenOver ? readMapAddress({ ...search }) : {};
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
