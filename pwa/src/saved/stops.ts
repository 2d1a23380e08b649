import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { pointOf, type StraightLine, straightLine } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { findById } from '#catalogue/find-by-id.ts';

/** A listing that somebody saved. */
export interface SavedListing {
  readonly id: string;
  readonly kind: ListingKind;
  readonly listing: ListingRow;
}

/** The listings of ids, in their order; what is no longer in the guide is left out. */
export function listingsOf(catalogue: Catalogue, ids: readonly string[]): SavedListing[] {
  return ids.flatMap((id) => {
    const found = findById(catalogue, id);
    return found ? { id, kind: found.kind, listing: found.row } : [];
  });
}

/** How long people stay, in minutes; null where nobody said so. */
export const minutesAt = (listing: ListingRow): number | null => ('timeNeeded' in listing ? listing.timeNeeded : null);

/** The straight line that leads to each stop from the one before it; undefined for the first, and where one of both has no place on a map. */
export function legsOf(stops: readonly SavedListing[]): (StraightLine | undefined)[] {
  return stops.map(({ listing }, at) => {
    const before = stops[at - 1];
    const from = before && pointOf(before.listing);
    const to = pointOf(listing);
    return from && to ? straightLine(from, to) : undefined;
  });
}

interface Sums {
  readonly minutes: number;
  /** How many stops do not say how long they take. */
  readonly withoutMinutes: number;
  readonly metres: number;
  /** How many ways nobody can measure. */
  readonly withoutMetres: number;
}

/** What is known of a day; what is not known is counted and never taken for nothing. */
export function sumsOf(stops: readonly SavedListing[]): Sums {
  const minutes = stops.map(({ listing }) => minutesAt(listing));
  const legs = legsOf(stops).slice(1);
  return {
    minutes: minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    withoutMinutes: minutes.filter((each) => each === null).length,
    metres: legs.reduce((sum, leg) => sum + (leg?.metres ?? 0), 0),
    withoutMetres: legs.filter((leg) => !leg).length,
  };
}
