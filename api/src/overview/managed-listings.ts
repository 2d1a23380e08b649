import {
  type FoundListing,
  type ManagedFilter,
  type ManagedListing,
  managedPageSize,
  noRegion,
} from '@helpdesk/contract/calls/managed/managed-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { translatedFields } from '@helpdesk/contract/kinds/parts';
import { inEachTranslation, type TranslationLanguage } from '@helpdesk/contract/languages';
import type { Moment } from '@helpdesk/contract/opening/open-at';
import { groupsOf } from '@helpdesk/contract/rules/groups-of-listing';
import { filterListingsInParts } from '@helpdesk/contract/rules/listing-filter';
import { previewOf } from '@helpdesk/contract/rules/preview';
import { countTranslations } from '@helpdesk/contract/rules/translation-state';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

import { inTurns } from '#http/budget/work.ts';
import { prepareSearch } from '#listings/find-listings.ts';
import { inManagedOrder } from './managed-order.ts';
import { type OverviewParts, stateIn } from './overview.ts';
import { isUnpublished } from './with-unpublished.ts';

type IsFound = (row: ListingRow) => boolean;

/** The listings that a list of the back-office shows, in its order. */
export async function managedListings(parts: OverviewParts, query: ManagedFilter, now: Moment): Promise<readonly ListingRow[]> {
  const { kind, search, spoken } = query;
  await prepareSearch(parts.ofOffice, kind, search);
  const asked = { search, regionId: query.regionId === noRegion ? null : query.regionId, popular: query.popular === 'true' };
  const { rows } = await inTurns(filterListingsInParts(parts.ofOffice, kind, asked, spoken, { now }));
  const narrowing = narrowedBy(parts, query);
  const found = narrowing.length === 0 ? rows : rows.filter((row) => narrowing.every((isFound) => isFound(row)));
  return query.sort ? inManagedOrder(parts, kind, found, query.sort, spoken, query.descending === 'true') : found;
}

/** What only lists of the back-office are narrowed to; a further filter is a line here. */
function narrowedBy(parts: OverviewParts, { kind, category, need, translated, state }: ManagedFilter): IsFound[] {
  const stateOf = stateIn(parts);
  return [
    ...(category ? [(row: ListingRow) => groupsOf(row).includes(category)] : []),
    ...(need ? [(row: ListingRow) => stateOf(kind, row).needs.includes(need)] : []),
    ...(state ? [(row: ListingRow) => isUnpublished(row) === (state === 'unpublished')] : []),
    ...(translated ? [isTranslated(kind, translated)] : []),
  ];
}

function isTranslated(kind: ListingKind, asked: NonNullable<ManagedFilter['translated']>): IsFound {
  const isWhole = !asked.startsWith('not-');
  const language = asked.replace('not-', '') as TranslationLanguage;
  const fields = translatedFields(kind);
  return (row) => (countTranslations(row, fields)[language].missing === 0) === isWhole;
}

/** A page of them, each with what its row shows. */
export function managedPage(parts: OverviewParts, kind: ListingKind, found: readonly ListingRow[], offset: number): ManagedListing[] {
  const stateOf = stateIn(parts);
  return found.slice(offset, offset + managedPageSize).map((row) => ({
    _id: row._id,
    version: row.seq,
    alternateNames: [...row.alternateNames],
    name: row.name,
    content: previewOf(row.content),
    translations: inEachTranslation((language) => {
      const { name, content } = row.translations[language] ?? {};
      return { name, content: content && previewOf(content) };
    }),
    image: row.images[0] ?? null,
    regionId: row.regionId,
    categories: [...groupsOf(row)],
    popular: row.popular,
    unpublished: isUnpublished(row),
    checkedOn: row.checkedOn,
    ...stateOf(kind, row),
  }));
}

/** What a listing is called. */
export const namesOf = ({ _id, name, translations }: ListingRow): FoundListing => ({
  _id,
  name,
  translations: inEachTranslation((language) => ({ name: translations[language]?.name })),
});
