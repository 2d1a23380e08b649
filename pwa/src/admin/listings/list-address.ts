import { type ListingNeed, listingNeeds } from '@helpdesk/contract/calls/listing-needs';
import {
  type ListingSort,
  listingSorts,
  type ManagedFilter,
  type PublishingState,
  publishingStates,
  type TranslatedFilter,
  translatedFilters,
} from '@helpdesk/contract/calls/managed/managed-listings';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { Language } from '@helpdesk/contract/languages';

/** The parameters of an address of the back-office, as whoever wrote it wrote them. */
export interface OfficeAddress {
  readonly search?: unknown;
  readonly region?: unknown;
  readonly category?: unknown;
  readonly needs?: unknown;
  readonly translated?: unknown;
  readonly state?: unknown;
  readonly popular?: unknown;
  readonly sort?: unknown;
  readonly descending?: unknown;
  readonly shown?: unknown;
}

/** What a list shows and in which order, as its address says it; what is left out narrows nothing. */
export interface ListAddress {
  readonly search?: string;
  /** A region's id, or `noRegion`. */
  readonly region?: string;
  readonly category?: string;
  readonly needs?: ListingNeed;
  readonly translated?: TranslatedFilter;
  readonly state?: PublishingState;
  readonly popular?: 'yes';
  readonly sort?: ListingSort;
  readonly descending?: 'yes';
}

/** What narrows a list, in the order in which it is shown; its order does not. */
export const narrowing = [
  'region',
  'popular',
  'category',
  'needs',
  'translated',
  'state',
] as const satisfies readonly (keyof ListAddress)[];

/** The longest search that the server takes. */
const longestSearch = 200;

/** What an address says; the router hands over `?search=7` as a number, and what is no choice is left out. */
export function readListAddress(params: OfficeAddress): ListAddress {
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '') || undefined;
  const yes = (value: unknown) => (value === 'yes' ? 'yes' : undefined);
  return withoutEmpty({
    search: text(params.search)?.slice(0, longestSearch),
    region: text(params.region),
    category: text(params.category),
    needs: listingNeeds.find((need) => need === params.needs),
    translated: translatedFilters.find((each) => each === params.translated),
    state: publishingStates.find((state) => state === params.state),
    popular: yes(params.popular),
    sort: listingSorts.find((sort) => sort === params.sort),
    descending: yes(params.descending),
  });
}

/** The parameters after a change: what is emptied leaves the address. Whatever is not of the list stays as it was. */
export const changeListAddress = <Params extends object>(params: Params, change: Partial<Record<keyof ListAddress, string>>): Params =>
  withoutEmpty({ ...params, ...change });

const withoutEmpty = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined)) as Values;

/** A column's heading orders by it, pressed again the other way round, and then no longer. */
export function sortAfter(address: ListAddress, pressed: ListingSort): Partial<Record<'sort' | 'descending', string>> {
  if (address.sort !== pressed) return { sort: pressed, descending: '' };
  return address.descending ? { sort: '', descending: '' } : { sort: pressed, descending: 'yes' };
}

/** An address as the server is asked. */
export function queryOf(kind: ListingKind, address: ListAddress, spoken: Language): Query {
  const { search, region, category, needs, translated, state, popular, sort, descending } = address;
  return {
    kind,
    spoken,
    search: search ?? '',
    regionId: region ?? '',
    category: category ?? '',
    need: needs ?? '',
    translated: translated ?? '',
    state: state ?? '',
    popular: popular ? 'true' : '',
    sort: sort ?? '',
    descending: descending ? 'true' : '',
  };
}

/** Empty values are left out on the way. */
export type Query = Readonly<Record<keyof ManagedFilter, string>>;
