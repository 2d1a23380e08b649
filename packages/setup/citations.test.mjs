import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

import { leadsNowhere } from './citations.mjs';
import { root } from './paths.mjs';

const notOurs = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'generated',
  'project.inlang',
  '.git',
  '.data',
  'test-results',
  'playwright-report',
]);
const read = new Set(['.md', '.ts', '.tsx', '.mjs', '.css', '.sql']);
/** Whose examples lead nowhere on purpose. */
const thisTest = /^packages\/setup\/citations\./;

const paths = filesIn(root);
const texts = new Map(
  paths.filter((path) => read.has(extname(path)) && !thisTest.test(path)).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesIn(path);
    return [relative(root, path).split(sep).join('/')];
  });
}

test('every citation, file and link in comments and documents leads to something in the repository', () => {
  expect(leadsNowhere(texts, paths)).toEqual([]);
});

test('each decision has a number of its own, a date and its four parts', () => {
  const decisions = [...texts].filter(([path]) => path.startsWith('docs/decisions/'));
  const numbers = decisions.map(([path]) => path.slice('docs/decisions/'.length).slice(0, 3));
  expect(new Set(numbers).size).toBe(decisions.length);
  for (const [path, text] of decisions) {
    const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part);
    expect(parts, path).toEqual(['Context', 'Decision', 'Consequences', 'What would change our mind']);
    expect(text, path).toMatch(/^# \d{3}\. .+\n\n\d{1,2} \p{L}+ \d{4}\n/u);
  }
});

test('docs/security.md has each number of the standard once, and lists at its top whatever does not hold whole', () => {
  const [top, ...chapters] = texts.get('docs/security.md').split(/^## V/m);
  const rows = chapters.flatMap((chapter) =>
    [...chapter.matchAll(/^\| (\d[\d., to]*) \| .+ \| (.+) \|$/gm)].map(([, numbers, here]) => ({ numbers, here })),
  );
  const numbers = rows.flatMap((row) => row.numbers.split(/, | to /));
  expect(numbers.length).toBeGreaterThan(200);
  expect(new Set(numbers).size).toBe(numbers.length);
  const [, listed] = /^What does not hold whole: (.+)\.$/m.exec(top);
  expect(listed.split(/[,;] /)).toEqual(rows.filter(({ here }) => /^\*\*(?:in part|no)\*\*/.test(here)).map((row) => row.numbers));
  for (const { numbers: at, here } of rows) expect(here, at).toMatch(/^(?:holds\b|n\/a: |yours: |\*\*(?:in part|no)\*\*: )/);
});

/** What is found in one more file, beside the documents. */
function foundIn(path, text) {
  const documents = [...texts].filter(([each]) => each.startsWith('docs/'));
  return leadsNowhere(new Map(documents).set(path, text), [...paths, path]).filter((place) => place.startsWith(`${path}:`));
}

test.each([
  ['a section that the product does not have', 'pwa/src/a.ts', '/** As said (product 99.1). */', 'product 99.1'],
  ['a section in the name of a test', 'pwa/src/a.test.ts', "test('it is so (protocol 77)', () => {});", 'protocol 77'],
  ['one decision of several', 'api/src/a.ts', '// Why: decisions 005 and 998.', 'decisions 005 and 998'],
  ['a file in a comment', 'api/src/a.ts', '// See `sync/nothing-here.ts`.', '`sync/nothing-here.ts`'],
  ['a file in a document', 'docs/a.md', 'Edit `packages/contract/src/kinds/<kind>.tsx`.', '`packages/contract/src/kinds/<kind>.tsx`'],
  ['a folder in a document', 'README.md', 'All of `pwa/src/nothing-here`.', '`pwa/src/nothing-here`'],
  ['words that no test has', 'docs/a.md', '`session/session.test.ts`: “nobody says so”', '`session/session.test.ts`: “nobody says so”'],
  ['a link to a document', 'docs/a.md', '[more](../docs/nothing-here.md)', '](../docs/nothing-here.md)'],
  ['a link to a heading', 'README.md', '[more](docs/operations.md#nothing-here)', '](docs/operations.md#nothing-here)'],
  ['a picture', 'README.md', '<img src="pwa/public/nothing-here.webp">', 'src="pwa/public/nothing-here.webp"'],
  ['a paper that nobody has', 'pwa/src/a.css', '/* The size of spec section 9. */', 'spec section 9'],
  ['a number of a paper', 'api/src/a.ts', '/** 409 (decision B27). */', 'B27'],
  ['a paper in the name of a test', 'pwa/src/a.test.ts', "test('in the words of the spec', () => {});", 'the spec'],
  ['a paper in a migration that is not translated', 'api/migrations/9999-a.sql', '-- As decision W1 has it.', 'W1'],
])('%s is found where it leads nowhere', (_what, path, text, found) => {
  expect(foundIn(path, `\n${text}\n`)).toEqual([`${path}:2 ${found}`]);
});

test.each([
  ['a section and a decision', 'pwa/src/a.ts', '/** Both (product 4.2, decision 005). */'],
  ['a file by the end of its path', 'pwa/src/a.ts', '// `outbox-rules.ts`, `outbox/outbox-rules.ts` and `#sync/outbox/outbox-rules.ts`.'],
  ['files of which a part varies', 'docs/a.md', '`packages/words/messages/*.json`, `kinds/<kind>.ts`, `api/migrations/00NN-….sql`'],
  ['a heading by its anchor', 'README.md', '[backup](docs/operations.md#3-backup-and-restore)'],
  ['what a build makes, what a server answers', 'docs/a.md', '`api/dist/main.js`, `/api/openapi.json`, `/assets/index-a1.css`'],
  ['a migration by names that are translated', 'api/migrations/9999-a.sql', '-- Spec section 3, decisions W11, B19.'],
])('%s is no fault', (_what, path, text) => {
  expect(foundIn(path, text)).toEqual([]);
});
