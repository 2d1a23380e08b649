import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './paths.mjs';

/** Runs a TypeScript file of the repository in this process, so that a signal reaches it and nothing stands between. */
export async function runTypeScript(path) {
  // Imported late: before install() there is no tsx.
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(root, path)).href);
}
