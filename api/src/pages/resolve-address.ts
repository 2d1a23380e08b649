import { directorySegments, pageSegments, shortLinkSegment } from '@helpdesk/contract/addresses';
import { regionsOfCategory } from '@helpdesk/contract/category-regions';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/rows';
import { findByPathName, findBySlug, pathName, unknownRegionSegment } from '@helpdesk/contract/slug';

/** What an address is: a page, nothing (decision B12), or another address that took its place. */
type Address = 'page' | 'nothing' | { readonly movedTo: string; readonly forGood: boolean };

const pages: ReadonlySet<string> = new Set(pageSegments);

/** @param pathname percent-encoded, as it stands in the request */
export function resolveAddress(rows: CatalogueRows, pathname: string): Address {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  const [first, second, ...deeper] = segments;
  if (segments.includes(undefined)) return 'nothing';
  if (first === undefined || first === 'admin') return 'page';
  if (deeper.length > 0) return 'nothing';
  if (pages.has(first)) return second === undefined ? 'page' : 'nothing';
  if (first === shortLinkSegment) return second === undefined ? 'nothing' : resolveShortLink(rows, second);
  const kind = listingKinds.find((it) => directorySegments[it] === first);
  if (!kind) return resolveCategory(rows, first, second);
  return second === undefined ? 'page' : resolveListing(rows[kind], first, second);
}

/** Former slugs move for good; an `_id` and the spec's first-segment rule only for now (decision B1). */
function resolveListing(rows: readonly ListingRow[], directory: string, slug: string): Address {
  const match = findBySlug(rows, slug);
  if (!match) return 'nothing';
  if (match.by === 'slug') return 'page';
  return { movedTo: addressOf(directory, match.row.slug), forGood: match.by === 'formerSlug' };
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

/** `/{category}` and `/{category}/{region}`; a renamed one keeps its old address (decision B27). */
function resolveCategory(rows: CatalogueRows, first: string, second: string | undefined): Address {
  const category = findByPathName(rows.categories, first);
  if (!category) return 'nothing';
  if (second === undefined) return category.isFormer ? movedForGood(category.row.name) : 'page';
  const region = findByPathName(rows.regions, second);
  if (!region) return isUnknownRegion(rows, category.row._id, second) ? 'page' : 'nothing';
  return category.isFormer || region.isFormer ? movedForGood(category.row.name, region.row.name) : 'page';
}

/** The button of the places whose region was deleted leads to its own label (decision W12). */
const isUnknownRegion = ({ regions, places }: CatalogueRows, categoryId: string, segment: string): boolean =>
  pathName(segment) === unknownRegionSegment && regionsOfCategory(categoryId, regions, places).some(({ region }) => !region);

const movedForGood = (...names: string[]): Address => ({ movedTo: addressOf(...names.map(pathName)), forGood: true });

const addressOf = (...segments: string[]): string => `/${segments.map(encodeURIComponent).join('/')}`;

/** Undefined for what no browser would have encoded so. */
export function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
