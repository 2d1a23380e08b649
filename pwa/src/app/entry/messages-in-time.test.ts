import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { all } from '@helpdesk/words/generated/all';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { createAppRouter } from '#app/routes.tsx';

// A message is asked for by a screen, and comes with the group that `packages/words/groups.json` puts it in: forgotten, it is missing only on a phone.

const sources = fileURLToPath(new URL('../../', import.meta.url));
const packages = join(sources, '../../packages');
const groups = Object.entries<object>(all.en);
const groupOf = (key: string): string | undefined => groups.find(([, messages]) => key in messages)?.[0];

const staticImport = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)';$/gm;
/** `deferred`, `whenLoaded` and `hydratedLater`: a file of its own, and the groups that it brings. */
const laterFile = /\b(?:deferred|whenLoaded|hydratedLater)\w*(?:<\w+>)?\(\s*async \(\) => \(await import\('([^']+)'\)\)\.\w+,?([^)]*)\)/g;

/** Behind `import.meta.env.SSR`: what these say no phone loads. */
const ofServers = /\/ui\/page\/(?:share-tags|schema-org)\.tsx?$/;

function resolved(specifier: string, importer: string): string | undefined {
  const [, workspace, path] = /^@helpdesk\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  const file = workspace
    ? join(packages, workspace, 'src', `${path}.ts`)
    : specifier.startsWith('#')
      ? join(sources, specifier.slice(1))
      : join(dirname(importer), specifier);
  return /\.tsx?$/.test(file) && existsSync(file) && !file.includes('generated') ? file : undefined;
}

interface Entry {
  readonly file: string;
  readonly groups: readonly string[];
}

/** All modules that an entry brings at once, and the entries that it may bring later. */
function reach({ file }: Entry): { modules: Set<string>; later: Entry[] } {
  const modules = new Set([file]);
  const later: Entry[] = [];
  for (const module of modules) {
    const source = readFileSync(module, 'utf8');
    for (const [, specifier = ''] of source.matchAll(staticImport)) {
      const found = resolved(specifier, module);
      if (found && !ofServers.test(found)) modules.add(found);
    }
    for (const [, specifier = '', names = ''] of source.matchAll(laterFile)) {
      const found = resolved(specifier, module);
      if (found) later.push({ file: found, groups: [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name) });
    }
  }
  return { modules, later };
}

/** What an entry says without having brought it. */
function untimely(entry: Entry): string[] {
  const here = new Set(['first', ...entry.groups]);
  return [...reach(entry).modules].flatMap((module) =>
    [...readFileSync(module, 'utf8').matchAll(/\bm\.(\w+)/g)]
      .map(([, key = '']) => key)
      .filter((key) => !here.has(groupOf(key) ?? 'unknown'))
      .map((key) => `${key} (${groupOf(key)}) in ${relative(sources, module)}, brought by ${relative(sources, entry.file)}`),
  );
}

const { routesById } = createAppRouter({ history: createMemoryHistory(), rememberedLanguage: () => 'en' });
const fileOf = (part: string) => {
  const routes = readFileSync(join(sources, 'app/routes.tsx'), 'utf8');
  const [, specifier = ''] = new RegExp(`import\\('([^']+)'\\), '${part}'`).exec(routes) ?? [];
  return resolved(specifier, join(sources, 'app/routes.tsx')) ?? '';
};
const pages: Entry[] = Object.values(routesById).flatMap(({ options: { staticData } }) =>
  staticData?.part ? [{ file: fileOf(staticData.part), groups: staticData.messages ?? [] }] : [],
);
const backOffice: Entry = {
  file: join(sources, 'app/admin-pages.tsx'),
  groups: ['search', 'later', 'office', 'office_fields', 'lists', 'details', 'facts', 'forms'],
};
const ofKiosk = ['search', 'later', 'home', 'help', 'kiosk'];
const kiosk: readonly Entry[] = ['app/kiosk/kiosk-app.tsx', 'kiosk/kiosk-page.tsx'].map((file) => ({
  file: join(sources, file),
  groups: ofKiosk,
}));
const main: Entry = { file: join(sources, 'app/entry/main.tsx'), groups: [] };

/** With those that come later, however deep. */
function allEntries(entries: readonly Entry[]): Entry[] {
  const known = [...entries];
  for (const entry of known) {
    for (const later of reach(entry).later) if (!known.some(({ file }) => file === later.file)) known.push(later);
  }
  return known;
}

const entries = allEntries([main, ...pages, ...kiosk, backOffice]);

test('the entries of the app are found', () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(entries.length).toBeGreaterThan(pages.length + 12);
});

test.each(entries.map((entry) => [relative(sources, entry.file), entry] as const))('%s says nothing before it is here', (_, entry) => {
  expect(untimely(entry)).toEqual([]);
});
