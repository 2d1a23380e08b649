import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** What runs in the browser, as one script. */
export async function bundle(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'error',
    // As in the app's own build without settings.
    define: { 'import.meta.env.VITE_API_BASE': 'undefined' },
  });
  return outputFiles[0]?.text ?? '';
}
