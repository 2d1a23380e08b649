import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { apt } from './apt.mjs';

const isThere = ({ WEBKIT_PATH }) => Boolean(WEBKIT_PATH && runs('WebKitWebDriver') && runs('Xvfb', '-help'));

/**
 * Where WebKitGTK's MiniBrowser is, as the setting that the journeys read; undefined where it cannot be had.
 * Nothing but the long run needs it.
 */
export function findOrInstallOtherBrowsers() {
  if (isThere(find())) return find();
  console.log('There is no WebKitGTK for the journeys; installing it.');
  if (runs('apt-get')) {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'webkit2gtk-driver', 'xvfb');
  }
  return isThere(find()) ? find() : undefined;
}

function find() {
  return { WEBKIT_PATH: miniBrowser() };
}

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`, of whatever processor and version. */
function miniBrowser() {
  const below = (folder, name) => (existsSync(folder) ? readdirSync(folder).filter((entry) => name.test(entry)) : []);
  return below('/usr/lib', /-linux-/)
    .flatMap((triplet) =>
      below(join('/usr/lib', triplet), /^webkit2?gtk-/).map((version) => join('/usr/lib', triplet, version, 'MiniBrowser')),
    )
    .find(existsSync);
}

function runs(program, question = '--version') {
  return spawnSync(program, [question], { stdio: 'ignore' }).error === undefined;
}
