import { seqHeader } from '@helpdesk/contract/sync/seq-header';
import type { Context } from 'hono';

/** A row's version on the wire is its seq (product 5.1). */
export const sendVersion = (c: Context, seq: number): void => c.header('ETag', `"${seq}"`);

/** The version that a write was made for by `If-Match`; undefined: any. A packed answer's ETag comes back as a weak one. */
export function expectedVersion(c: Context): number | undefined {
  const asked = c.req.header('If-Match')?.trim();
  if (!asked || asked === '*') return undefined;
  const seq = /^(?:W\/)?"(\d+)"$/.exec(asked)?.[1];
  // No version of ours: it matches no row.
  return seq === undefined ? -1 : Number(seq);
}

/** The seq that an earlier answer named to whoever wrote; 0 when they wrote nothing. */
export function writtenSeq(c: Context): number {
  const named = c.req.header(seqHeader) ?? '';
  return /^\d{1,15}$/.test(named) ? Number(named) : 0;
}
