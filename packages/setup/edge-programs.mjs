import { spawnSync } from 'node:child_process';

import { apt } from './apt.mjs';

const packages = ['nginx', 'wrk'];

const isThere = (program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
const areThere = () => packages.every(isThere);

/** The proxy that stands in front, and what makes load; the answer is whether they can be had. Nothing but the long run needs them. */
export function findOrInstallEdgePrograms() {
  if (areThere()) return true;
  console.log('nginx or wrk is missing for the test of the proxy in front; installing it.');
  const hadNginx = isThere('nginx');
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
  // The test runs a process of its own: the package's service, which begins by itself, is in nobody's way.
  if (!hadNginx) spawnSync('service', ['nginx', 'stop'], { stdio: 'inherit' });
  return areThere();
}

/** What to say when they cannot be had. */
export const edgeProgramsMissing = `The long run needs nginx and wrk, from a system with apt-get: the packages ${packages.join(' and ')}.`;
