import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inFolder, siteAddress } from '#layout.mjs';
import { root } from '../../../setup/paths.mjs';

/** What this build and the next two are made of; the server's half is the same. */
const folders = ['pwa/dist', ...[2, 3].map((number) => `node_modules/.helpdesk-newer-builds/${number}`)].map((path) => join(root, path));

/** Lays them where a server finds them by `APP_DIR`. */
export function layBuilds() {
  mkdirSync(inFolder('builds'), { recursive: true });
  for (const [at, folder] of folders.entries()) {
    symlinkSync(folder, inFolder('builds', `${at + 1}`));
    symlinkSync(join(root, 'pwa/dist-server'), inFolder('builds', `${at + 1}-server`));
  }
}

/** @param number 1, 2 or 3 */
export const appDirOf = (number) => inFolder('builds', String(number));

/** The parts that a page of each build may still ask for. */
const parts = folders.map((folder) => readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js')));

/** Asks for a part of a build as a page of it does. @returns whether it came whole; undefined where no server answered */
export async function hasPart(number, random) {
  const name = random.oneOf(parts[number - 1]);
  try {
    const response = await fetch(`${siteAddress}/assets/${name}`, { signal: AbortSignal.timeout(20_000) });
    const text = await response.text();
    if (response.status >= 500) return undefined;
    return response.status === 200 && text === readFileSync(join(folders[number - 1], 'assets', name), 'utf8');
  } catch {
    return undefined;
  }
}
