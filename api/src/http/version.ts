import type { Context } from 'hono';

/** The version that a write was made for by `If-Match`, which is a row's seq (product 5.1); undefined: any. A packed answer's ETag comes back as a weak one. */
export function expectedVersion(c: Context): number | undefined {
  const asked = c.req.header('If-Match')?.trim();
  if (!asked || asked === '*') return undefined;
  const seq = /^(?:W\/)?"(\d+)"$/.exec(asked)?.[1];
  // No version of ours: it matches no row.
  return seq === undefined ? -1 : Number(seq);
}
