import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../setup/paths.mjs';
import { databaseNodes, folder, inFolder } from './layout.mjs';
import { api, settings } from './parts/api.mjs';
import { etcd } from './parts/etcd.mjs';
import { haproxy } from './parts/haproxy.mjs';
import { nginx } from './parts/nginx.mjs';
import { patroni, primaryNode } from './parts/patroni.mjs';
import { pgbackrest } from './parts/pgbackrest.mjs';
import { pgbouncer } from './parts/pgbouncer.mjs';
import { s3 } from './parts/s3.mjs';
import { noteProcess, pidOf, startedNames, stopProcess } from './process.mjs';

/** In the order in which they need each other. */
const parts = { etcd, patroni, haproxy, pgbouncer };

/** The command that brought it up, and takes it down when it is asked to end. */
const commandName = 'command';

/**
 * Brings the whole cluster up, as a new one: what an earlier one left is gone.
 * @param options `prepare` is called when the folder is there and nothing has started
 */
export async function up({ say = console.log, prepare } = {}) {
  if (startedNames().length > 0) throw new Error('The cluster is up already: npm run cluster -- down takes it down.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  noteProcess(commandName, process.pid);
  prepare?.();
  for (const [name, part] of Object.entries(parts)) {
    part.start();
    await part.isWell();
    say(`${name} is up.`);
  }
  pgbackrest(await primaryNode(), 'stanza-create');
  s3.start();
  await s3.isWell();
  say('The bucket is up.');
  migrate();
  await api.start();
  say('Three servers are up.');
  nginx.start();
  await nginx.isWell();
}

/** The step of its own that no server takes here. */
export function migrate() {
  const run = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'api/src/db/migrate-command.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings(), DATA_DIR: inFolder('migrate') },
  });
  if (run.status !== 0) throw new Error('The migrations failed; the reason is above.');
}

/** Stops all that was started; what it wrote stays until the next one. */
export async function down() {
  const names = startedNames();
  if (pidOf(commandName) !== process.pid) await stopProcess(commandName, 90);
  const inOrder = (prefixes) => names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  await Promise.all(inOrder(['nginx', 'api', 's3']).map((name) => stopProcess(name)));
  await Promise.all(inOrder(['pgbouncer', 'haproxy']).map((name) => stopProcess(name)));
  await Promise.all(inOrder(databaseNodes).map((name) => stopProcess(name, 30)));
  await stopProcess('etcd');
  for (const name of databaseNodes) spawnSync('umount', ['-q', inFolder(name)], { stdio: 'ignore' });
  rmSync(inFolder('pids'), { recursive: true, force: true });
  return names.length;
}
