import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

import { isMessage, wordAsked } from './page-families.ts';

/** What the databases and the calls are made with, which every page asks for once it stands. */
const ofStorage = /^(?:dexie|dexie-react-hooks|zod)$/;
/** The libraries of every page, as a pattern for the name of one. */
export const ofEveryPage = 'react|react-dom|scheduler|@tanstack/(?!react-query|query-core)[^/]+';
const isOfEveryPage = new RegExp(`^(?:${ofEveryPage})$`);
const library = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * What no page needs before it can be used comes in few files, too, since each is a request of a first visit: one of all that asks for no
 * library, and one of what reads and stores. Left alone it would be ninety, most of them under a kilobyte.
 * @param entry the path of what all pages begin with
 * @param alone the paths of what is loaded by itself, with all that nobody else needs
 * @returns the file that a module belongs to; undefined for what stays by itself
 */
export function laterFiles(entry: string, alone: readonly string[]): (module: string, graph: Graph) => string | undefined {
  let reached: Reached | undefined;
  return (module, graph) => {
    reached ??= reach(join(import.meta.dirname, '..', entry), alone, graph);
    if (isMessage.test(module)) return reached.words.has(basename(module, '.js')) ? 'later' : undefined;
    if (!reached.modules.has(module)) return undefined;
    const libraries = [...librariesOf(module, graph)];
    if (libraries.length === 0) return 'later';
    return libraries.every((name) => ofStorage.test(name)) ? 'storage' : undefined;
  };
}

/** Libraries, the words of all, and those of one language. */
const isOther = /\/node_modules\/|\/generated\/|\/words-[\w-]+\.js$/;
const isOneOf = (paths: readonly string[], module: string): boolean => paths.some((path) => module.endsWith(`/${path}`));

interface Reached {
  readonly modules: ReadonlySet<string>;
  /** The keys of the messages that they ask for. */
  readonly words: ReadonlySet<string>;
}

/** Through imports of both kinds, but not through what is loaded by itself. */
function reach(entry: string, alone: readonly string[], graph: Graph): Reached {
  const modules = new Set([entry]);
  const words = new Set<string>();
  // Goes on through what is added meanwhile.
  for (const module of modules) {
    const info = graph.getModuleInfo(module);
    for (const [, key = ''] of info?.code?.matchAll(wordAsked) ?? []) words.add(key);
    for (const id of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) {
      if (!isOther.test(id) && !isOneOf(alone, id)) modules.add(id);
    }
  }
  return { modules, words };
}

/** The names of those that come with a module, but for what every page has. */
function librariesOf(module: string, graph: Graph): Set<string> {
  const names = new Set<string>();
  const seen = new Set([module]);
  for (const each of seen) {
    for (const id of graph.getModuleInfo(each)?.importedIds ?? []) {
      const name = [...id.matchAll(library)].at(-1)?.[1];
      if (!name) seen.add(id);
      else if (!isOfEveryPage.test(name)) names.add(name);
    }
  }
  return names;
}
