import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of all files below a folder; 0 where there is none. A file that goes meanwhile counts as nothing. */
export async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let sum = 0;
  for (const entry of entries) {
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  }
  return sum;
}
