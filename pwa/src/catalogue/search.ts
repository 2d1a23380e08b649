import type { AmenityKey, ListingKind } from '@helpdesk/contract/fixed-sets';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/rows';
import { matchesChip, readSearch } from '@helpdesk/contract/search';
import { search } from '@helpdesk/contract/search-find';
import { prepareMore, prepareSearch, type SearchIndex, type SearchRow } from '@helpdesk/contract/search-index';
import type { Catalogue, ListingFilter } from './catalogue.ts';
import { preparedStore } from './prepared-store.ts';

/**
 * The listings of a kind that answer a filter (decision W6): those that a text finds, the best first, anything else by name.
 * Runs in the same frame as the keystroke (decision B5).
 * @param prepareAtMost so many rows are prepared for it; others are found by their plain names
 */
export function filterListings<Kind extends ListingKind>(
  catalogue: Catalogue,
  kind: Kind,
  filter: ListingFilter,
  prepareAtMost = rowsPerKeystroke,
): CatalogueRows[Kind] {
  const rows: readonly ListingRow[] = catalogue.rows[kind];
  const asked = readSearch(filter.search);
  const isListed = (row: ListingRow) =>
    (!filter.regionId || row.regionId === filter.regionId) &&
    (!filter.amenity || ('amenitiesOffered' in row && row.amenitiesOffered[filter.amenity as AmenityKey]));
  const found =
    asked.by === 'text'
      ? search(indexOf(rows, prepareAtMost), asked.text, isListed).map(({ row }) => row)
      : rows.filter((row) => isListed(row) && matchesChip(row, asked));
  return found as CatalogueRows[Kind];
}

/** A search that comes before the idle time prepares so many rows of its kind, within the frame of its keystroke. */
export const rowsPerKeystroke = 200;

const indexes = new WeakMap<readonly SearchRow[], SearchIndex>();

/** The index of a table, with so many more of its rows prepared. */
export function indexOf<Row extends SearchRow>(rows: readonly Row[], prepareAtMost: number): SearchIndex<Row> {
  let index = indexes.get(rows);
  if (!index) {
    index = prepareSearch<SearchRow>(rows);
    indexes.set(rows, index);
  }
  const end = index.prepared + prepareAtMost;
  const known = index;
  if (prepareAtMost > 0) prepareMore(index, () => known.prepared >= end);
  return index as SearchIndex<Row>;
}

export type WhenIdle = (work: (deadline: { timeRemaining(): number }) => void) => unknown;

/** Milliseconds, so that a tap never waits for longer. */
const sliceMs = 8;

/**
 * Prepares the search of a catalogue in idle slices, so that no keystroke has to (5,000 rows take 0.15 s on a desk).
 * @param whenIdle calls back with the time that is left
 */
export function prepareCatalogue(catalogue: Catalogue, whenIdle: WhenIdle): void {
  const { places, resorts, restaurants, categories, regions } = catalogue.rows;
  const waiting: SearchIndex[] = [places, resorts, restaurants, categories, regions].map((rows) => indexOf<SearchRow>(rows, 0));
  const work = (deadline: { timeRemaining(): number }) => {
    const end = performance.now() + sliceMs;
    const isTimeUp = () => deadline.timeRemaining() <= 0 || performance.now() >= end;
    for (let index = waiting[0]; index; index = waiting[0]) {
      if (prepareMore(index, isTimeUp)) waiting.shift();
      if (isTimeUp() && waiting.length > 0) return void whenIdle(work);
    }
    preparedStore.swap(catalogue);
  };
  whenIdle(work);
}
