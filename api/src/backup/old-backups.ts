import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { latestHonest } from '#db/time/other-time.ts';
import { outOfRotation } from './rotation.ts';
import { backupName } from './summary.ts';

/** What was erased since is still in a backup: it may be kept for so long beside the server. */
const keptMs = 30 * 24 * 3_600_000;

/**
 * Deletes backups of ours that are older than 30 days, those that a restore has made, too, and of scheduled ones what the rotation does not keep. Other files stay. One from a
 * time that has not come yet was written under a wrong clock, and counts from now.
 * @returns how many went
 */
export async function deleteOldBackups(directory: string, now: Date): Promise<number> {
  const names = (await readdir(directory).catch(() => [])).filter((name) => backupName.test(name));
  const rotated = new Set(outOfRotation(names));
  let gone = 0;
  for (const name of names) {
    const file = join(directory, name);
    const { mtime } = await stat(file);
    if (mtime > latestHonest(now)) await utimes(file, now, now);
    if (now.getTime() - mtime.getTime() <= keptMs && !rotated.has(name)) continue;
    await rm(file, { force: true });
    gone += 1;
  }
  return gone;
}
