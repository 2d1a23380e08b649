import { pathName } from './slug.ts';

/** What messengers leave out at the end of a link. */
export const slugTail = /[^\p{L}\p{M}\p{N}]+$/u;

/**
 * The name with runs of whitespace, and of signs that addresses take for their own, turned into hyphens, lower-cased (product 4.1). Dots alone would
 * lead to another folder. It ends in a letter or a digit, because messengers cut off what stands behind.
 */
export function slugOf(name: string): string {
  const slug = cut(pathName(name).replace(/[\s/\\?#%]+/g, '-'), mostSlugLetters);
  return slug && (slug.replace(slugTail, '') || '-');
}

/** With a suffix behind it still within what the table takes. */
const mostSlugLetters = 190;
const cut = (text: string, most: number): string => (text.length > most ? [...text].slice(0, most).join('') : text);

/**
 * A slug that no listing of the same kind has: `-2`, `-3` … is appended (product 4.1).
 * @param taken live slugs of the other listings of the kind
 */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  if (!taken.has(slug)) return slug;
  let suffix = 2;
  while (taken.has(`${slug}-${suffix}`)) suffix += 1;
  return `${slug}-${suffix}`;
}
