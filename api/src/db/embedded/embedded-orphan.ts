import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { endServer } from './end-server.ts';

/**
 * Where the kernel cannot end the database together with us (macOS, or no setpriv), a SIGKILL leaves it running. The
 * caller holds the lock on the data directory, so nobody uses that server any more: it is stopped, with all it committed.
 * Throws StartProblem when it cannot be.
 */
export async function stopOrphan(cluster: string, patienceMs?: number): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  const isServer = () => commandOf(pid).includes(cluster);
  if (isServer()) {
    await endServer(pid, isServer, patienceMs);
  } else if (isTaken(pid)) {
    // The number belongs to another program by now, as it does in a restarted container.
    rmSync(pidFile);
  }
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Empty for a process that is gone or only waits to be collected. */
function commandOf(pid: number): string {
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`);
  return spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
