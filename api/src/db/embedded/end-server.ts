import { setTimeout as pause } from 'node:timers/promises';

import { StartProblem } from '#db/start-problem.ts';

/** How long a fast shutdown may take, and then an immediate one, which a start recovers from. */
const usualPatienceMs = 20_000;

/**
 * Ends a PostgreSQL: fast, so that all it committed is on disk, and at once where that hangs, as on a full disk.
 * Throws StartProblem with its number when it lives even then.
 */
export async function endServer(pid: number, isRunning: () => boolean, patienceMs = usualPatienceMs): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isRunning()) process.kill(pid, signal);
    for (const giveUpAt = performance.now() + patienceMs; performance.now() < giveUpAt; await pause(50)) if (!isRunning()) return;
  }
  throw new StartProblem(`The embedded database (process ${pid}) does not end. End it before the next start.`);
}
