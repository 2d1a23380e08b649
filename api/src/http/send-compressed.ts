import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Context } from 'hono';

import type { Compressed } from './compressed-cache.ts';

/** A packed text as it was, piece by piece: for the rare client that takes no packed form, and while others are answered. */
export const unpacked = (packed: Uint8Array): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from([packed]).pipe(createGunzip())) as ReadableStream<Uint8Array>;

/** Sends a kept text in the form that the client takes, or tells it that it holds the text already. */
export function sendCompressed(c: Context, { etag, br, gzip }: Compressed, contentType: string, status: 200 | 404 = 200): Response {
  c.header('Vary', 'Accept-Encoding', { append: true });
  c.header('ETag', etag);
  const held = (c.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && held.includes(etag)) return c.body(null, 304);
  c.header('Content-Type', contentType);
  const accepted = c.req.header('Accept-Encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return c.body(br, status, { 'Content-Encoding': 'br' });
  if (/\bgzip\b/.test(accepted)) return c.body(gzip, status, { 'Content-Encoding': 'gzip' });
  return c.body(unpacked(gzip), status);
}
