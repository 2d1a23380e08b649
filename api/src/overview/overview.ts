import { listingNeeds } from '@helpdesk/contract/calls/listing-needs';
import { needsOf } from '@helpdesk/contract/calls/needs';
import type { overviewAnswer } from '@helpdesk/contract/calls/overview';
import type { TranslatedFrom } from '@helpdesk/contract/calls/translations';
import { isHttpsLink } from '@helpdesk/contract/fields';
import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import type * as z from 'zod/mini';

import { listingsOf, listPictures, type PackParts, shareIn } from './pack.ts';

type Overview = z.infer<typeof overviewAnswer>;

export interface OverviewParts extends PackParts {
  readonly day: string;
  /** What outdated translations were made from, by listing. */
  readonly outdated: ReadonlyMap<string, TranslatedFrom>;
}

const largestShown = 10;

/** Counts and sizes, from what is in memory. */
export function overviewOf(parts: OverviewParts): Pick<Overview, 'day' | 'listings' | 'needs' | 'adsWithBadLink' | 'pack'> {
  const { rows, day, packed, pictures } = parts;
  const stateOf = stateIn(parts);
  const stated = listingsOf(rows).map(({ kind, row }) => ({ kind, row, ...stateOf(kind, row) }));
  const ofKinds = (count: (kind: ListingKind) => number) =>
    Object.fromEntries(listingKinds.map((kind) => [kind, count(kind)])) as Record<ListingKind, number>;
  const largest = stated.toSorted((a, b) => b.bytes - a.bytes).slice(0, largestShown);
  return {
    day,
    listings: ofKinds((kind) => rows[kind].length),
    needs: Object.fromEntries(
      listingNeeds.map((need) => [
        need,
        ofKinds((kind) => stated.filter((listing) => listing.kind === kind && listing.needs.includes(need)).length),
      ]),
    ) as Overview['needs'],
    adsWithBadLink: rows.ads.filter(({ targetURL }) => !isHttpsLink(targetURL)).length,
    pack: {
      rows: packed,
      pictures: [...new Set(listPictures(rows))].reduce((sum, address) => sum + (pictures.get(address) ?? 0), 0),
      ofKind: ofKinds((kind) => stated.filter((listing) => listing.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)),
      largest: largest.map(({ kind, row: { _id, name }, bytes }) => ({ kind, _id, name, bytes })),
    },
  };
}

/** What one kind's listings need, and how large they are. */
export function statesOf(parts: OverviewParts, kind: ListingKind) {
  const stateOf = stateIn(parts);
  return parts.rows[kind].map((row) => ({ _id: row._id, ...stateOf(kind, row) }));
}

function stateIn(parts: OverviewParts) {
  const share = shareIn(parts);
  return (kind: ListingKind, row: ListingRow) => ({ needs: needsOf(kind, row, parts.day, parts.outdated.get(row._id)), bytes: share(row) });
}
