import { listingKinds } from '#kinds/kinds.ts';
import type { CatalogueRows, ListingRow } from '#sync/rows.ts';
import { directorySegments, pageSegments, shortLinkSegment } from './addresses.ts';
import { bareAddresses } from './bare-address.ts';
import { regionsOfCategory } from './category-regions.ts';
import { slugTail } from './new-slug.ts';
import { findByPathName, findBySlug, pathName, unknownRegionSegment } from './slug.ts';

/**
 * What an address is: a page under its one spelling, nothing (product 4.4), or another address that took its place or is how this one is
 * spelled.
 */
type Address = { readonly page: string } | 'nothing' | { readonly movedTo: string; readonly forGood: boolean };

const pages: ReadonlySet<string> = new Set(pageSegments);

/**
 * An address with what stood behind it in a message moves to its own.
 * @param pathname percent-encoded, as it stands in the request
 */
export function resolveAddress(rows: CatalogueRows, pathname: string): Address {
  const exact = resolve(rows, pathname);
  if (exact !== 'nothing') return exact;
  for (const bare of bareAddresses(pathname)) {
    const found = resolve(rows, bare);
    if (found !== 'nothing') return 'page' in found ? { movedTo: found.page, forGood: true } : found;
  }
  return 'nothing';
}

function resolve(rows: CatalogueRows, pathname: string): Address {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  if (!segments.every((segment) => segment !== undefined)) return 'nothing';
  const [typed, second, ...deeper] = segments;
  if (typed === undefined) return spelled([], pathname);
  const first = typed.toLowerCase();
  if (first === 'admin') return spelled([first, ...segments.slice(1)], pathname);
  if (deeper.length > 0) return 'nothing';
  if (pages.has(first)) return second === undefined ? spelled([first], pathname) : 'nothing';
  if (first === shortLinkSegment) return second === undefined ? 'nothing' : resolveShortLink(rows, second);
  const kind = listingKinds.find((it) => directorySegments[it] === first);
  if (!kind) return resolveCategory(rows, first, second, pathname);
  return second === undefined ? spelled([first], pathname) : resolveListing(rows[kind], first, second, pathname);
}

/** The page where it is asked for under its own name, however that is encoded; from any other it moves for good. */
function spelled(segments: readonly string[], pathname: string): Address {
  const page = addressOf(...segments);
  return decoded(pathname) === `/${segments.join('/')}` ? { page } : { movedTo: page, forGood: true };
}

/** Former slugs move for good; an `_id` and the first-segment rule only for now (product 4.2). */
function resolveListing(rows: readonly ListingRow[], directory: string, slug: string, pathname: string): Address {
  const match = findBySlug(rows, slug);
  if (!match || match.by === 'segment') {
    const cut = resolveCut(rows, directory, slug.toLowerCase());
    // A first word is a guess: what stood behind the link is dropped before it counts.
    if (cut !== 'nothing' || !match || bareAddresses(pathname).length > 0) return cut;
  }
  if (match.by === 'slug' || match.by === 'formerSlug') return spelled([directory, match.row.slug], pathname);
  return { movedTo: addressOf(directory, match.row.slug), forGood: false };
}

/** An older slug may end in what its link has lost in a message. */
function resolveCut(rows: readonly ListingRow[], directory: string, slug: string): Address {
  const row = rows.find((each) => [each.slug, ...each.formerSlugs].some((one) => one.replace(slugTail, '') === slug));
  return row ? { movedTo: addressOf(directory, row.slug), forGood: true } : 'nothing';
}

/**
 * `/q/{id}`, which is printed: it stays for good, but where it leads may change with a name, so no browser is to keep the way.
 */
function resolveShortLink(rows: CatalogueRows, id: string): Address {
  for (const kind of listingKinds) {
    const listing = (rows[kind] as readonly ListingRow[]).find(({ _id }) => _id === id);
    if (listing) return { movedTo: addressOf(directorySegments[kind], listing.slug), forGood: false };
  }
  return 'nothing';
}

/** `/{category}` and `/{category}/{region}`; a renamed one keeps its old address (product 4.3). */
function resolveCategory(rows: CatalogueRows, first: string, second: string | undefined, pathname: string): Address {
  const category = findByPathName(rows.categories, first);
  if (!category) return 'nothing';
  const name = pathName(category.row.name);
  if (second === undefined) return spelled([name], pathname);
  const region = findByPathName(rows.regions, second);
  if (region) return spelled([name, pathName(region.row.name)], pathname);
  return isUnknownRegion(rows, category.row._id, second) ? spelled([name, unknownRegionSegment], pathname) : 'nothing';
}

/** The button of the places whose region was deleted leads to its own label (product 4.3). */
const isUnknownRegion = ({ regions, places }: CatalogueRows, categoryId: string, segment: string): boolean =>
  pathName(segment) === unknownRegionSegment && regionsOfCategory(categoryId, regions, places).some(({ region }) => !region);

const addressOf = (...segments: string[]): string => `/${segments.map(encodeURIComponent).join('/')}`;

/** Undefined for what no browser would have encoded so. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
