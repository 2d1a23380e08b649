import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the peers: packages of their own, which only who measures installs. */
export const peers = fileURLToPath(new URL('../../peers/', import.meta.url));

/** Installs them once. */
export function installPeers(): void {
  if (!existsSync(`${peers}node_modules`)) execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: peers, stdio: 'inherit' });
}
