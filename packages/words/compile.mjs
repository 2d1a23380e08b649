// Compiles messages/*.json into typed functions under src/generated, which git ignores. `--watch` does so again as they change.
// The languages are those that have a catalogue; a test holds them to the product's list, which Node 20 cannot read.
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@inlang/paraglide-js';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const generated = path('src/generated');
const languages = readdirSync(path('messages')).map((name) => name.replace(/\.json$/, ''));

/** Group by the beginning of keys. */
const groupsByName = JSON.parse(readFileSync(path('groups.json'), 'utf8'));
const groupOf = new Map(Object.entries(groupsByName).flatMap(([group, names]) => names.map((name) => [name, group])));
const groups = Object.keys(groupsByName);
/** What the region as one file says (decision 070). */
const ofFile = ['first', 'lists', 'details', 'facts', 'search', 'later', 'file'];
/** No screen of the app says what only the server, the file or another site's frame says. */
const ofScreens = groups.filter((group) => !['server', 'file', 'embed'].includes(group));
/** What stands in pages that the server makes. */
const ofPages = groups.filter((group) => !['office', 'office_fields', 'kiosk', 'file'].includes(group));
/** What the server says itself: answers, what is wrong with a field, mail, exports. */
const ofServer = ['first', 'home', 'regions', 'forms', 'help', 'dataset', 'later', 'office_fields', 'server'];

/** By the longest beginning of a key, in whole words; throws where none is in `groups.json`. */
function groupOfKey(key) {
  const words = key.split('_');
  for (let length = words.length; length > 0; length -= 1) {
    const group = groupOf.get(words.slice(0, length).join('_'));
    if (group) return group;
  }
  throw new Error(`groups.json has no group for the message "${key}".`);
}

/** The messages of a group in a language. */
function messagesOf(group, language) {
  const messages = JSON.parse(readFileSync(path(`messages/${language}.json`), 'utf8'));
  return Object.fromEntries(Object.entries(messages).filter(([key]) => key !== '$schema' && groupOfKey(key) === group));
}

/** Each group is a project of its own, so that it comes as a file of its own in each language. */
async function compileGroup(group) {
  const project = path(`dist/${group}/project.inlang`);
  const catalogues = path(`dist/${group}/messages`);
  const from = (file) => relative(dirname(project), file).replaceAll('\\', '/');
  const settings = {
    baseLocale: 'en',
    locales: languages,
    modules: [from(createRequire(import.meta.url).resolve('@inlang/plugin-message-format'))],
    'plugin.inlang.messageFormat': { pathPattern: `${from(catalogues)}/{locale}.json` },
  };
  for (const folder of [project, catalogues]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(project, 'settings.json'), JSON.stringify(settings));
  for (const language of languages) writeFileSync(join(catalogues, `${language}.json`), JSON.stringify(messagesOf(group, language)));
  await compile({
    project,
    outdir: join(generated, group),
    outputStructure: 'locale-modules',
    strategy: ['globalVariable', 'baseLocale'],
    disableAsyncLocalStorage: true,
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });
  // Who speaks which language is said in src/messages.ts.
  for (const file of ['messages.js', 'runtime.js', 'server.js', 'messages/_index.js'])
    rmSync(join(generated, group, file), { force: true });
  writeFileSync(join(generated, group, 'registry.js'), "export { number, plural } from '../../numbers.ts';\n");
}

/** Tables of what was compiled: by file for browsers, all at once for servers and tests. */
function writeTables() {
  const file = (group, language) => `'./${group}/messages/${language}.js'`;
  const each = (some, write) => some.map(write).join('\n');
  const byLanguage = (write) => languages.map(write).join(', ');
  writeFileSync(
    join(generated, 'files.ts'),
    `export const files = {\n${each(ofScreens, (group) => `  ${group}: { ${byLanguage((language) => `'${language}': () => import(${file(group, language)})`)} },`)}\n};

export type Compiled = ${groups.map((group) => `typeof import(${file(group, 'en')})`).join(' & ')};
`,
  );
  writeWhole('all', groups);
  writeWhole('pages', ofPages);
  writeWhole('server', ofServer);
  writeWhole('guide-file', ofFile);
}

/** Groups in all languages in one module. */
function writeWhole(whole, some) {
  const name = (group, language) => `${group}_${language.replaceAll('-', '_')}`;
  const imports = some.flatMap((group) =>
    languages.map((language) => `import * as ${name(group, language)} from './${group}/messages/${language}.js';`),
  );
  const tables = languages.map(
    (language) => `  '${language}': { ${some.map((group) => `${group}: ${name(group, language)}`).join(', ')} },`,
  );
  writeFileSync(join(generated, `${whole}.ts`), `${imports.join('\n')}\n\nexport const all = {\n${tables.join('\n')}\n};\n`);
}

async function compileWords() {
  await Promise.all(groups.map(compileGroup));
  writeTables();
}

if (process.argv.includes('--watch')) watch(path('messages'), () => void compileWords().catch(console.error));
else {
  rmSync(generated, { recursive: true, force: true });
  await compileWords();
}
