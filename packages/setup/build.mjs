import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './paths.mjs';
import { program, refuse, runNode } from './programs.mjs';
import { onceFor } from './stamp.mjs';

const sources = ['package-lock.json', 'tsconfig.json', 'pwa', 'packages/contract', 'packages/site', 'packages/words'];

/** Builds the app into pwa/dist, unless its sources are what they were at the last build. */
export async function build() {
  const dist = join(root, 'pwa/dist');
  if (!existsSync(join(dist, 'index.html'))) rmSync(join(root, 'node_modules/.helpdesk-build'), { force: true });
  await onceFor('build', sources, () => {
    console.log('Building the app.');
    if (!runNode(program.vite, ['build', '--logLevel', 'warn'], { cwd: join(root, 'pwa') })) {
      refuse('The app could not be built; the reason is above.');
    }
  });
}
