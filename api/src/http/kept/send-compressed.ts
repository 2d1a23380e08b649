import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Context } from 'hono';

import type { Compressed } from './compressed-cache.ts';

/** A packed text as it was, piece by piece: for the rare client that takes no packed form, and while others are answered. */
export const unpacked = (packed: Uint8Array): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from([packed]).pipe(createGunzip())) as ReadableStream<Uint8Array>;

interface Sending {
  readonly type: string;
  /** Default: 200. */
  readonly status?: 200 | 404;
  /** The version of the row that it is about. It stands in the place of the text's own tag, and says nothing of what else is in the text. */
  readonly version?: number;
  /** How long it holds if nothing changes; as long as nothing changes when absent. */
  readonly readyForMs?: number;
  /** It depends on more than address, language and catalogue. */
  readonly isForOne?: boolean;
}

/** Sends a kept text in the form that the client takes, or tells it that it holds the text already. */
export function sendCompressed(
  c: Context,
  { etag, br, gzip }: Compressed,
  { type, status = 200, version, readyForMs, isForOne }: Sending,
): Response {
  c.header('Vary', 'Accept-Encoding', { append: true });
  const ownTag = version === undefined ? etag : undefined;
  c.header('ETag', ownTag ?? `"${version}"`);
  const held = (c.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && ownTag && held.includes(ownTag)) return c.body(null, 304);
  c.header('Content-Type', type);
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const [encoding, body] = /\bbr\b/.test(accepted) ? ['br', br] : /\bgzip\b/.test(accepted) ? ['gzip', gzip] : [];
  if (!encoding || !body) return c.body(unpacked(gzip), status);
  if (!isForOne) c.set('ready', { body, etag: ownTag, forMs: readyForMs });
  return c.body(body, status, { 'Content-Encoding': encoding });
}
