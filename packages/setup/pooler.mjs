import { spawnSync } from 'node:child_process';

import { apt } from './apt.mjs';

const runs = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs PgBouncer, half a megabyte, where apt-get may; elsewhere the tests behind one are skipped. */
export function findOrInstallPooler() {
  if (runs('pgbouncer')) return true;
  if (!runs('apt-get')) return false;
  console.log('There is no PgBouncer for the tests behind one; installing it.');
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'pgbouncer');
  return runs('pgbouncer');
}
