import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const used = (from) => `import { x } from '${from}';\nexport const y = x;\n`;

/** [what happens, where, the code, the rule that must catch it] */
const broken = [
  [
    'a test compares with {}',
    'api/src/places/places.test.ts',
    'export const a = (row) => expect(row).toMatchObject({ put: {} });\n',
    'plugin',
  ],
  ['a parent folder is imported', 'pwa/src/places/a.ts', used('../ui/button.tsx'), 'noRestrictedImports'],
  ['a feature imports a feature', 'pwa/src/places/a.ts', used('#resorts/a.ts'), 'noRestrictedImports'],
  ['a feature imports the app', 'pwa/src/new-feature/a.ts', used('#app/routes.tsx'), 'noRestrictedImports'],
  ['the listings kit imports a feature', 'pwa/src/listings/a.ts', used('#places/a.ts'), 'noRestrictedImports'],
  ['the admin kit imports a feature', 'pwa/src/admin/a.ts', used('#places/a.ts'), 'noRestrictedImports'],
  ['a booking imports a listing', 'pwa/src/booking/a.ts', used('#listings/links.ts'), 'noRestrictedImports'],
  ['what forms share imports booking', 'pwa/src/submissions/a.ts', used('#booking/booking.ts'), 'noRestrictedImports'],
  ['React sinks into the platform', 'pwa/src/platform/a.ts', used('react'), 'noRestrictedImports'],
  ['the platform knows the product', 'pwa/src/platform/a.ts', used('@helpdesk/contract/languages'), 'noRestrictedImports'],
  ['a widget knows the product', 'pwa/src/ui/a.ts', used('#catalogue/catalogue.ts'), 'noRestrictedImports'],
  ['the catalogue imports a kit', 'pwa/src/catalogue/a.ts', used('#listings/a.ts'), 'noRestrictedImports'],
  ['React sinks into the catalogue', 'pwa/src/catalogue/a.ts', used('react'), 'noRestrictedImports'],
  ['what is the visitor’s own imports the catalogue', 'pwa/src/mine/a.ts', used('#catalogue/catalogue.ts'), 'noRestrictedImports'],
  ['a hook of it imports a kit', 'pwa/src/mine/use-a.ts', used('#listings/a.ts'), 'noRestrictedImports'],
  ['React sinks into what is the visitor’s own', 'pwa/src/mine/a.ts', used('react'), 'noRestrictedImports'],
  ['the catalogue imports what is the visitor’s own', 'pwa/src/catalogue/a.ts', used('#mine/a.ts'), 'noRestrictedImports'],
  ['React sinks into sync', 'pwa/src/sync/a.ts', used('react'), 'noRestrictedImports'],
  ['sync imports the catalogue', 'pwa/src/sync/a.ts', used('#catalogue/catalogue.ts'), 'noRestrictedImports'],
  ['local imports sync', 'pwa/src/local/a.ts', used('#sync/call.ts'), 'noRestrictedImports'],
  ['the worker imports the app', 'pwa/src/sw/a.ts', used('#app/routes.tsx'), 'noRestrictedImports'],
  ['the page imports the worker', 'pwa/src/app/a.ts', used('#sw/sw.ts'), 'noRestrictedImports'],
  ['the app imports the API', 'pwa/src/app/a.ts', used('@helpdesk/api/app'), 'noRestrictedImports'],
  ['the API imports the app', 'api/src/places/places.routes.ts', used('@helpdesk/pwa/app'), 'noRestrictedImports'],
  ['a route imports another feature', 'api/src/places/places.routes.ts', used('#resorts/resorts.sql.ts'), 'noRestrictedImports'],
  ['SQL sees HTTP', 'api/src/places/places.sql.ts', used('hono'), 'noRestrictedImports'],
  ['SQL stands in another file', 'api/src/places/a.ts', 'export const a = (sql) => sql`SELECT 1`;\n', 'plugin'],
  ['a file of SQL holds something else', 'api/src/places/places.sql.ts', 'export const a = (sql) => sql;\n', 'plugin'],
  ['a file of SQL hashes', 'api/src/db/a.sql.ts', used('node:crypto'), 'plugin'],
  ['the database imports a feature', 'api/src/db/a.ts', used('#places/places.sql.ts'), 'noRestrictedImports'],
  ['the storage imports a feature', 'api/src/storage/a.ts', used('#reports/reports.sql.ts'), 'noRestrictedImports'],
  ['the contract does I/O', 'packages/contract/src/a.ts', used('node:fs'), 'noRestrictedImports'],
  ['the contract knows React', 'packages/contract/src/a.ts', used('react'), 'noRestrictedImports'],
  ['the sample data knows the API', 'packages/sample-data/src/a.ts', used('@helpdesk/words/language'), 'noRestrictedImports'],
  ['the words know a schema', 'packages/words/src/a.ts', used('@helpdesk/contract/sync/rows'), 'noRestrictedImports'],
  ['a region’s configuration knows the words', 'packages/site/src/a.ts', used('@helpdesk/words/language'), 'noRestrictedImports'],
  ['anything but call.ts fetches', 'pwa/src/sync/pull.ts', "export const a = fetch('/api');\n", 'noRestrictedGlobals'],
  [
    'the server fetches what no setting names',
    'api/src/places/a.ts',
    "export const a = fetch('https://example.org');\n",
    'noRestrictedGlobals',
  ],
  ['a default export', 'pwa/src/ui/a.ts', 'export default 1;\n', 'noDefaultExport'],
  ['a barrel', 'pwa/src/ui/a.ts', "export * from './b.ts';\n", 'noBarrelFile'],
  ['a name that is not kebab-case', 'pwa/src/ui/someWidget.ts', 'export const a = 1;\n', 'useFilenamingConvention'],
  ['two files need each other', 'pwa/src/ui/round.ts', used('./trip.ts'), 'noImportCycles'],
  [
    'two files need a type of each other',
    'pwa/src/ui/there.ts',
    "import type { Back } from './back.ts';\nexport type There = Back;\n",
    'noImportCycles',
  ],
  ['an import without its extension', 'pwa/src/ui/a.ts', used('./button'), 'useImportExtensions'],
];

