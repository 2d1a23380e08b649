// Compiles messages/*.json into typed functions under src/generated, which git ignores. `--watch` goes on as they change.
// The languages are those that have a catalogue; a test holds them to the product's list, which Node 20 cannot read.
import { mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@inlang/paraglide-js';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const project = path('dist/project.inlang');

/** The way to a file from where the project lies. */
const from = (file) => relative(dirname(project), file).replaceAll('\\', '/');

function writeSettings() {
  const settings = {
    baseLocale: 'en',
    locales: readdirSync(path('messages')).map((name) => name.replace(/\.json$/, '')),
    modules: [from(createRequire(import.meta.url).resolve('@inlang/plugin-message-format'))],
    'plugin.inlang.messageFormat': { pathPattern: `${from(path('messages'))}/{locale}.json` },
  };
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'settings.json'), JSON.stringify(settings));
}

const compileWords = () => {
  writeSettings();
  return compile({
    project,
    outdir: path('src/generated'),
    strategy: ['globalVariable', 'baseLocale'],
    disableAsyncLocalStorage: true,
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });
};

await compileWords();
if (process.argv.includes('--watch')) watch(path('messages'), () => void compileWords().catch(console.error));
