import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { databaseFolder } from '#process.mjs';

/** Gives a database node a disk of its own that can be filled; only root may. @returns whether it has one */
export function mountSmallDisk(name) {
  const folder = databaseFolder(name);
  const { uid, gid } = idsOf('postgres');
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=640m,mode=0700,uid=${uid},gid=${gid}`, 'tmpfs', folder]).status === 0;
}

const idsOf = (user) => {
  const [uid, gid] = ['-u', '-g'].map((which) => spawnSync('id', [which, user]).stdout.toString().trim());
  return { uid, gid };
};

/** Leaves no byte on the disk of a node. */
export function fillDisk(name) {
  const file = openSync(join(databaseFolder(name), 'ballast'), 'w');
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeSync(file, block, 0, statfsSync(databaseFolder(name)).bavail > 256 ? block.length : 4096);
  } catch {
    // It is full.
  }
  closeSync(file);
}

export const emptyDisk = (name) => rmSync(join(databaseFolder(name), 'ballast'), { force: true });
