import { visibleText } from './visible-text.ts';

/** What an address takes for its own: ends of a segment, escapes. */
const signs = /[/\\?#%]/;

interface Addressed {
  readonly _id: string;
  readonly name: string;
  readonly slug: string;
  readonly formerSlugs: readonly string[];
}

/** How an address led to its listing: all but `slug` redirect to the listing's own address. */
export interface SlugMatch<Row> {
  readonly row: Row;
  readonly by: 'slug' | 'formerSlug' | 'id' | 'segment';
}

/**
 * The listing that an address means (product 4.2): exact slug, former slug, `_id`, and as a last resort the first
 * segment, if it has at least 3 letters and exactly one name contains it (decision 016).
 */
export function findBySlug<Row extends Addressed>(rows: readonly Row[], slug: string): SlugMatch<Row> | undefined {
  const [only, ...others] = meantBySlug(rows, slug);
  return others.length === 0 ? only : undefined;
}

/** What decides which listing an address means: that one, or the first two whose names contain its first segment. */
export function meantBySlug<Row extends Addressed>(rows: readonly Row[], slug: string): SlugMatch<Row>[] {
  const wanted = pathName(slug);
  const typed = slug.toLowerCase();
  const live = rows.find((row) => row.slug === wanted || row.slug === typed);
  if (live) return [{ row: live, by: 'slug' }];
  const former = rows.find((row) => row.formerSlugs.includes(wanted) || row.formerSlugs.includes(typed));
  if (former) return [{ row: former, by: 'formerSlug' }];
  const byId = rows.find((row) => row._id === slug);
  if (byId) return [{ row: byId, by: 'id' }];
  return meantBySegment(rows, wanted).map((row) => ({ row, by: 'segment' }));
}

function meantBySegment<Row extends Addressed>(rows: readonly Row[], slug: string): Row[] {
  const segment = slug.split('-')[0] ?? '';
  if ((segment.match(/\p{L}/gu) ?? []).length < 3) return [];
  return rows.filter((row) => pathName(row.name).includes(segment)).slice(0, 2);
}

/**
 * A name as it is compared and stands in an address, before percent-encoding (product 4.3): without marks that no one sees, and with letters that look
 * alike as the same ones.
 */
export const pathName = (name: string): string => visibleText(name).normalize('NFC').trim().toLowerCase();

/** Whether a category or region may be called so: its name is a segment of an address as it is. */
export const isPathName = (name: string): boolean => !signs.test(name) && !/^\.+$/.test(name.trim());

/** What stands in an address for the places whose region was deleted (product 4.3). */
export const unknownRegionSegment = pathName('Unknown Region');

interface Named {
  readonly name: string;
  readonly formerNames: readonly string[];
}

/** The category or region that a path segment names: one of today's names, or a former one, which still leads there (product 4.3). */
export function findByPathName<Row extends Named>(
  rows: readonly Row[],
  segment: string,
): { readonly row: Row; readonly isFormer: boolean } | undefined {
  const wanted = pathName(segment);
  const live = rows.find((row) => pathName(row.name) === wanted);
  const row = live ?? rows.find((each) => each.formerNames.some((name) => pathName(name) === wanted));
  return row && { row, isFormer: row !== live };
}
