import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { inFolder } from './layout.mjs';

const isRoot = process.getuid?.() === 0;
/** PostgreSQL and what belongs to it refuse root. */
const [uid, gid] = isRoot ? ['-u', '-g'].map((which) => Number(spawnSync('id', [which, 'postgres']).stdout)) : [];

/** Makes a folder of the system user. */
export function databaseFolder(...names) {
  const path = inFolder(...names);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (isRoot) chownSync(path, uid, gid);
  return path;
}

/** A file that the system user reads, and nobody else. */
export function databaseFile(path, text) {
  writeFileSync(path, text, { mode: 0o600 });
  if (isRoot) chownSync(path, uid, gid);
  return path;
}

export const asDatabaseUser = isRoot ? { uid, gid } : {};

/**
 * Starts a program of the cluster as a process group of its own, so that it is stopped, frozen and killed with all that it starts. Its output is
 * below `logs`, its number below `pids`: whoever takes the cluster down finds it there.
 * @param options `database`: as the system user; `env`: beside PATH
 */
export function startProcess(name, command, args, { database = false, env = {} } = {}) {
  mkdirSync(inFolder('logs'), { recursive: true });
  const log = openSync(inFolder('logs', `${name}.log`), 'a');
  const child = spawn(command, args, {
    cwd: inFolder(),
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    ...(database && asDatabaseUser),
  });
  child.on('error', (error) => console.error(`${name} could not be started: ${error.message}`));
  child.unref();
  noteProcess(name, child.pid);
}

/** Has `down` find a process. */
export function noteProcess(name, pid) {
  mkdirSync(inFolder('pids'), { recursive: true });
  writeFileSync(inFolder('pids', name), `${pid} ${startOf(pid)}`);
}

/** The number of its process; undefined when it does not run. A number that somebody else has by now is not it. */
export function pidOf(name) {
  try {
    const [pid, start] = readFileSync(inFolder('pids', name), 'utf8').split(' ');
    return startOf(pid) === start ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/** When a process began, in ticks since the machine's start; empty when there is none, or it is dead and only not yet buried. */
function startOf(pid) {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? '' : fields[18];
  } catch {
    return '';
  }
}

/** Sends a signal to a process; one that cannot be refused also to all that it started. */
export function signal(name, what) {
  const all = what === 'SIGTERM' ? [pidOf(name)] : allOf(name);
  for (const pid of all) signalQuietly(pid, what);
}

export function signalQuietly(pid, what) {
  try {
    if (pid) process.kill(pid, what);
  } catch {
    // It ended meanwhile.
  }
}

/** A process and all that it started. */
const allOf = (name) => [pidOf(name), postmasterOf(name)].filter(Boolean).flatMap((pid) => [pid, ...descendantsOf(pid)]);

/** The numbers of a node's processes whose command line begins with a text. */
export const processesOf = (name, beginning) => allOf(name).filter((pid) => commandOf(pid).startsWith(beginning));

/** Patroni starts PostgreSQL so that it outlives Patroni: it is nobody's child. */
function postmasterOf(name) {
  try {
    const pid = readFileSync(inFolder(name, 'data', 'postmaster.pid'), 'utf8').split('\n')[0];
    return commandOf(pid).includes(inFolder(name, 'data')) ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function descendantsOf(pid) {
  const said = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)]).stdout.toString();
  const children = said.split('\n').map(Number).filter(Boolean);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Asks it to end, and ends it when it does not. */
export async function stopProcess(name, seconds = 15) {
  signal(name, 'SIGCONT');
  signal(name, 'SIGTERM');
  for (let tenths = 0; pidOf(name) !== undefined && tenths < seconds * 10; tenths += 1) await pause(100);
  signal(name, 'SIGKILL');
  rmSync(inFolder('pids', name), { force: true });
}

/** What has been started and not yet stopped. */
export function startedNames() {
  try {
    return readdirSync(inFolder('pids')).map((name) => basename(name));
  } catch {
    return [];
  }
}
