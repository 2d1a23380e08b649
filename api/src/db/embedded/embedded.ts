import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#db/pool/connect.ts';
import { StartProblem } from '#db/start-problem.ts';
import { lockDataDirectory } from './data-lock.ts';
import { stopOrphan } from './embedded-orphan.ts';
import { findRunner, type Runner } from './embedded-runner.ts';
import { endServer } from './end-server.ts';
import { ordinaryRole, readyOrdinaryRole } from './ordinary-role.sql.ts';

export interface EmbeddedPostgres {
  /** For `connect()`, as an ordinary role; a Unix socket, nothing listens on the network. */
  url: string;
  /** The same as superuser, who made the cluster. */
  superuserUrl: string;
  /** Settles with its last words when the server ends without having been asked to. */
  died: Promise<string>;
  /**
   * Running transactions are rolled back, all that was committed is safe when this settles. Throws StartProblem when the
   * server cannot be ended.
   * @param patienceMs see `endServer`
   */
  stop(patienceMs?: number): Promise<void>;
}

const superuser = 'helpdesk';
const socketPrefix = 'helpdesk-socket-';

/** For `connect()`: the server whose Unix socket lies in a directory. */
export const embeddedUrl = (socketDirectory: string, user = ordinaryRole): string =>
  `postgres://${user}@localhost/postgres?host=${encodeURIComponent(socketDirectory)}`;

/** The same for who works with it, and for who made the cluster. */
export const embeddedUrls = (socketDirectory: string) => ({
  url: embeddedUrl(socketDirectory),
  superuserUrl: embeddedUrl(socketDirectory, superuser),
});

/**
 * Starts the PostgreSQL that npm brought, with its files under `dataDir/postgres`, made on the first start.
 * Throws StartProblem when another process uses `dataDir`, the platform has no embedded server, or the disk is full.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataDirectory(dataDir);
  try {
    const runner = findRunner(dataDir);
    const cluster = join(dataDir, 'postgres');
    if (!existsSync(cluster)) await createCluster(runner, cluster);
    runner.handOver(cluster);
    await stopOrphan(cluster);
    const socketDirectory = makeSocketDirectory(runner, dataDir);
    const server = await startServer(runner, cluster, socketDirectory);
    let isStopping = false;
    const stop = async (patienceMs?: number) => {
      isStopping = true;
      await endServer(server.child.pid ?? 0, () => server.child.exitCode === null && server.child.signalCode === null, patienceMs);
      rmSync(socketDirectory, { recursive: true, force: true });
      unlock();
    };
    const urls = embeddedUrls(socketDirectory);
    const sql = connect(urls.superuserUrl, { max: 1 });
    await readyOrdinaryRole(sql)
      .finally(() => sql.end())
      .catch(async (error: Error) => {
        await stop();
        throw error;
      });
    return {
      ...urls,
      died: new Promise((resolve) => {
        void server.ended.then((lastWords) => !isStopping && resolve(lastWords));
      }),
      stop,
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
  const { child, ended } = listen(runner.run('initdb', ['-D', unfinished, '-U', superuser, '--auth', 'trust', ...locale]));
  const output = await ended;
  if (child.exitCode !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw refusal(output);
  }
  renameSync(unfinished, cluster);
}

/** The path of a Unix socket is at most 107 bytes, 103 on macOS; a data directory may lie deeper. */
function makeSocketDirectory(runner: Runner, dataDir: string): string {
  // Who is killed leaves it behind, so the next start has to know it.
  const note = join(dataDir, 'socket-directory');
  const last = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (basename(last).startsWith(socketPrefix)) rmSync(last, { recursive: true, force: true });
  const parent = tmpdir().length > 60 ? '/tmp' : tmpdir();
  const directory = mkdtempSync(join(parent, socketPrefix));
  writeFileSync(note, directory);
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
    // Servers, commands and a backup that is tried may all be at it at once, and so may all tests.
    max_connections: '300',
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
  let output = '';
  let isReady = () => {};
  const ready = new Promise<undefined>((resolve) => {
    isReady = () => resolve(undefined);
  });
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
    if (output.includes('ready to accept connections')) isReady();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<string>((resolve) => {
    child.once('close', () => resolve(output));
    child.once('error', (error) => resolve(error.message));
  });
  return { child, ready, ended };
}

function refusal(output: string): StartProblem {
  if (output.includes('No space left on device')) return new StartProblem('The disk that holds the data directory is full.');
  const reason = /(?:FATAL|PANIC|error): *(.+)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  return new StartProblem(`The embedded database did not start: ${reason}.`);
}
