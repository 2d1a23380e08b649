import { basename, dirname, join } from 'node:path';

import { root } from './paths.mjs';
import { program, refuse, runNode } from './programs.mjs';
import { onceFor } from './stamp.mjs';

const shared = ['package-lock.json', 'tsconfig.json', 'packages/contract', 'packages/site/src', 'packages/words'];

/**
 * Builds the app into pwa/dist, what servers make its pages with into pwa/dist-server, and the server into api/dist, each
 * unless its sources are what they were at the last build.
 */
export async function build() {
  await buildOnce('app', [...shared, 'pwa'], {
    'pwa/vite.config.ts': 'pwa/dist/index.html',
    'pwa/vite.server.config.ts': 'pwa/dist-server/server.js',
    'pwa/vite.guide.config.ts': 'pwa/dist-server/guide/viewer.js',
  });
  await buildServer();
}

/** The server alone. */
export async function buildServer() {
  await buildOnce('server', [...shared, 'api', 'packages/sample-data/src'], { 'api/vite.config.ts': 'api/dist/main.js' });
}

const newer = 'node_modules/.helpdesk-newer-builds';
const newerCommand = 'pwa/e2e/updates/newer-builds-command.ts';

/** Two more builds of the app, as the next two deployments would bring: what journeys of updates need. */
export function buildNewer() {
  const work = () => {
    console.log('Building the next two versions of the app, for the journeys.');
    const env = { ...process.env, NODE_ENV: 'production' };
    if (!runNode(program.tsx, [newerCommand, join(root, newer)], { env })) refuse('They could not be built; the reason is above.');
  };
  const made = [2, 3].map((number) => `${newer}/${number}/index.html`);
  return onceFor('build-newer', [...shared, 'pwa', newerCommand], work, made);
}

/** @param configs each build's configuration, and a file that it makes */
function buildOnce(what, sources, configs) {
  const work = () => {
    console.log(`Building the ${what}.`);
    for (const config of Object.keys(configs)) {
      if (!runNode(program.vite, ['build', '--config', basename(config), '--logLevel', 'warn'], { cwd: join(root, dirname(config)) })) {
        refuse(`The ${what} could not be built; the reason is above.`);
      }
    }
  };
  return onceFor(`build-${what}`, sources, work, Object.values(configs));
}
