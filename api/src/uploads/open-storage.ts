import { join } from 'node:path';

import { bucketStorage } from './bucket-storage.ts';
import { cachedStorage } from './cached-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { PictureStorage } from './storage.ts';

const mostCachedBytes = 512 * 1024 * 1024;

/** The bucket of the settings, read through a folder of this machine; without one the folder `images` of the data directory. */
export const openPictureStorage = ({
  dataDir,
  bucket,
}: {
  dataDir: string;
  bucket?: Parameters<typeof bucketStorage>[0];
}): PictureStorage =>
  bucket ? cachedStorage(bucketStorage(bucket), join(dataDir, 'image-cache'), mostCachedBytes) : folderStorage(join(dataDir, 'images'));
