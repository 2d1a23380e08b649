import { defineConfig } from 'vite';

import { cssModules } from './build/css-modules.ts';

/** What shows the region as one file (decision 070): one script and one style sheet, which the server puts into it. */
export default defineConfig({
  css: { modules: cssModules },
  build: {
    outDir: 'dist-server/guide',
    target: ['chrome106', 'edge106', 'firefox115', 'safari15.4'],
    copyPublicDir: false,
    modulePreload: false,
    // A file of its own: its hash is in the document's policy.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/guide-file/viewer.ts',
      output: { format: 'iife', entryFileNames: 'viewer.js', assetFileNames: 'viewer[extname]' },
    },
  },
});
