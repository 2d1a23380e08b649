import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** These ask for a file until it comes, or let what asks for a page say that it did not. */
const retrying = new Set(['deferred', 'whenLoaded', 'hydratedLater', 'loadUntilHere', 'loadForTap', 'part', 'page', 'directory', 'late']);

/** Files whose import may be lost, and why. */
const mayLose: Readonly<Record<string, string>> = {
  'app/entry/after-first-paint.ts': 'Counts and the first script, which are asked for again by what calls them',
  'app/routes.tsx': 'Loaders that are given to `part`',
  'app/shell/use-visitor-count.ts': 'A number that is never missed, asked for again when the network is back',
  'catalogue/attach.ts': 'The outcome says so',
  'catalogue/catalogue-sync.ts': 'The outcome says so',
  'enquiries/contact-form.tsx': 'The form says so (`submissions/use-submission.ts`)',
  'mine/kiosk-storage.ts': 'Of kiosks',
  'mine/outbox.ts': 'Asked for by `loadUntilHere`, and the form says so',
  'mine/own-outbox-storage.ts': 'Of kiosks',
  'mine/storage.ts': 'As where the phone refuses to store',
  'mine/use-missed-search.ts': 'A count',
  'open-data/use-dataset-state.ts': 'Digests beside the files, asked for again when the network is back',
  'submissions/use-submission.ts': 'The form says so',
};

/** Names of the calls in whose arguments a text stands at this place. */
function callsAround(text: string, place: number): string[] {
  const names: string[] = [];
  let closed = 0;
  for (let at = place - 1; at >= 0; at -= 1) {
    if (text[at] === ')') closed += 1;
    else if (text[at] === '(' && closed > 0) closed -= 1;
    else if (text[at] === '(') names.push(/([\w$]+)(?:<[^<>()]*>)?$/.exec(text.slice(0, at))?.[1] ?? '');
  }
  return names;
}

const isLost = (text: string): boolean =>
  [...text.matchAll(/(?<!typeof )\bimport\(/g)].some(({ index }) => !callsAround(text, index).some((name) => retrying.has(name)));

/** What visitors load: neither tests nor what only the back-office, a kiosk, the worker or the guide file has. */
const isPublic = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/\.test\.|(?:^|\/)(?:testing|admin|back-office|office|kiosk|kiosks|sw|guide-file|dashboard|accounts|desk-guide)\//.test(path);

test('no lazily loaded file of the public app is lost in silence: each is asked for again, or its loss is said', () => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPublic);
  const losing = paths.filter((path) => isLost(readFileSync(join(folder, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*$/gm, '')));
  expect(losing.sort()).toEqual(Object.keys(mayLose).sort());
});

test.each([
  ["const Part = deferred(async () => (await import('./part.tsx')).Part, 'later');", false],
  ["void loadForTap(() => import('./part.ts')).then(({ act }) => act());", false],
  ["const start = async () => (await import('./share.ts')).share();", true],
  ["void import('./find-me.ts').then(({ findMe }) => findMe());", true],
  ["loadForTap(ready);\nonClick={() => void import('./part.ts')}", true],
  ["type Share = typeof import('./share.ts');", false],
])('of %s this is %s', (text, lost) => {
  expect(isLost(text)).toBe(lost);
});
