import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import type { FileStorage } from './storage.ts';

/** A folder of this machine, or one that several share. A file is there whole or not at all. */
export function folderStorage(folder: string): FileStorage {
  return {
    async write(name, bytes) {
      const file = join(folder, name);
      const temporary = join(dirname(file), `${randomUUID()}.part`);
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(temporary, bytes, { flush: true });
        await rename(temporary, file);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    read: (name) => readFile(join(folder, name)).then((bytes) => new Uint8Array(bytes), nothingIfMissing),
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        (error) => nothingIfMissing(error) ?? false,
      ),
    remove: (name) => rm(join(folder, name), { force: true }),
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingIfMissing);
      const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
      const dated = files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        // One that somebody has removed meanwhile is none.
        const found = await stat(path).catch(nothingIfMissing);
        return found && { name: relative(folder, path).split(sep).join('/'), at: found.mtime };
      });
      return (await Promise.all(dated)).filter((file) => file !== undefined);
    },
  };
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
