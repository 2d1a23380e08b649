import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './paths.mjs';
import { program, refuse, runNode } from './programs.mjs';
import { onceFor } from './stamp.mjs';

const sources = ['package-lock.json', 'tsconfig.json', 'pwa', 'packages/contract', 'packages/site', 'packages/words'];

/** Builds the app into pwa/dist and what servers make its pages with into pwa/dist-server, unless the sources are what they were at the last build. */
export async function build() {
  const built = ['dist/index.html', 'dist-server/server.js'].map((path) => join(root, 'pwa', path));
  if (!built.every(existsSync)) rmSync(join(root, 'node_modules/.helpdesk-build'), { force: true });
  await onceFor('build', sources, () => {
    console.log('Building the app.');
    for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
      if (!runNode(program.vite, ['build', '--config', config, '--logLevel', 'warn'], { cwd: join(root, 'pwa') })) {
        refuse('The app could not be built; the reason is above.');
      }
    }
  });
}
