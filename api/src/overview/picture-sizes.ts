import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listPicture } from '@helpdesk/contract/picture';

/** Read at once; a bucket is asked over the network. */
const lanes = 8;

/**
 * Tells how many bytes the list picture of each address has; 0 when its file is gone. A name says what is in the file, so
 * each is looked at once.
 * @param samples folder with the sample region's pictures
 * @param read of an uploaded one
 */
export function pictureSizes(samples: string, read: (name: string) => Promise<Uint8Array | undefined>) {
  const known = new Map<string, number>();

  async function look(address: string): Promise<void> {
    const name = basename(listPicture(address));
    const sample = await stat(join(samples, name)).catch(() => undefined);
    known.set(address, sample?.size ?? (await read(name))?.length ?? 0);
  }

  return async (addresses: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const unknown = [...new Set(addresses)].filter((address) => !known.has(address));
    const work = unknown.values();
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (const address of work) await look(address);
      }),
    );
    return known;
  };
}
