import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { cssModules } from './build/css-modules.ts';

/** The build for servers, which turns an address into a page (`src/app/entry/server.ts`); the assets that its pages name are those of the other build. */
export default defineConfig({
  css: { modules: cssModules },
  build: {
    ssr: 'src/app/entry/server.ts',
    outDir: 'dist-server',
    target: 'node20',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    reportCompressedSize: false,
  },
  // With all that it needs inside: it is loaded by a path, from wherever.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [react()],
});
