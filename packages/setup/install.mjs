import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import { isInstalled } from './installed.mjs';
import { root } from './paths.mjs';
import { refuse, runNode } from './programs.mjs';
import { onceFor } from './stamp.mjs';

/** Brings node_modules and the compiled words up to date; does nothing when they are. */
export async function install() {
  await onceFor('install', ['package-lock.json'], () => {
    if (isInstalled()) return;
    console.log('Installing the packages. This takes about half a minute, once.');
    if (!runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])) {
      refuse('npm could not install the packages; its own words are above. Is this computer online?');
    }
  });
  await onceFor(
    'words',
    ['packages/words/compile.mjs', 'packages/words/groups.json', 'packages/words/messages', 'package-lock.json'],
    compileWords,
  );
  if (!existsSync(join(root, 'packages/words/src/generated'))) compileWords();
}

function compileWords() {
  if (!runNode('packages/words/compile.mjs')) refuse('The words could not be compiled; the reason is above.');
}

/** The npm that started us, else the one in PATH. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm && basename(npm).startsWith('npm')) return runNode(npm, args);
  return spawnSync('npm', args, { stdio: 'inherit', cwd: root, shell: process.platform === 'win32' }).status === 0;
}
