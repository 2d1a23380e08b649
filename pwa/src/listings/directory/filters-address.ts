import { filterNames } from '@helpdesk/contract/rules/filter-names';

/** What a directory shows, as its address says it; an absent filter filters nothing. */
export interface Filters {
  readonly search?: string;
  /** A region's name as paths spell it. */
  readonly region?: string;
  /** The key of an amenity. */
  readonly amenity?: string;
  /** A category's name as paths spell it. */
  readonly category?: string;
  /** Anything: what is open at this minute. */
  readonly open?: string;
  /** Wishes of access, with commas between. */
  readonly access?: string;
  /** From where the nearest are the first: `nearMe`, `nearMiddle`, or the name of a listing as paths spell it. The position itself is in no address. */
  readonly near?: string;
}

/** The filters among an address's parameters; the router hands over `?search=7` as a number. */
export function readFilters(params: Readonly<Record<string, unknown>>): Filters {
  const filters: Partial<Record<(typeof filterNames)[number], string>> = {};
  for (const name of filterNames) {
    const value = params[name];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      if (value !== '') filters[name] = String(value);
    }
  }
  return filters;
}

/** The parameters after a change: an emptied filter leaves the address. Whatever is not a filter stays as it was. */
export function changeFilters<Params extends object>(params: Params, change: Filters): Params {
  return Object.fromEntries(Object.entries({ ...params, ...change }).filter(([, value]) => value !== '' && value !== undefined)) as Params;
}

/** A chip puts its word into the search (product 3.4), and takes it out again. */
export const chipIsOn = (search: string, word: string): boolean => search.trim().toLowerCase() === word.toLowerCase();
export const searchAfterChip = (search: string, word: string): string => (chipIsOn(search, word) ? '' : word);
