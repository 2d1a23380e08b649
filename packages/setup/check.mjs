import './node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { program } from './programs.mjs';

await install();
const results = await Promise.all([
  check('lint and format', program.biome, ['check', '--error-on-warnings', '--no-errors-on-unmatched']),
  check('promises', program.oxlint, ['--type-aware', '--deny-warnings']),
  check('dead code', program.knip, ['--no-progress']),
  ...typedFolders().map((folder) => check(`types of ${folder}`, program.tsc, ['--noEmit', '-p', folder])),
]);
process.exitCode = results.every(Boolean) ? 0 : 1;

/** One line when all is well, else all that the program said. */
function check(name, script, args) {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn(process.execPath, [script, ...args], { cwd: root });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('close', (status) => {
      const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
      console.log(status === 0 ? `ok      ${name} (${seconds} s)` : `FAILED  ${name}\n${said}`);
      resolve(status === 0);
    });
  });
}

/** Every folder with a tsconfig.json: the workspaces, and the parts of one that live by other rules (the worker, the journeys). */
function typedFolders() {
  const workspaces = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'api', 'pwa'];
  const inside = (folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
          .map((entry) => `${folder}/${entry.name}`)
      : [];
  return workspaces
    .flatMap((workspace) => [workspace, ...inside(workspace), ...inside(`${workspace}/src`)])
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}
