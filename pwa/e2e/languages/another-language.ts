import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { languages } from '@helpdesk/contract/languages';
import { pseudo, pseudoCatalogue } from '@helpdesk/words/pseudo';

import { root } from '#e2e/testing/paths.ts';

/** The tag that BCP 47 has for accented English, which nobody speaks. */
export const another = 'en-XA';

export const languageNameOfAnother = pseudo('English');

interface Copy {
  readonly root: string;
  /** What was edited or added for the language, its catalogue left out. */
  readonly edited: readonly string[];
  /** Runs Node in it, and says what that printed when it ended badly. */
  run(...words: string[]): Promise<string>;
  forget(): void;
}

/** The repository with one more language: what `docs/adding.md` says, done to a copy. */
export function addLanguage(): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'helpdesk-language-'));
  for (const folder of ['packages', 'sites', 'api', 'pwa'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) cpSync(join(root, file), join(copy, file));
  linkModules(copy);
  for (const [file, edit] of Object.entries(edits)) writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')));
  const migration = `api/migrations/${String(readdirSync(join(root, 'api/migrations')).length + 1).padStart(4, '0')}-${another.toLowerCase()}.sql`;
  writeFileSync(join(copy, migration), moreLanguages);
  const catalogue = (language: string) => join(copy, 'packages/words/messages', `${language}.json`);
  writeFileSync(catalogue(another), JSON.stringify(pseudoCatalogue(JSON.parse(readFileSync(catalogue('en'), 'utf8')))));
  return {
    root: copy,
    edited: [...Object.keys(edits), migration],
    run: async (...words) => {
      const env = { ...process.env, NODE_ENV: 'production' };
      const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: copy, env }).catch(
        (error: { stdout: string; stderr: string }) => {
          throw new Error(error.stdout + error.stderr);
        },
      );
      return stdout;
    },
    forget: () => rmSync(copy, { recursive: true, force: true }),
  };
}

const made = /\/(?:node_modules|dist|dist-server|generated|test-results)$/;
const isSource = (path: string): boolean => !made.test(path);

/** Its packages are its own, everybody else's are ours. */
function linkModules(copy: string): void {
  const link = (target: string, path: string) => symlinkSync(target, join(copy, 'node_modules', path), 'junction');
  mkdirSync(join(copy, 'node_modules/@helpdesk'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@helpdesk' && !name.startsWith('.')) link(join(root, 'node_modules', name), name);
  }
  for (const name of readdirSync(join(copy, 'packages'))) link(join(copy, 'packages', name), `@helpdesk/${name}`);
  for (const name of ['api', 'pwa']) {
    link(join(copy, name), `@helpdesk/${name}`);
    // What it needs in another version than the rest.
    const own = join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, name, 'node_modules'), 'junction');
  }
}

const last = languages.at(-1);
const facts = `{ name: '${languageNameOfAnother}', locale: 'en-IN', script: 'Latin', letterGroups: null }`;

/** Each fails when it finds nothing to edit. */
const edits: Readonly<Record<string, (text: string) => string>> = {
  'packages/contract/src/languages.ts': (text) =>
    edited(
      edited(text, `'${last}'] as const`, `'${last}', '${another}'] as const`),
      `\n  ${last}: {`,
      `\n  '${another}': ${facts},\n  ${last}: {`,
    ),
  'sites/junnar/site.json': worded,
  'sites/junnar/people.json': worded,
  'sites/junnar/donors.json': worded,
  'sites/junnar/words.json': (text) => {
    const words = JSON.parse(text);
    return JSON.stringify({ ...words, [another]: pseudoCatalogue(words.en) });
  },
};

const moreLanguages = `
CREATE OR REPLACE FUNCTION languages() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ARRAY[${[...languages, another].map((tag) => `'${tag}'`)}];
`;

function edited(text: string, from: string | RegExp, to: string): string {
  const changed = text.replaceAll(from, to);
  if (changed === text) throw new Error(`There is no ${from} to be edited.`);
  return changed;
}

/** Beside each wording in English, one in the other language. */
function worded(text: string): string {
  const inBoth = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inBoth);
    if (typeof value !== 'object' || value === null) return value;
    const own = Object.entries(value).map(([name, part]): [string, unknown] => [name, inBoth(part)]);
    const { en } = value as { en?: string | readonly string[] };
    return Object.fromEntries(en === undefined ? own : [...own, [another, typeof en === 'string' ? pseudo(en) : en.map(pseudo)]]);
  };
  return JSON.stringify(inBoth(JSON.parse(text)));
}
