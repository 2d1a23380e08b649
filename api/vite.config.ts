import { defineConfig } from 'vite';

/**
 * The server as one file, which starts in a third of the time that its sources take, and what its threads run as another; libraries stay where
 * npm put them, but for those of a hundred small files.
 */
export default defineConfig({
  ssr: { noExternal: ['zod', 'hono', '@hono/node-server'] },
  build: {
    ssr: true,
    rollupOptions: { input: ['src/main.ts', 'src/parsing-worker.ts'] },
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
  },
});
