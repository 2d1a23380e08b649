import type { Plugin } from 'vite';

/**
 * Writes index.html from the manifest of the build, in the same way as servers write pages.
 * @param write makes it of the manifest
 */
export const writeShell = (write: (manifest: string) => string): Plugin => ({
  name: 'write-shell',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const manifest = bundle['.vite/manifest.json'];
      if (manifest?.type !== 'asset') throw new Error('The build wrote no manifest');
      this.emitFile({ type: 'asset', fileName: 'index.html', source: write(String(manifest.source)) });
    },
  },
});
