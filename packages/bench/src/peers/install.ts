import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the peers: packages of their own, which only who measures installs. */
export const peers = fileURLToPath(new URL('../../peers/', import.meta.url));

/**
 * Installs what a folder names, once, and again when it names something else.
 * @param compiled a package that is made on this machine
 */
export function installPeers(folder = peers, compiled?: string): void {
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { dependencies: Record<string, string> };
  if (Object.keys(dependencies).every((name) => existsSync(`${folder}node_modules/${name}`))) return;
  for (const command of [['ci', '--ignore-scripts'], ...(compiled ? [['rebuild', compiled]] : [])])
    execFileSync('npm', command, { cwd: folder, stdio: 'inherit' });
}
