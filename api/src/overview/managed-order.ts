import type { ListingSort } from '@helpdesk/contract/calls/managed/managed-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { Language } from '@helpdesk/contract/languages';
import { groupsOf } from '@helpdesk/contract/rules/groups-of-listing';
import { byShownName, type Named } from '@helpdesk/contract/rules/name-order';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

import { type OverviewParts, stateIn } from './overview.ts';

/** A column's value: rows without one come first, as what wants somebody. */
type Value = number | string;

/** Rows by a column; those with the same value stay as they were. */
export function inManagedOrder(
  parts: OverviewParts,
  kind: ListingKind,
  rows: readonly ListingRow[],
  sort: ListingSort,
  spoken: Language,
  descending: boolean,
): readonly ListingRow[] {
  const readValue = valueIn(parts, kind, sort, spoken);
  const direction = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: readValue(row) }))
    .sort((one, other) => direction * compared(one.value, other.value))
    .map(({ row }) => row);
}

const compared = (one: Value, other: Value): number => Number(one > other) - Number(one < other);

function valueIn(parts: OverviewParts, kind: ListingKind, sort: ListingSort, spoken: Language): (row: ListingRow) => Value {
  const stateOf = stateIn(parts);
  const rankIn = (named: readonly Ranked[]) => ranksOf(named, spoken);
  switch (sort) {
    case 'name': {
      const ranks = rankIn(parts.ofOffice[kind]);
      return ({ _id }) => ranks.get(_id) ?? -1;
    }
    case 'region': {
      const ranks = rankIn(parts.ofOffice.regions);
      return ({ regionId }) => ranks.get(regionId ?? '') ?? -1;
    }
    case 'category': {
      const ranks = rankIn(parts.ofOffice.categories);
      const first = (row: ListingRow) => groupsOf(row)[0] ?? '';
      return kind === 'places' ? (row) => ranks.get(first(row)) ?? -1 : first;
    }
    case 'checkedOn':
      return ({ checkedOn }) => checkedOn ?? '';
    case 'bytes':
      return (row) => stateOf(kind, row).bytes;
    case 'needs':
      return (row) => stateOf(kind, row).needs.length;
    case 'changed':
      return ({ seq }) => seq;
  }
}

type Ranked = Named & { readonly _id: string };

const known = new WeakMap<readonly Ranked[], Map<Language, ReadonlyMap<string, number>>>();

/** The place of each row among the names of a language. Once a table and language. */
function ranksOf(rows: readonly Ranked[], language: Language): ReadonlyMap<string, number> {
  const ofLanguages = known.get(rows) ?? new Map<Language, ReadonlyMap<string, number>>();
  known.set(rows, ofLanguages);
  const ranks = ofLanguages.get(language) ?? new Map(byShownName(rows, language).map(({ _id }, at) => [_id, at]));
  ofLanguages.set(language, ranks);
  return ranks;
}
