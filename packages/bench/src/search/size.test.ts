import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/**
 * kB with brotli; the synonyms of all languages are in it, and not the descriptions of the kinds, which every page has. 0.3 of them say what notices
 * close and put help that is open first.
 */
const mostKb = 12.8;

test(`the search and all its words weigh at most ${mostKb} kB on the phone`, async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@helpdesk/contract/wishes/find-listings'))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    external: ['#kinds/*', '#languages.ts'],
  });
  const [code] = outputFiles;
  expect(code?.text).toContain('शाकाहारी');
  expect(brotliCompressSync(code?.contents ?? '').length / 1000).toBeLessThanOrEqual(mostKb);
});
