import { spawnSync } from 'node:child_process';

import { databaseNodes, inFolder, ports } from '#layout.mjs';
import { asDatabaseUser, databaseFile, databaseFolder } from '#process.mjs';

const stanza = '--stanza=helpdesk';

/** Keeps backups and the log of what was written since, in one folder here; in a bucket or on a machine of its own, where it counts. */
const configurationOf = (name) => {
  const home = databaseFolder(name);
  const work = databaseFolder(name, 'pgbackrest');
  return databaseFile(
    `${home}/pgbackrest.conf`,
    `[global]
repo1-path=${databaseFolder('backups')}
repo1-retention-full=2
log-path=${work}
lock-path=${work}
spool-path=${work}
log-level-console=warn
compress-type=lz4
start-fast=y

[helpdesk]
pg1-path=${home}/data
pg1-port=${ports.postgres[databaseNodes.indexOf(name)]}
pg1-socket-path=${home}
pg1-user=postgres
`,
  );
};

/** What PostgreSQL hands each finished piece of its log to. */
export const archiveCommand = (name) => `pgbackrest --config=${configurationOf(name)} ${stanza} archive-push %p`;

export const restoreCommand = (name) => `pgbackrest --config=${configurationOf(name)} ${stanza} archive-get %f "%p"`;

/** Brings the newest backup back, and what was written after it. */
export const restoreAllCommand = (name) => `pgbackrest --config=${configurationOf(name)} ${stanza} --target-timeline=latest restore`;

/** Runs pgBackRest for a node; throws with its words when that failed. */
export function pgbackrest(name, command, ...options) {
  const run = spawnSync('pgbackrest', [`--config=${configurationOf(name)}`, stanza, ...options, command], {
    cwd: inFolder(),
    encoding: 'utf8',
    ...asDatabaseUser,
  });
  if (run.status !== 0) throw new Error(`pgbackrest ${command}: ${run.stdout}${run.stderr}`);
  return run.stdout;
}
