import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { root } from './paths.mjs';

/** The script of an installed package, to be run with Node: no shell and no PATH between us and it. */
export const program = {
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  oxlint: join(root, 'node_modules/oxlint/bin/oxlint'),
  playwright: join(root, 'node_modules/@playwright/test/cli.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  tsx: join(root, 'node_modules/tsx/dist/cli.mjs'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
};

/** Runs a script with Node in the foreground; the answer is whether it went well. */
export function runNode(script, args = [], options = {}) {
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', cwd: root, ...options }).status === 0;
}

/** The same beside what this process does meanwhile. */
export function startNode(script) {
  const child = spawn(process.execPath, [script], { stdio: 'inherit', cwd: root });
  return new Promise((resolve) => child.once('close', (status) => resolve(status === 0)));
}

export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
