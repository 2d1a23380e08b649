import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/** Whether a listing is open is decided in one folder (decision 119). */
const home = 'packages/contract/src/opening/';

/** Hours that no notice is about and forms that show a field as it is. */
const allowed = new Set([
  'packages/contract/src/kinds/service.ts',
  'packages/contract/src/wishes/where.ts',
  'pwa/src/admin/fields/field-labels.ts',
  'pwa/src/listings/map/marks.ts',
  'pwa/src/services/service-form.tsx',
  'pwa/src/services/service-view.tsx',
]);

const signs = [
  ['reads the hours itself', /\b(?:isOpenAt|openingAt|spansOn)\b/],
  ['reads that it is always open', /\bopenAlways\b/],
  ['decides what a notice closes', /\bnotices?\b[^;]*kind\s*===\s*'closed'/],
  ['says hours of the clock itself', /\bopen_(?:now_until|opens_|always|closed_until|warned_until)/],
];
const mayReadWords = new Set(['pwa/src/listings/opening/opening-in-words.ts', 'pwa/src/listings/opening/restriction-in-words.ts']);

const answersItself = (path, text) =>
  path.startsWith(home) || allowed.has(path)
    ? []
    : signs
        .filter(([what, sign]) => sign.test(text) && !(what.startsWith('says') && mayReadWords.has(path)))
        .map(([what]) => `${path} ${what}`);

const sources = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'api/src', 'packages', 'pwa/src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|sample-data|\/generated\//.test(path));

test('whether a listing is open is answered by one function, and said by another', () => {
  expect(sources().flatMap((path) => answersItself(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('another place that answers it itself is found', () => {
  for (const planted of [
    "import { openingAt } from '@helpdesk/contract/opening/opening';",
    "import { isOpenAt } from '@helpdesk/contract/opening/open-at';",
    'const open = spansOn(listing.hours, day).length > 0;',
    '{service.openAlways && <b>open</b>}',
    "const shut = catalogue.rows.notices.some((notice) => notice.kind === 'closed');",
    'm.open_now_until({ time })',
  ])
    expect(answersItself('pwa/src/new/page.tsx', planted), planted).toHaveLength(1);
});
