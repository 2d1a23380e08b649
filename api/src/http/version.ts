import type { Context } from 'hono';
import { tagOfText, tagsIn } from './accepted.ts';

/** The versions that a write was made for; undefined: any. */
export type ExpectedVersions = readonly number[] | undefined;

/** What `If-Match` asks for: a row's seq (product 5.1), as it stands in its ETag in any form that an answer was packed in, or several. */
export function expectedVersion(c: Context): ExpectedVersions {
  const asked = c.req.header('If-Match')?.trim();
  if (!asked) return undefined;
  const tags = tagsIn(asked);
  if (tags.includes('*')) return undefined;
  // What is no version of ours matches no row.
  return tags.flatMap((tag) => /^"(\d+)"$/.exec(tagOfText(tag))?.slice(1).map(Number) ?? []);
}
