import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

import type { Families } from './page-families.ts';

/**
 * Of the words that the first pages may say, a browser loads the language that is spoken: each compiled message becomes a look-up in the table of
 * its language, and each table a file of its own. Whatever comes later brings its words in every language, as compiled.
 * @param families the pages whose words these are
 */
export function oneLanguage(families: Families, languages: readonly string[]): Plugin {
  let root = '';
  let words = '';
  let keys: string[] = [];
  const table = (language: string) => join(words, `words-${language}.js`);
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
      words = resolve(root, '../packages/words/src');
    },
    resolveId: (id) => (languages.some((language) => id === table(language)) ? id : undefined),
    async load(id) {
      // Known once the build has begun.
      if (keys.length === 0) keys = [...families.words()].sort();
      if (id === join(words, 'load-words.ts')) return loader(languages, table);
      if (id === join(words, 'generated/runtime.js')) return runtime;
      const language = languages.find((each) => id === table(each));
      if (language) return tableOf(language, keys, join(words, 'generated'));
      const at = id.startsWith(join(words, 'generated/messages/')) ? keys.indexOf(basename(id, '.js')) : -1;
      if (at < 0) return undefined;
      return `import { say } from '${join(words, 'load-words.ts')}';\nexport const ${keys[at]} = (inputs, options) => say(${at}, inputs, options);`;
    },
  };
}

/** All that compiled messages ask of their runtime. */
const runtime = `
export const experimentalStaticLocale = undefined;
export let getLocale = () => 'en';
export const overwriteGetLocale = (get) => { getLocale = get; };`;

/** A language that is not here yet is nobody's: `loadWords` comes before `speak`. */
const loader = (languages: readonly string[], table: (language: string) => string) => `
import { spokenLanguage } from './language.ts';
const files = { ${languages.map((language) => `'${language}': () => import('${table(language)}')`).join(', ')} };
const tables = {};
export const loadWords = (language) =>
  tables[language] ? undefined : files[language]().then(({ words }) => { tables[language] = words; });
export const say = (at, inputs, options) => tables[options?.locale ?? spokenLanguage()][at](inputs);`;

/** What was compiled, of one language. */
async function tableOf(language: string, keys: readonly string[], generated: string): Promise<string> {
  const messages = await Promise.all(
    keys.map(async (key) => {
      const source = await readFile(join(generated, 'messages', `${key}.js`), 'utf8');
      // Of the language that all others fall back on, the last line asks for no tag.
      const name = new RegExp(`"${language}"\\) return (\\w+)\\(inputs\\)|^\\treturn (${language}_\\w+)\\(inputs\\)`, 'm').exec(source);
      const [, message] = source.split(new RegExp(`^const ${name?.[1] ?? name?.[2]} = ([^]*?^\\});?$`, 'm'));
      if (!message) throw new Error(`${key} is not compiled as it was: ${source}`);
      return message;
    }),
  );
  return `import * as registry from '${join(generated, 'registry.js')}';\nexport const words = [\n${messages.join(',\n')}\n];`;
}
