import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;

/**
 * Writes a .br and a .gz beside each file that shrinks, so that no request is ever compressed while somebody waits.
 * Must come after the worker's plugin: sw.js is written when the rest is finished.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async (error) => {
        if (error) return;
        const names = await readdir(folder, { recursive: true });
        await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compressBeside(join(folder, name))));
      },
    },
  };
}

async function compressBeside(path: string): Promise<void> {
  const bytes = await readFile(path);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  const smaller: [string, Buffer][] = [
    ['br', await brotli(bytes, best)],
    ['gz', await zip(bytes, { level: 9 })],
  ];
  for (const [ending, packed] of smaller) if (packed.length < bytes.length) await writeFile(`${path}.${ending}`, packed);
}
