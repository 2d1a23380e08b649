import { spawnSync } from 'node:child_process';

import { apt } from './apt.mjs';
import { program, runNode } from './programs.mjs';

/**
 * The path of a Chromium that runs, or undefined. Looked for in this order: CHROMIUM_PATH, the system's, the one of
 * Playwright; else Playwright's is downloaded, else the system's package manager is asked.
 */
export async function findOrInstallChromium() {
  return (await findChromium()) ?? ((await installChromium()) ? findChromium() : undefined);
}

async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()];
  // Asking for the version also finds out whether its libraries are there.
  return places.find((place) => place && spawnSync(place, ['--version'], { stdio: 'ignore' }).status === 0);
}

async function installChromium() {
  console.log('There is no Chromium for the journeys; installing one.');
  const minutes = 60_000;
  if (runNode(program.playwright, ['install', '--with-deps', 'chromium'], { timeout: 5 * minutes })) return true;
  return apt('update') && apt('install', '-y', 'chromium');
}
