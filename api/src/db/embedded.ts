import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { lockDataDirectory } from './data-lock.ts';
import { stopOrphan } from './embedded-orphan.ts';
import { findRunner, type Runner } from './embedded-runner.ts';
import { StartProblem } from './start-problem.ts';

export interface EmbeddedPostgres {
  /** For `connect()`; a Unix socket, nothing listens on the network. */
  url: string;
  /** Settles with its last words when the server ends without having been asked to. */
  died: Promise<string>;
  /** Fast shutdown: running transactions are rolled back, all that was committed is on disk when this settles. */
  stop(): Promise<void>;
}

const user = 'helpdesk';

/** For `connect()`: the server whose Unix socket lies in a directory. */
export const embeddedUrl = (socketDirectory: string): string =>
  `postgres://${user}@localhost/postgres?host=${encodeURIComponent(socketDirectory)}`;

/**
 * Starts the PostgreSQL that npm brought, with its files under `dataDir/postgres`, made on the first start.
 * Throws StartProblem when another process uses `dataDir`, the platform has no embedded server, or the disk is full.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataDirectory(dataDir);
  try {
    const runner = findRunner(dataDir);
    const cluster = join(dataDir, 'postgres');
    if (!existsSync(cluster)) await createCluster(runner, cluster);
    runner.handOver(cluster);
    await stopOrphan(cluster);
    const socketDirectory = makeSocketDirectory(runner);
    const server = await startServer(runner, cluster, socketDirectory);
    let asked = false;
    return {
      url: embeddedUrl(socketDirectory),
      died: new Promise((resolve) => {
        void server.ended.then((lastWords) => !asked && resolve(lastWords));
      }),
      stop: async () => {
        asked = true;
        server.child.kill('SIGINT');
        await server.ended;
        rmSync(socketDirectory, { recursive: true, force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Built beside its place and moved there whole: a start cut short leaves nothing that looks like a database. */
async function createCluster(runner: Runner, cluster: string) {
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  runner.handOver(unfinished);
  const locale = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  const { child, ended } = listen(runner.run('initdb', ['-D', unfinished, '-U', user, '--auth', 'trust', ...locale]));
  const said = await ended;
  if (child.exitCode !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw refusal(said);
  }
  renameSync(unfinished, cluster);
}

/** The path of a Unix socket is at most 107 bytes, 103 on macOS; a data directory may lie deeper. */
function makeSocketDirectory(runner: Runner): string {
  const parent = tmpdir().length > 60 ? '/tmp' : tmpdir();
  const directory = mkdtempSync(join(parent, 'helpdesk-'));
  runner.handOver(directory);
  return directory;
}

/** After a SIGKILL of ours the files of the old server may be in use for a moment more. */
async function startServer(runner: Runner, cluster: string, socketDirectory: string): Promise<Listened> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    log_destination: 'stderr',
    logging_collector: 'off',
    timezone: 'UTC',
  };
  const args = ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const giveUpAt = Date.now() + 5_000;
  for (;;) {
    const server = listen(runner.run('postgres', args));
    const refused = await Promise.race([server.ready, server.ended]);
    if (refused === undefined) return server;
    const stale = /postmaster\.pid|shared memory block/.test(refused);
    if (!stale || Date.now() > giveUpAt) {
      rmSync(socketDirectory, { recursive: true });
      throw refusal(refused);
    }
    await pause(200);
  }
}

interface Listened {
  child: ChildProcess;
  /** When a server takes connections. */
  ready: Promise<undefined>;
  /** When a program is gone: the last it said. */
  ended: Promise<string>;
}

function listen(child: ChildProcess): Listened {
  let said = '';
  let isReady = () => {};
  const ready = new Promise<undefined>((resolve) => {
    isReady = () => resolve(undefined);
  });
  const hear = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
    if (said.includes('ready to accept connections')) isReady();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<string>((resolve) => {
    child.once('close', () => resolve(said));
    child.once('error', (error) => resolve(error.message));
  });
  return { child, ready, ended };
}

function refusal(said: string): StartProblem {
  if (said.includes('No space left on device')) return new StartProblem('The disk that holds the data directory is full.');
  const reason = /(?:FATAL|PANIC|error): *(.+)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1);
  return new StartProblem(`The embedded database did not start: ${reason}.`);
}
