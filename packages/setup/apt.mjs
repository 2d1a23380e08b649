import { spawnSync } from 'node:child_process';

const minutes = 60_000;

/** Runs apt-get as root, if this user may be root; the answer is whether it went well. */
export function apt(...args) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...asRoot, 'apt-get', ...args];
  return spawnSync(command, rest, { stdio: 'inherit', timeout: 10 * minutes }).status === 0;
}
