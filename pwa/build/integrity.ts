import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Precached {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
  readonly integrity?: string;
}

/**
 * Tells the worker what each of its files must be. A wireless network that answers everything with its own page, or a server that
 * became another build halfway, would otherwise be stored as the app; so the browser refuses, and the worker tries again later.
 * @returns the transform of the worker's list, and a plugin that learns where the files are
 */
export function integrity() {
  let folder = '';
  const plugin: Plugin = {
    name: 'integrity',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
  };
  const transform = async (files: Precached[]) => ({
    manifest: await Promise.all(files.map(async (file) => ({ ...file, integrity: await digestOf(join(folder, file.url)) }))),
  });
  return { plugin, transform };
}

const digestOf = async (path: string): Promise<string> =>
  `sha256-${createHash('sha256')
    .update(await readFile(path))
    .digest('base64')}`;