const allowed = [
  ['a feature imports a kit', 'pwa/src/places/a.ts', used('#listings/gallery.tsx')],
  ['the app imports a feature', 'pwa/src/app/a.ts', used('#places/place-page.tsx')],
  ['a catalogue hook imports React', 'pwa/src/catalogue/use-a.ts', used('react')],
  ['what is the visitor’s own keeps a store', 'pwa/src/mine/a.ts', used('#platform/store.ts')],
  ['a hook of it imports React', 'pwa/src/mine/use-a.ts', used('react')],
  ['a kit reads what is the visitor’s own', 'pwa/src/listings/a.ts', used('#mine/use-draft.ts')],
  ['a feature reads what is the visitor’s own', 'pwa/src/places/a.ts', used('#mine/use-draft.ts')],
  ['the words are in the languages of the product', 'packages/words/src/a.ts', used('@helpdesk/contract/languages')],
  ['a region’s configuration is in them, too', 'packages/site/src/a.ts', used('@helpdesk/contract/languages')],
  ['a proof needs both halves', 'packages/proofs/src/a.ts', used('@helpdesk/pwa/src/sync/pull.ts')],
  ['a file of SQL holds SQL', 'api/src/places/places.sql.ts', 'export const a = (sql) => sql`SELECT 1`;\n'],
  ['a test asks the database', 'api/src/places/places.test.ts', 'export const a = (sql) => sql`SELECT 1`;\n'],
  ['a route keeps a file', 'api/src/places/places.routes.ts', used('#storage/storage.ts')],
  ['the API composes its features', 'api/src/app.ts', used('#places/places.routes.ts')],
];

/** Files that a case must find under their own name. */
const named = new Set(['app', 'round', 'there']);
const others = {
  'pwa/src/ui/button.ts': 'export const x = 1;\n',
  'pwa/src/ui/trip.ts': "import { y } from './round.ts';\nexport const x = y;\n",
  'pwa/src/ui/back.ts': "import type { There } from './there.ts';\nexport type Back = There | undefined;\n",
};

// The cases stand in a house of their own under the same law; two at one path would hide each other.
const house = mkdtempSync(join(tmpdir(), 'law-'));
const complaints = new Map();

beforeAll(() => {
  const plugins = ['no-sql.grit', 'only-sql.grit', 'no-empty-match.grit'];
  for (const file of ['biome.json', '.gitignore', ...['law.json', ...plugins].map((file) => `packages/setup/${file}`)])
    cpSync(file, join(house, file));
  const plots = [...broken, ...allowed].map(([name, path, code], plot) => {
    const at = path.replace(/(\w+)(\.\w+\.ts|\.ts)$/, (_, stem, ending) =>
      named.has(stem) ? `${stem}${ending}` : `${stem}-${plot}${ending}`,
    );
    return { name, at, code };
  });
  for (const { at, code } of plots) {
    mkdirSync(dirname(join(house, at)), { recursive: true });
    writeFileSync(join(house, at), code);
  }
  for (const [path, code] of Object.entries(others)) writeFileSync(join(house, path), code);
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: house,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout);
  for (const { name, at } of plots) {
    complaints.set(
      name,
      diagnostics
        .filter(({ location }) => JSON.stringify(location.path).includes(at))
        .map(({ category }) => category)
        .join(' '),
    );
  }
});

afterAll(() => rmSync(house, { recursive: true }));

test.each(broken)('the check fails when %s', (name, _path, _code, rule) => {
  expect(complaints.get(name)).toContain(rule);
});

test.each(allowed)('the check passes when %s', (name) => {
  expect(complaints.get(name)).toBe('');
});
