import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { bytesInTurns, type Text, unpaid, type Work } from '#http/budget/work.ts';

/** A text as it goes out. */
export interface Compressed {
  readonly etag: string;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
  /** Of the text as it is, not packed for the way. */
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/**
 * @param version what all kept texts are of; `name` tells the text from others
 * @param make called when the text is not kept
 * @param begin called before `make`: says what it is made with, or throws; nobody pays for it when absent
 */
export type CompressedCache = (
  version: string,
  name: string,
  make: (work: Work) => Text | Promise<Text>,
  begin?: () => Work | Promise<Work>,
) => Promise<Compressed>;

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

  return async (version, name, make, begin) => {
    if (version !== heldOf) {
      held.clear();
      heldOf = version;
    }
    const known = held.get(name);
    if (known) return known;
    const key = `${version} ${name}`;
    const text = making.get(key) ?? uncached(version, name, make, begin);
    making.set(key, text);
    try {
      const made = await text;
      if (version === heldOf) held.set(name, made);
      return made;
    } finally {
      making.delete(key);
    }
  };
}

/** Keeps nothing: for what is another text each time. */
export const uncached: CompressedCache = async (_version, _name, make, begin = () => unpaid) => {
  const work = await begin();
  return compress(await make(work), work);
};

/** What other threads work to pack a byte in both forms, in milliseconds: 65 for a megabyte of listings (Node 20, 2 cores, November 2026). */
const msPerByte = 65 / 1_000_000;

/** How hard a text is packed, from 1 to 11 with Brotli and from 1 to 9 with gzip. */
interface Quality {
  readonly br: number;
  readonly gzip: number;
}
const usualQuality: Quality = { br: 6, gzip: 6 };

/** Packs a text in turns. */
export async function compress(text: Text, work: Work = unpaid, quality = usualQuality): Promise<Compressed> {
  const hint = typeof text === 'string' ? Buffer.byteLength(text) : 0;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality.br, [constants.BROTLI_PARAM_SIZE_HINT]: hint };
  const brotli = packer(createBrotliCompress({ params }));
  const zip = packer(createGzip({ level: quality.gzip }));
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const part of bytesInTurns(text, work)) {
      bytes += part.length;
      work.now(() => hash.update(part));
      await Promise.all([brotli.take(part), zip.take(part)]);
      work.spend(part.length * msPerByte);
    }
    const [br, gzip] = await Promise.all([brotli.end(), zip.end()]);
    const digest = hash.digest();
    return { etag: `"${digest.toString('base64url').slice(0, 22)}"`, br, gzip, bytes, sha256: digest.toString('hex') };
  } finally {
    brotli.destroy();
    zip.destroy();
  }
}

/** Packs a text in turns, as tightly as gzip can. */
export async function gzipInTurns(text: Text, work: Work): Promise<Uint8Array<ArrayBuffer>> {
  const zip = packer(createGzip({ level: 9 }));
  for await (const part of bytesInTurns(text, work)) {
    await zip.take(part);
    work.spend(part.length * msPerByte);
  }
  return zip.end();
}

function packer(stream: BrotliCompress | Gzip) {
  const packed: Buffer[] = [];
  stream.on('data', (part: Buffer) => packed.push(part));
  return {
    /** Resolves when it can take more. */
    async take(part: Buffer): Promise<void> {
      if (!stream.write(part)) await once(stream, 'drain');
    },
    async end(): Promise<Uint8Array<ArrayBuffer>> {
      const ended = once(stream, 'end');
      stream.end();
      await ended;
      return new Uint8Array(Buffer.concat(packed));
    },
    destroy: () => stream.destroy(),
  };
}
