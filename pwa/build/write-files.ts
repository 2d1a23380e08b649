import type { Plugin } from 'vite';

/**
 * Writes what is made when all else of the build is known, such as index.html.
 * @param make the texts of files by their names, of the build's manifest
 */
export const writeFiles = (make: (manifest: string) => Readonly<Record<string, string>>): Plugin => ({
  name: 'write-files',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const manifest = bundle['.vite/manifest.json'];
      if (manifest?.type !== 'asset') throw new Error('The build wrote no manifest');
      for (const [fileName, source] of Object.entries(make(String(manifest.source)))) this.emitFile({ type: 'asset', fileName, source });
    },
  },
});
