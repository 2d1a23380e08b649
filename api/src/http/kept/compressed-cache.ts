import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text as it goes out. */
export interface Compressed {
  readonly etag: string;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

/** @param version what all kept texts are of; `name` tells the text from others, and `make` is called when it is not kept */
export type CompressedCache = (version: string, name: string, make: () => Promise<string>) => Promise<Compressed>;

/**
 * Keeps texts packed, of the newest version alone and within so many bytes: what was asked for longest ago goes first.
 * Who asks for a text while it is made waits for the same.
 */
export function compressedCache(maxBytes: number): CompressedCache {
  const making = new Map<string, Promise<Compressed>>();
  const held = new LRUCache<string, Compressed>({
    maxSize: maxBytes,
    sizeCalculation: ({ br, gzip }, name) => name.length + br.length + gzip.length,
  });
  let heldOf = '';

  async function madeOnce(work: string, make: () => Promise<string>): Promise<Compressed> {
    const text = making.get(work) ?? make().then(compress);
    making.set(work, text);
    try {
      return await text;
    } finally {
      making.delete(work);
    }
  }

  return async (version, name, make) => {
    if (version !== heldOf) {
      held.clear();
      heldOf = version;
    }
    const known = held.get(name);
    if (known) return known;
    const made = await madeOnce(`${version} ${name}`, make);
    if (version === heldOf) held.set(name, made);
    return made;
  };
}

/** Packs a text that is not kept. */
export async function compress(text: string): Promise<Compressed> {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, zipped] = await Promise.all([brotli(bytes, { params }), zip(bytes)]);
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { etag: `"${etag}"`, br: new Uint8Array(br), gzip: new Uint8Array(zipped) };
}
