import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './paths.mjs';

/** Whether node_modules already is what package-lock.json asks for on this platform, as it is after `npm install`. */
export function isInstalled() {
  const there = packagesIn('node_modules/.package-lock.json');
  const wanted = packagesIn('package-lock.json');
  return Object.values(there).every(isForThisPlatform) && Object.entries(wanted).every(([path, entry]) => holds(there[path], path, entry));
}

function packagesIn(lock) {
  const file = join(root, lock);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function isForThisPlatform({ os, cpu }) {
  const fits = (only, own) => !only || only.includes(own);
  return fits(os, process.platform) && fits(cpu, process.arch);
}

/** Workspaces are in the lock too, without being installed; an optional package may be for another platform. */
function holds(there, path, { optional, version }) {
  if (!path.includes('node_modules/')) return true;
  return there ? there.version === version : Boolean(optional);
}
