import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@helpdesk/contract/languages';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';

import { partTags, sourceOf } from './part-tags.ts';
import { createAppRouter } from './routes.tsx';

/** What `npm start` serves; `npm test` builds it first. */
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const read = (path: string) => readFileSync(dist + path);
const kilobytes = (paths: string[], size: (bytes: Buffer) => number) => paths.reduce((sum, path) => sum + size(read(path)), 0) / 1000;

const page = read('index.html').toString();
const worker = read('sw.js').toString();
const assets = readdirSync(`${dist}assets`).map((name) => `assets/${name}`);
const scripts = assets.filter((name) => name.endsWith('.js'));

/** Scripts and styles that index.html names: the entry, what it imports, its style sheets. */
const firstPage = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, path]) => path ?? []);
const tagsOf = partTags(read('.vite/manifest.json').toString());
const latinFonts = assets.filter((name) => /-latin-.*\.woff2$/.test(name));

/** Spellings that one of the browsers we build for does not know and that no build step replaces. */
const tooNew = [
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bAbortSignal\.(?:any|timeout)\(/,
  /\bArray\.fromAsync\(/,
  /\(\?<[=!]/,
];

/** As the build packed it, if that made it smaller. */
const kilobytesOnTheWire = (path: string) => read(existsSync(`${dist}${path}.br`) ? `${path}.br` : path).length / 1000;
/** As the server names them in the first HTML: what all pages need, what this one needs besides, and its language's words. */
const partsOf = (part: string, language: Language) => {
  const { styles, scripts: own } = tagsOf(part, language);
  return [...firstPage, ...[...(styles + own).matchAll(/href="\/([^"]+)"/g)].flatMap(([, path]) => path ?? [])];
};
/** Every page that comes as a file of its own, by the table of routes. */
const { routesById } = createAppRouter({ history: createMemoryHistory(), rememberedLanguage: () => 'en' });
const pages = Object.values(routesById).flatMap(({ options }) => options.staticData?.part ?? []);

test('the build knows of every page which others it shares its files with', () => {
  const config = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');
  expect(pages.length).toBeGreaterThan(15);
  for (const name of pages) expect(config).toContain(`/${sourceOf(name)}.tsx'`);
});

test.each(pages)('scripts and styles before %s can be used are at most 113 kB on the wire, in every language', (page) => {
  for (const language of languages) {
    const shares = partsOf(page, language).map((path) => ({ path, size: kilobytesOnTheWire(path) }));
    expect(shares.length).toBeGreaterThan(5);
    const sum = shares.reduce((total, { size }) => total + size, 0);
    expect(sum, shares.map(({ path, size }) => `${path} ${size}`).join('\n')).toBeLessThanOrEqual(113);
  }
});

test('a page names the words of its own language only', () => {
  for (const language of languages) {
    const tables = partsOf('HomePage', language).filter((path) => /\/words-/.test(path));
    expect(tables).toEqual([expect.stringContaining(`words-${language}-`)]);
  }
});

test('the fonts of the first page are at most 60 kB', () => {
  expect(latinFonts).toHaveLength(3);
  expect(kilobytes(latinFonts, (bytes) => bytes.length)).toBeLessThanOrEqual(60);
});

test('each file that shrinks lies compressed beside itself', () => {
  for (const path of [...firstPage, 'index.html', 'sw.js']) {
    for (const ending of ['br', 'gz']) expect(read(`${path}.${ending}`).length).toBeLessThan(read(path).length);
  }
});

test('the page itself loads nothing but what opens the app once it is seen', () => {
  const own = page.replace(/<template[\s\S]*?<\/template>/, '');
  expect([...own.matchAll(/<script[^>]*src="([^"]+)"|rel="modulepreload"/g)].map(([, path]) => path)).toEqual(['/start.js']);
});

test('no script stands inside the page, so the security policy can forbid them all', () => {
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
});

test.each([...scripts, 'sw.js'])('the oldest phone that is served understands %s', (path) => {
  const script = read(path).toString();
  expect(tooNew.filter((spelling) => spelling.test(script))).toEqual([]);
});

const backOffice = assets.filter((name) => /^assets\/admin-.*\.(?:js|css)$/.test(name));

test('every script, style and Latin font of the public app is kept for use without signal', () => {
  const kept = assets
    .filter((name) => /\.(?:js|css|svg)$/.test(name) && !backOffice.includes(name))
    .concat(latinFonts, 'index.html', 'start.js', 'manifest.webmanifest');
  expect(kept.filter((path) => !worker.includes(`"${path}"`))).toEqual([]);
});

test('nothing of the back-office or the kiosk is kept on a traveller’s phone', () => {
  expect(backOffice.length).toBeGreaterThan(1);
  expect(worker).not.toMatch(/"assets\/[^"]*(?:admin|kiosk)/i);
});

test('nor is any of it in a file of the public app, its words and its libraries included', () => {
  const ours = scripts.filter((path) => !backOffice.includes(path)).map((path) => read(path).toString());
  const theirs = backOffice.map((path) => read(path).toString()).join();
  for (const mark of ['Confirm Action', 'Add Tourism Details', 'File names must be unique', '/upload-image', 'invalidateQueries']) {
    expect(theirs).toContain(mark);
    expect(ours.filter((script) => script.includes(mark))).toEqual([]);
  }
});

test('what only the first HTML says of a page is made on no phone', () => {
  const made = [...scripts, 'sw.js'].filter((path) => /schema\.org|BreadcrumbList|og:image/.test(read(path).toString()));
  expect(made).toEqual([]);
});

test('the worker carries no React', () => {
  expect(worker).not.toMatch(/react\.(?:transitional\.)?element|__REACT/);
});
