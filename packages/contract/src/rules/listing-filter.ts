import { atOnce, type InParts } from '#in-parts.ts';
import { isHelp, type ListingKind } from '#kinds/kinds.ts';
import type { Language } from '#languages.ts';
import { isOpenNow, restrictedOn } from '#opening/listing-opening.ts';
import { matchesChip, readSearch } from '#search/search.ts';
import type { CatalogueRows, ListingRow, RegionRow } from '#sync/rows.ts';
import { type Answer, type Circumstances, findListingsInParts, missedOf } from '#wishes/find-listings.ts';
import { type FactsFilter, factsMatch } from './known-facts.ts';
import { isInLetterGroup, languageOfGroup, readLetterGroup } from './letter-groups.ts';
import { byShownName, shownName } from './name-order.ts';
import { nearestFirst, pointNear } from './nearest-first.ts';

/** What a list of listings is narrowed to; what is left out or empty narrows nothing. */
export interface ListingFilter extends FactsFilter {
  readonly search?: string;
  /** Null: of the places whose region was deleted. */
  readonly regionId?: string | null;
  readonly categoryId?: string;
  /** As an address has it: only accommodation has amenities, and what is no amenity finds nothing. */
  readonly amenity?: string;
  readonly popular?: boolean;
  /** From where the nearest are the first, as an address has it; where nobody knows that, the order stays as it is. */
  readonly near?: string;
}

interface Filtering extends Circumstances {
  /** So many rows are prepared for the search; others are found by their plain names. */
  readonly prepareAtMost?: number;
  /** Where nothing has all that is asked for, something may be left out: for who says so. */
  readonly mayLeaveOut?: boolean;
}

/** What answers a filter, and how its text was understood. */
export interface Filtered<Row> extends Pick<Answer, 'wish' | 'without'> {
  readonly rows: readonly Row[];
  /** What of the text the catalogue does not have; empty where it is answered, or where there is none. */
  readonly missed: string;
  /** So many more answer all but what is asked of their facts, which they do not say. */
  readonly unknown: number;
}

/**
 * The listings of a kind that answer a filter (product 3.4): those that a text finds, the best first, anything else by the names of the
 * language, or all of them by their distance. A Latin letter shortcut asks for English names in every language, one of another alphabet on an
 * English page for the names of the first language that has it.
 */
export const filterListings = <Kind extends ListingKind>(
  rows: CatalogueRows,
  kind: Kind,
  filter: ListingFilter,
  language: Language,
  filtering: Filtering = {},
): Filtered<CatalogueRows[Kind][number]> => atOnce(filterListingsInParts(rows, kind, filter, language, filtering));

/** The same in parts, for a server: between two of them others have their turn. */
export function* filterListingsInParts<Kind extends ListingKind>(
  rows: CatalogueRows,
  kind: Kind,
  filter: ListingFilter,
  language: Language,
  filtering: Filtering = {},
): InParts<Filtered<CatalogueRows[Kind][number]>> {
  const listings: readonly ListingRow[] = rows[kind];
  const group = readLetterGroup(filter.search ?? '');
  const asked = readSearch(group ? '' : (filter.search ?? ''), kind);
  const groupLanguage = (group && languageOfGroup(group, language)) ?? language;
  const hasFields = fieldsMatch(filter, rows);
  const isListed = (row: ListingRow) => hasFields(row) && (!group || isInLetterGroup(shownName(row, groupLanguage), group));
  if (asked.by !== 'text') {
    const listed = byShownName(listings, language).filter((row) => isListed(row) && matchesChip(row, asked));
    return { ...narrowed<CatalogueRows[Kind][number]>(kind, listed, filter, rows, filtering), missed: '' };
  }
  const { found, wish, without } = yield* findListingsInParts(rows, { ...filtering, text: asked.text, kinds: [kind], among: isListed });
  const [best] = found;
  const answer = narrowed<CatalogueRows[Kind][number]>(kind, best?.rows ?? [], filter, rows, filtering);
  return { ...answer, wish, without, missed: missedOf(asked.text, best?.tier, without) };
}

/** A text finds the same, whatever is asked of facts and distances. */
function narrowed<Row extends ListingRow>(
  kind: ListingKind,
  found: readonly ListingRow[],
  filter: ListingFilter,
  catalogue: CatalogueRows,
  { now, here }: Circumstances,
) {
  const restricted = (filter.open || isHelp(kind)) && now ? restrictedOn(catalogue, now.day) : undefined;
  let unknown = 0;
  const matching = found.filter((row) => {
    const answer = factsMatch(row, filter, { now, restricted });
    if (answer === undefined) unknown += 1;
    return answer;
  });
  const from = filter.near ? pointNear(filter.near, catalogue, here) : undefined;
  // Whoever looks for help needs one that is open.
  const isClosed = (row: ListingRow) => isHelp(kind) && isOpenNow(row, { now, restricted }) === false;
  const rows = from ? nearestFirst(matching, from, isClosed) : matching;
  return { rows: rows as Row[], unknown };
}

function fieldsMatch(filter: ListingFilter, { regions }: CatalogueRows): (row: ListingRow) => boolean {
  const { categoryId, amenity, popular } = filter;
  const isThere = regionMatches(filter.regionId, regions);
  return (row) =>
    isThere(row) &&
    (!categoryId || ('categoryIds' in row && row.categoryIds.includes(categoryId))) &&
    (!amenity || ('amenitiesOffered' in row && offers(row.amenitiesOffered, amenity))) &&
    (!popular || row.popular);
}

function regionMatches(regionId: string | null | undefined, regions: readonly RegionRow[]): (row: ListingRow) => boolean {
  if (regionId !== null) return (row) => !regionId || row.regionId === regionId;
  const known = new Set<string | null>(regions.map(({ _id }) => _id));
  return (row) => !known.has(row.regionId);
}

const offers = (flags: Readonly<Record<string, boolean>>, amenity: string): boolean => flags[amenity] === true;
