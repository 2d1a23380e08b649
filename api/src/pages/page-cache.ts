import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page as it goes out. */
export interface PackedPage {
  readonly etag: string;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

export type PageCache = (version: string, address: string, make: () => Promise<string>) => Promise<PackedPage>;

/**
 * Keeps pages packed, of the newest version alone and within so many bytes: what was asked for longest ago goes first.
 * Who asks for a page while it is made waits for the same.
 */
export function pageCache(maxBytes: number): PageCache {
  const making = new Map<string, Promise<PackedPage>>();
  const held = new Map<string, PackedPage>();
  let heldOf = '';
  let bytes = 0;

  function keep(address: string, page: PackedPage): void {
    held.set(address, page);
    bytes += sizeOf(address, page);
    for (const [oldest, page] of held) {
      if (bytes <= maxBytes) break;
      held.delete(oldest);
      bytes -= sizeOf(oldest, page);
    }
  }

  async function madeOnce(work: string, make: () => Promise<string>): Promise<PackedPage> {
    const page = making.get(work) ?? make().then(pack);
    making.set(work, page);
    try {
      return await page;
    } finally {
      making.delete(work);
    }
  }

  return async (version, address, make) => {
    if (version !== heldOf) {
      held.clear();
      heldOf = version;
      bytes = 0;
    }
    const known = held.get(address);
    if (known) {
      held.delete(address);
      held.set(address, known);
      return known;
    }
    const made = await madeOnce(`${version} ${address}`, make);
    if (version === heldOf && !held.has(address)) keep(address, made);
    return made;
  };
}

const sizeOf = (address: string, { br, gzip }: PackedPage) => address.length + br.length + gzip.length;

async function pack(html: string): Promise<PackedPage> {
  const bytes = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, zipped] = await Promise.all([brotli(bytes, { params }), zip(bytes)]);
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { etag: `"${etag}"`, br: new Uint8Array(br), gzip: new Uint8Array(zipped) };
}
