// Compiles messages/*.json into typed functions under src/generated, which git ignores. `--watch` goes on as they change.
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from '@inlang/paraglide-js';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

const compileWords = () =>
  compile({
    project: path('project.inlang'),
    outdir: path('src/generated'),
    strategy: ['globalVariable', 'baseLocale'],
    disableAsyncLocalStorage: true,
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });

await compileWords();
if (process.argv.includes('--watch')) watch(path('messages'), () => void compileWords().catch(console.error));
