import { type ListingNeed, listingNeeds } from '@helpdesk/contract/calls/listing-needs';
import { needsOf } from '@helpdesk/contract/calls/needs';
import type { overviewAnswer } from '@helpdesk/contract/calls/overview';
import type { TranslatedFrom } from '@helpdesk/contract/calls/translations';
import { isHttpsLink } from '@helpdesk/contract/fields';
import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';
import type * as z from 'zod/mini';
import { eachInTurns } from '#http/budget/work.ts';
import { listingsOf, listPictures, measureRows, type PackParts, shareIn } from './pack.ts';
import { isUnpublished } from './with-unpublished.ts';

type Overview = z.infer<typeof overviewAnswer>;

export interface OverviewParts extends PackParts {
  /** The same rows, and the listings that are not published. */
  readonly ofOffice: CatalogueRows;
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

/** What a listing needs, and how large it is. */
export function stateIn(parts: OverviewParts) {
  const share = shareIn(parts);
  return (kind: ListingKind, row: ListingRow) =>
    isUnpublished(row)
      ? nothing
      : {
          needs: neededBy(kind, row, parts.day, parts.outdated.get(row._id)),
          bytes: share(row),
        };
}

/** Looks at all listings in turns, once: what is found is kept. */
export async function prepareStates(parts: OverviewParts): Promise<void> {
  await measureRows(parts.rows);
  const stateOf = stateIn(parts);
  await eachInTurns(listingsOf(parts.rows), ({ kind, row }) => stateOf(kind, row));
}

/** Of what nobody sees yet. */
const nothing = { needs: [] as ListingNeed[], bytes: 0 };

const known = new WeakMap<ListingRow, { readonly asked: string; readonly needs: readonly ListingNeed[] }>();

/** Rows never change: each is looked at once a day, and anew when its translations grow old. */
function neededBy(kind: ListingKind, row: ListingRow, day: string, outdated: TranslatedFrom | undefined): ListingNeed[] {
  const asked = outdated ? day + JSON.stringify(outdated) : day;
  let state = known.get(row);
  if (state?.asked !== asked) {
    state = { asked, needs: needsOf(kind, row, day, outdated) };
    known.set(row, state);
  }
  return [...state.needs];
}
