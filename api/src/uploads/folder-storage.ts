import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PictureStorage } from './storage.ts';

/** A folder of this machine. A file is there whole or not at all. */
export function folderStorage(folder: string): PictureStorage {
  return {
    async write(name, bytes) {
      const temporary = join(folder, `${randomUUID()}.part`);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(temporary, bytes, { flush: true });
        await rename(temporary, join(folder, name));
      } finally {
        await rm(temporary, { force: true });
      }
    },
    read: (name) =>
      readFile(join(folder, name)).then(
        (bytes) => new Uint8Array(bytes),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        },
      ),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
