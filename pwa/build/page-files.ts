import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

interface Kind {
  readonly pages: readonly string[];
  /** What is hydrated later: its styles come with the page, which shows it from the beginning. */
  readonly later?: readonly string[];
}

/**
 * Sorts what pages need before they can be used into few files: one of what several kinds of pages share, and one of each kind. Left
 * alone, each small module that some pages share would be a request of its own.
 * @param main what all pages begin with
 * @param kinds the modules of the pages of each kind
 * @returns the file that a module belongs to; undefined for what no page needs before it can be used
 */
export function pageFiles(main: Kind, kinds: Readonly<Record<string, Kind>>) {
  let reached: readonly (readonly [kind: string, modules: ReadonlySet<string>])[] | undefined;
  // Of these the build makes files by itself, by whose names they are found.
  const entries = new Set([main, ...Object.values(kinds)].flatMap(({ pages }) => pages));
  return (module: string, graph: Graph): string | undefined => {
    reached ??= Object.entries({ main, ...kinds }).map(([kind, modules]) => [kind, modulesOf(modules, graph)]);
    if (entries.has(module)) return undefined;
    const names = reached.filter(([, modules]) => modules.has(module)).map(([kind]) => kind);
    // A few bytes more are there sooner than one file more.
    return names.includes('main') || names.length > 1 ? 'common' : names[0];
  };
}

/** The modules of `laterFiles`, in the order in which they are loaded. */
interface Later {
  /** That search. */
  readonly search: readonly string[];
  /** That keep the rows and show what pages wait for. */
  readonly later: readonly string[];
  /** That send what was written. */
  readonly outbox: readonly string[];
}

/**
 * The same for what everybody loads once the first page stands: a file of each, with the libraries that search in theirs, and those of the rows in one
 * that changes only with them.
 */
export function laterFiles({ search, later, outbox }: Later) {
  let reached: Readonly<Record<keyof Later, ReadonlySet<string>>> | undefined;
  return (module: string, graph: Graph): string | undefined => {
    reached ??= { search: reach(search, graph), later: reach(later, graph), outbox: reach(outbox, graph) };
    if (module.includes('/messages/')) return undefined;
    if (reached.search.has(module)) return 'search';
    if (reached.later.has(module)) return module.includes('/node_modules/') ? 'libraries' : 'later';
    return reached.outbox.has(module) ? 'outbox' : undefined;
  };
}

const isStyle = (module: string): boolean => module.endsWith('.css');

const modulesOf = ({ pages, later = [] }: Kind, graph: Graph): ReadonlySet<string> =>
  new Set([...reach(pages, graph), ...[...reach(later, graph)].filter(isStyle)]);

/** Describes pages to search engines, on the server alone (`pwa/src/app/entry/budget.test.ts`). */
const isForServers = (module: string): boolean => module.includes('/schema-org/');

/** All modules that these import before they run. */
function reach(modules: readonly string[], graph: Graph): ReadonlySet<string> {
  const gone = modules.find((module) => !graph.getModuleInfo(module));
  if (gone) throw new Error(`The build has no ${gone}`);
  const reached = new Set(modules);
  // Goes on through what is added meanwhile.
  for (const module of reached) for (const id of graph.getModuleInfo(module)?.importedIds ?? []) if (!isForServers(id)) reached.add(id);
  return reached;
}
