import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { apt } from './apt.mjs';

/** Chromium with windows, and what gives it the whole screen, for the box of a kiosk. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'chromium', 'openbox'];

const areThere = ({ FIREFOX_PATH, WEBKIT_PATH }) =>
  Boolean(
    FIREFOX_PATH && WEBKIT_PATH && ['WebKitWebDriver', 'chromium', 'openbox'].every((program) => runs(program)) && runs('Xvfb', '-help'),
  );

/**
 * Where Firefox and WebKitGTK's MiniBrowser are, as the settings that the journeys read; undefined where they cannot be had.
 * Nothing but the long run needs them.
 */
export function findOrInstallOtherBrowsers() {
  if (areThere(find())) return find();
  console.log('Firefox, WebKitGTK or what the box of a kiosk needs is missing for the journeys; installing it.');
  if (runs('apt-get')) {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  }
  return areThere(find()) ? find() : undefined;
}

/** What to say when they cannot be had. */
export const otherBrowsersMissing = `The long run needs Firefox, WebKitGTK and what the box of a kiosk needs, from a system with apt-get: the packages ${packages.join(', ')}. Another Firefox can be named in FIREFOX_PATH.`;

function find() {
  return { FIREFOX_PATH: process.env.FIREFOX_PATH || firefox(), WEBKIT_PATH: miniBrowser() };
}

function firefox() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'firefox-esr')).find(existsSync);
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
