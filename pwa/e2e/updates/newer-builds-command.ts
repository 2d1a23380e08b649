import { join } from 'node:path';
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';

import { pwa as root } from '#e2e/testing/paths.ts';

/** The entry, each page's part and what names them, the page and the worker are called or are otherwise in each build. */
const mark = (number: number): Plugin => ({
  name: 'mark',
  transform: (code, id) =>
    /\/src\/(?:app\/entry\/main|.+-page)\.tsx$/.test(id) ? `${code}\ndocument.documentElement.dataset.build = '${number}';` : undefined,
});

/** Half of a build's time, and nothing that an update depends on. */
const isCompression = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'precompress';

const [, , folder = ''] = process.argv;
for (const number of [2, 3]) {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, root);
  if (!loaded) throw new Error('There is no vite.config.ts.');
  await build({
    ...loaded.config,
    configFile: false,
    root,
    logLevel: 'warn',
    build: { ...loaded.config.build, outDir: join(folder, `${number}`), emptyOutDir: true },
    plugins: [...(loaded.config.plugins ?? []).filter((plugin) => !isCompression(plugin)), mark(number)],
  });
}
