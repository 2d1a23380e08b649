import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { listPicture } from '@helpdesk/contract/rules/picture';

/** Read at once; a bucket is asked over the network. */
const concurrency = 8;

/**
 * Tells how many bytes the list picture of each address has; 0 when its file is gone. A name says what is in the file, so
 * each is looked at once.
 * @param sampleFile where the sample region's picture of a name lies
 * @param read of an uploaded one
 */
export function pictureSizes(sampleFile: (name: string) => string, read: (name: string) => Promise<Uint8Array | undefined>) {
  const known = new Map<string, number>();

  async function measure(address: string): Promise<void> {
    const name = basename(listPicture(address));
    const sample = await stat(sampleFile(name)).catch(() => undefined);
    known.set(address, sample?.size ?? (await read(name))?.length ?? 0);
  }

  return async (addresses: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const unknown = [...new Set(addresses)].filter((address) => !known.has(address));
    const work = unknown.values();
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const address of work) await measure(address);
      }),
    );
    return known;
  };
}
