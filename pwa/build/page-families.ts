import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const staticImport = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)';$/gm;
const latePart = /\blatePart(?:<\w+>)?\(.*?\bimport\('([^']+)'\)/g;
/** In a source, the key of a message that it says. */
export const wordAsked = /\bm\.(\w+)/g;

interface Reach {
  readonly modules: ReadonlySet<string>;
  /** Of what comes late. */
  readonly lateStyles: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export interface Families {
  readonly plugin: Plugin;
  /** The keys of all messages that their pages may say before they can be used. */
  readonly words: () => ReadonlySet<string>;
  /** The file that a module belongs to: null where the build may decide, undefined for what no page needs before it can be used. */
  readonly fileOf: (module: string) => string | null | undefined;
}

/**
 * Sorts what pages need before they can be used into few files: a common one of the entry, one for each family of pages, and one for each few
 * that share something. Left alone, each part that some pages share would be a file of its own, and thirty small ones shrink less than three.
 * What comes late (`ui/late-part.tsx`) counts with its styles alone, which the first paint needs.
 * @param entry the path of what all pages begin with
 * @param pages the paths of each family's pages
 * @param others the paths of pages that are files by themselves, and share no more with a family than they need
 */
export function pageFamilies(entry: string, pages: Readonly<Record<string, readonly string[]>>, others: readonly string[]): Families {
  const families = new Map<string, Reach>();
  // Of these the build makes files by itself, by whose names they are found.
  const beginnings = [entry, ...Object.values(pages).flat(), ...others];
  return {
    plugin: {
      name: 'page-families',
      apply: 'build',
      async buildStart() {
        const { root } = this.environment.config;
        const resolved = async (name: string, importer: string) => (await this.resolve(name, importer))?.id;
        const all = Object.entries({ common: [entry], ...pages, others });
        for (const [name, paths] of all) {
          families.set(
            name,
            await reach(
              paths.map((path) => join(root, path)),
              resolved,
            ),
          );
        }
      },
    },
    words: () => new Set([...families].flatMap(([name, { words }]) => (name === 'others' ? [] : [...words]))),
    fileOf: (module) => {
      if (beginnings.some((path) => module.endsWith(`/${path}`)) || module.endsWith('.html')) return null;
      if (helper.test(module)) return 'common';
      const key = isMessage.test(module) ? basename(module, '.js') : undefined;
      const names = [...families]
        .filter(([, { modules, lateStyles, words }]) => (key ? words.has(key) : modules.has(module) || lateStyles.has(module)))
        .map(([name]) => name);
      // The first paint waits for every style sheet: a few bytes more are there sooner than one file more.
      const isSharedStyle = names.length > 1 && module.endsWith('.css');
      if (names.includes('common') || names.length > 2 || isSharedStyle) return 'common';
      return names.length === 0 ? undefined : names.join('-').replace(/^others$/, '') || null;
    },
  };
}

export const isMessage = /\/generated\/messages\//;
/** What the build itself puts under every file. */
const helper = /vite\/preload-helper|\/words\/src\/(?:load-words\.ts|generated\/(?:runtime|registry)\.js)$/;

/** All modules that these import, and the keys of all messages that they ask for; of what comes late only the styles. */
async function reach(modules: string[], resolved: (name: string, importer: string) => Promise<string | undefined>): Promise<Reach> {
  const words = new Set<string>();
  const seen = new Set(modules);
  const late = new Set<string>();
  // Both go on through what is added meanwhile.
  for (const module of seen) {
    for (const { name, comesLate } of await importsOf(module, words)) {
      const id = await resolved(name, module);
      if (id && !id.includes('/node_modules/')) (comesLate ? late : seen).add(id);
    }
  }
  for (const module of late) {
    for (const { name } of await importsOf(module)) {
      const id = await resolved(name, module);
      if (id && !id.includes('/node_modules/')) late.add(id);
    }
  }
  return { modules: seen, lateStyles: new Set([...late].filter((module) => module.endsWith('.css'))), words };
}

/** @param words learns the keys of the messages that a module asks for */
async function importsOf(module: string, words?: Set<string>): Promise<{ name: string; comesLate: boolean }[]> {
  if (!/\.tsx?$/.test(module)) return [];
  const source = await readFile(module, 'utf8');
  for (const [, key = ''] of source.matchAll(wordAsked)) words?.add(key);
  const named = (pattern: RegExp, comesLate: boolean) => [...source.matchAll(pattern)].map(([, name = '']) => ({ name, comesLate }));
  return [...named(staticImport, false), ...named(latePart, true)];
}
