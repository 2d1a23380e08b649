import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { apt } from './apt.mjs';
import { program, runNode } from './programs.mjs';

/**
 * The path of a Chromium that runs, or undefined. Looked for in this order: CHROMIUM_PATH, the system's, the one of
 * Playwright; else Playwright's is downloaded, else the system's package manager is asked. The one without windows, which
 * Playwright itself prefers, before the whole: it takes an eighth less of the processor.
 */
export async function findOrInstallChromium() {
  return (await findChromium()) ?? ((await installChromium()) ? findChromium() : undefined);
}

async function findChromium() {
  const given = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'].find(runs);
  if (given) return given;
  const { chromium } = await import('@playwright/test');
  return [playwrightShell(), '/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find(runs);
}

/** Playwright tells its path only where it would be installed: a folder, in which it lies one deeper. */
function playwrightShell() {
  const { stdout } = spawnSync(process.execPath, [program.playwright, 'install', '--dry-run', '--only-shell', 'chromium'], {
    encoding: 'utf8',
  });
  const [, folder = ''] = /Install location: +(.*chromium_headless_shell.*)/.exec(stdout) ?? [];
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder, { recursive: true }).find((path) => /(?:^|[/\\])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(path));
  return file && join(folder, file);
}

/** Asking for the version also finds out whether its libraries are there. */
const runs = (place) => Boolean(place) && spawnSync(place, ['--version'], { stdio: 'ignore' }).status === 0;

async function installChromium() {
  console.log('There is no Chromium for the journeys; installing one.');
  const minutes = 60_000;
  if (runNode(program.playwright, ['install', '--with-deps', '--only-shell', 'chromium'], { timeout: 5 * minutes })) return true;
  return apt('update') && (apt('install', '-y', 'chromium-headless-shell') || apt('install', '-y', 'chromium'));
}
