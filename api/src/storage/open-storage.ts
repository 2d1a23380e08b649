import { join } from 'node:path';

import { type Bucket, bucketStorage } from './bucket-storage.ts';
import { cachedStorage } from './cached-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { type FileSort, fileSorts, type Storages } from './storage.ts';

const megabyte = 1024 * 1024;
/** What is read often, read through a folder of this machine, with at most so many bytes in it; a report is not. */
const copies: Partial<Record<FileSort, { readonly folder: string; readonly bytes: number }>> = {
  images: { folder: 'image-cache', bytes: 512 * megabyte },
  'share-pictures': { folder: 'share-cache', bytes: 64 * megabyte },
  assets: { folder: 'asset-cache', bytes: 64 * megabyte },
};

const inBucket = (bucket: Bucket, sort: FileSort) => bucketStorage(bucket, bucket.folder === undefined ? sort : `${bucket.folder}/${sort}`);

/** The bucket of the settings, with a prefix for each sort of file, below its folder if it has one; without one, folders of those names in the data directory. */
export function openStorages({ dataDir, bucket }: { dataDir: string; bucket?: Bucket }): Storages {
  const open = (sort: FileSort) => {
    if (!bucket) return folderStorage(join(dataDir, sort));
    const copy = copies[sort];
    const distant = inBucket(bucket, sort);
    return copy ? cachedStorage(distant, join(dataDir, copy.folder), copy.bytes) : distant;
  };
  return Object.fromEntries(fileSorts.map((sort) => [sort, open(sort)])) as unknown as Storages;
}

/**
 * Moves what lies in the data directory into the bucket, where a server began without one.
 * @returns how many files went there
 */
export async function moveIntoBucket({ dataDir, bucket }: { dataDir: string; bucket?: Bucket }): Promise<number> {
  if (!bucket) return 0;
  let moved = 0;
  for (const sort of fileSorts) {
    const here = folderStorage(join(dataDir, sort));
    const there = inBucket(bucket, sort);
    for (const { name } of await here.list()) {
      const bytes = await here.read(name);
      if (!bytes) continue;
      await there.write(name, bytes);
      await here.remove(name);
      moved += 1;
    }
  }
  return moved;
}
