import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Context } from 'hono';
import { encodings, holdsTag, tagOfForm } from '#http/accepted.ts';

import type { Compressed } from './compressed-cache.ts';

const pieceBytes = 64 * 1024;
/** What it takes to unpack a byte and send it, in milliseconds: 8 for a megabyte (Node 20, 2 cores, November 2026). */
const msPerByte = 8 / 1_000_000;

/** A packed text as it was, piece by piece: for the rare client that takes no packed form, and while others are answered. */
const unpacked = (packed: Uint8Array): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from([packed]).pipe(createGunzip({ chunkSize: pieceBytes }))) as ReadableStream<Uint8Array>;

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

/** Sends a kept text in the form that the client takes, under a tag of its own, or tells it that it holds the text already. */
export function sendCompressed(
  c: Context,
  text: Pick<Compressed, 'etag' | 'br' | 'gzip' | 'bytes'>,
  { type, status = 200, version, readyForMs, isForOne }: Sending,
): Response {
  c.header('Vary', 'Accept-Encoding', { append: true });
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = encodings.find((name) => accepted.split(/,\s*/).includes(name));
  const tag = tagOfForm(version === undefined ? text.etag : `"${version}"`, encoding);
  c.header('ETag', tag);
  const ownTag = version === undefined ? tag : undefined;
  if (status === 200 && ownTag && holdsTag(c.req.header('If-None-Match'), ownTag)) return c.body(null, 304);
  c.header('Content-Type', type);
  if (!encoding) {
    c.get('spend')?.(text.bytes * msPerByte);
    return c.body(unpacked(text.gzip), status);
  }
  const body = text[encoding];
  if (!isForOne) c.set('ready', { body, etag: ownTag, forMs: readyForMs });
  return c.body(body, status, { 'Content-Encoding': encoding });
}
