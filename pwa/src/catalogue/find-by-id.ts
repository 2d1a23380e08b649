import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';

import type { Catalogue, RowOf } from './catalogue.ts';

interface FoundById {
  readonly kind: ListingKind;
  readonly row: RowOf<ListingKind>;
}

/** The listing of an id, whatever its kind. */
export function findById({ byId }: Pick<Catalogue, 'byId'>, id: string): FoundById | undefined {
  for (const kind of listingKinds) {
    const row = byId[kind].get(id);
    if (row) return { kind, row };
  }
  return undefined;
}
