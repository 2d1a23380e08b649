import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { listPicture } from '@helpdesk/contract/rules/picture';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

/** Read at once; a bucket is asked over the network. */
const concurrency = 8;

/** An address, and the WebP there. */
export type ReadPicture = readonly [address: string, bytes: Uint8Array];

/**
 * Reads the list picture of each listing, those of popular ones first; without the ones whose file is gone.
 * @param sampleFile where the sample region's picture of a name lies
 * @param read of an uploaded one
 */
export function listPictures(sampleFile: (name: string) => string, read: (name: string) => Promise<Uint8Array | undefined>) {
  const bytesOf = (address: string): Promise<Uint8Array | undefined> =>
    readFile(sampleFile(basename(address))).catch(() => read(basename(address)));

  return async (rows: CatalogueRows): Promise<ReadPicture[]> => {
    const addresses = addressesOf(rows);
    const found = new Map<string, Uint8Array>();
    const work = addresses.values();
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const address of work) {
          const bytes = await bytesOf(address);
          if (bytes) found.set(address, bytes);
        }
      }),
    );
    return addresses.flatMap((address) => {
      const bytes = found.get(address);
      return bytes ? [[address, bytes] as const] : [];
    });
  };
}

const ours = /^\/images\/[a-z0-9-]+\.webp$/;

function addressesOf(rows: CatalogueRows): string[] {
  const listings = listingKinds.flatMap((kind): readonly ListingRow[] => rows[kind]);
  const popularFirst = [...listings.filter(({ popular }) => popular), ...listings.filter(({ popular }) => !popular)];
  return [...new Set(popularFirst.flatMap(({ images }) => images.slice(0, 1).map(listPicture)))].filter((address) => ours.test(address));
}
