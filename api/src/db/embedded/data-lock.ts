import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

import { StartProblem } from '#db/start-problem.ts';

// open(2) of macOS locks by flag; Node has no name for it. 0x20 is O_EXLOCK, 0x4 O_NONBLOCK, 0x200 O_CREAT, 0x2 O_RDWR.
const lockedByMacos = 0x2 | 0x4 | 0x20 | 0x200;

/**
 * Makes this process the only one on a data directory. The kernel holds the lock on an open file, so it ends with the
 * process however that ends, is seen through links and from other containers, and no stale file can shut anyone out.
 * Throws StartProblem when another process holds it.
 */
export function lockDataDirectory(dataDir: string): () => void {
  const file = join(dataDir, 'lock');
  const taken = new StartProblem(
    `Another server is already running on the data directory ${dataDir}. Stop it, or set DATA_DIR to another directory.`,
  );
  if (process.platform === 'darwin') {
    try {
      const descriptor = openSync(file, lockedByMacos, 0o600);
      return () => closeSync(descriptor);
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'EAGAIN' ? taken : error;
    }
  }
  const descriptor = openSync(file, 'a', 0o600);
  // The lock belongs to the open file, which flock shares with us for a moment: it stays when flock has ended.
  const flock = spawnSync('flock', ['--nonblock', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  if (flock.status === 0) return () => closeSync(descriptor);
  closeSync(descriptor);
  if (flock.status === 1) throw taken;
  throw new StartProblem(
    flock.error
      ? 'The embedded database needs the command flock (package util-linux). Install it, or set DATABASE_URL to a PostgreSQL 15 or newer.'
      : `The file system of ${dataDir} knows no locks. Set DATA_DIR to a directory on a local disk.`,
  );
}
