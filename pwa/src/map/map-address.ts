import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';

import { withoutAllBut } from '#listings/map/without-kinds.ts';

/** What the address of the map says: what is chosen, and what is left out. Where somebody looks stays out of it: it may be where they are. */
export interface MapAddress {
  /** The id of a listing. */
  readonly at?: string;
  /** The kinds that are not shown, with dots between them. */
  readonly without?: string;
  /** Only what is open. */
  readonly open?: 'now';
}

export const readMapAddress = ({ at, without, open }: Record<string, unknown>): MapAddress => ({
  ...(typeof at === 'string' && { at }),
  ...(typeof without === 'string' && { without }),
  ...(open === 'now' && { open }),
});

export const shownKinds = ({ without = '' }: MapAddress): readonly ListingKind[] => {
  const hidden = without.split('.');
  return listingKinds.filter((kind) => !hidden.includes(kind));
};

/** What is left out once a kind was tapped. */
export function withoutAfter(address: MapAddress, tapped: ListingKind): string | undefined {
  const shown = shownKinds(address);
  return withoutAllBut(shown.includes(tapped) ? shown.filter((kind) => kind !== tapped) : [...shown, tapped]);
}
