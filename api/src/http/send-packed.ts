import { gunzipSync } from 'node:zlib';
import type { Context } from 'hono';

import type { Packed } from './packed-cache.ts';

/** Sends a kept text in the form that the client takes, or tells it that it holds the text already. */
export function sendPacked(c: Context, { etag, br, gzip }: Packed, contentType: string, status: 200 | 404 = 200): Response {
  c.header('Vary', 'Accept-Encoding', { append: true });
  c.header('ETag', etag);
  const held = (c.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && held.includes(etag)) return c.body(null, 304);
  c.header('Content-Type', contentType);
  const accepted = c.req.header('Accept-Encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return c.body(br, status, { 'Content-Encoding': 'br' });
  if (/\bgzip\b/.test(accepted)) return c.body(gzip, status, { 'Content-Encoding': 'gzip' });
  return c.body(new Uint8Array(gunzipSync(gzip)), status);
}
