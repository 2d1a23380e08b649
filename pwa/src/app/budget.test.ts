import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

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

test('scripts and styles of the first page are at most 140 kB on the wire', () => {
  expect(firstPage.length).toBeGreaterThan(2);
  expect(kilobytes(firstPage, (bytes) => brotliCompressSync(bytes).length)).toBeLessThanOrEqual(140);
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
    .concat(latinFonts, 'index.html', 'theme.js', 'manifest.webmanifest');
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
