import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { logger } from '#logger.ts';
import { folderStorage } from './folder-storage.ts';
import type { FileStorage } from './storage.ts';

/**
 * A distant storage, read through a local folder that holds at most `maxBytes`: what was read longest ago goes first.
 * The folder is a copy only; a file that is missing there is fetched again.
 */
export function cachedStorage(distant: FileStorage, folder: string, maxBytes: number): FileStorage {
  const local = folderStorage(folder);
  /** Sizes by name, the one read longest ago first. */
  let held: Promise<Map<string, number>> | undefined;

  const heldFiles = () => {
    held ??= sizesIn(folder);
    return held;
  };

  async function copy(name: string, bytes: Uint8Array): Promise<void> {
    if (bytes.length > maxBytes) return;
    const sizes = await heldFiles();
    await local.write(name, bytes);
    sizes.set(name, bytes.length);
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [oldest, size] of sizes) {
      if (total <= maxBytes) break;
      sizes.delete(oldest);
      total -= size;
      await local.remove(oldest);
    }
  }

  return {
    write: (name, bytes) => distant.write(name, bytes),
    has: (name) => distant.has(name),
    list: () => distant.list(),
    async read(name) {
      const sizes = await heldFiles();
      const near = await local.read(name);
      if (near) {
        sizes.delete(name);
        sizes.set(name, near.length);
        return near;
      }
      const far = await distant.read(name);
      // A full disk here makes files slower, not absent.
      if (far) await copy(name, far).catch((error: Error) => logger.error(error.message));
      return far;
    },
    async remove(name) {
      await distant.remove(name);
      (await heldFiles()).delete(name);
      await local.remove(name);
    },
  };
}

async function sizesIn(folder: string): Promise<Map<string, number>> {
  const names = (await folderStorage(folder).list()).map(({ name }) => name);
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await statOf(join(folder, name))) })));
  return new Map(files.sort((a, b) => a.atimeMs - b.atimeMs).map(({ name, size }) => [name, size]));
}

const statOf = (file: string) => stat(file).then(({ size, atimeMs }) => ({ size, atimeMs }));
