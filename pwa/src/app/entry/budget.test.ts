import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Language, languages } from '@helpdesk/contract/languages';
import { createMemoryHistory, type StaticDataRouteOption } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createAppRouter } from '#app/routes.tsx';
import { documentFiles, sourceOf } from './document-files.ts';

/** What `npm start` serves; `npm test` builds it first. */
const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));
const read = (path: string) => readFileSync(dist + path);
const kilobytes = (paths: string[], size: (bytes: Buffer) => number) => paths.reduce((sum, path) => sum + size(read(path)), 0) / 1000;

const page = read('index.html').toString();
const worker = read('sw.js').toString();
const assets = readdirSync(`${dist}assets`).map((name) => `assets/${name}`);
const scripts = assets.filter((name) => name.endsWith('.js'));

/** Scripts and styles that index.html names: what all pages need. */
const firstPage = [...new Set([...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, path]) => path ?? []))];
const { filesOf } = documentFiles(read('.vite/manifest.json').toString());
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
type Page = Pick<StaticDataRouteOption, 'part' | 'messages'>;
/** As the server names them in the first HTML. */
const partsOf = ({ part, messages = [] }: Page, language: Language) => {
  const { start, styles, scripts } = filesOf({ part, messages, language });
  return [start, ...styles.map(({ address }) => address), ...scripts].map((address) => address.slice(1));
};
/** Every page that comes as a file of its own, by the table of routes. */
const { routesById } = createAppRouter({ history: createMemoryHistory(), rememberedLanguage: () => 'en' });
const pages = Object.values(routesById).flatMap(({ options: { staticData } }) => (staticData?.part ? [staticData] : []));

test('the build knows of every page which others it shares its files with', () => {
  const config = readFileSync(new URL('../../../vite.config.ts', import.meta.url), 'utf8');
  expect(pages.length).toBeGreaterThan(15);
  for (const { part = '' } of pages) expect(config).toContain(`/${sourceOf(part)}.tsx'`);
});

test.each(pages)('scripts and styles before $part can be used are at most 115 kB on the wire, in every language', (page) => {
  for (const language of languages) {
    const shares = partsOf(page, language).map((path) => ({ path, size: kilobytesOnTheWire(path) }));
    expect(shares.length).toBeGreaterThan(5);
    const sum = shares.reduce((total, { size }) => total + size, 0);
    expect(sum, shares.map(({ path, size }) => `${path} ${size}`).join('\n')).toBeLessThanOrEqual(115);
  }
});

test.each(pages)('the styles inside the page of $part are at most 10 kB on the wire', ({ part, messages = [] }) => {
  const { styles } = filesOf({ part, messages, language: 'en' });
  const inside = styles.map(({ address }) => read(address.slice(1)).toString()).join('');
  expect(brotliCompressSync(inside).length / 1000).toBeLessThanOrEqual(10);
});

test('no two style sheets of components have the same name, since their classes begin with it', () => {
  const names = readdirSync(fileURLToPath(new URL('../../', import.meta.url)), { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => basename(path));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});

test('a page names the words of its own language only', () => {
  for (const language of languages) {
    const files = partsOf({ part: 'HomePage', messages: ['home'] }, language).filter((path) => /\/(?:en|mr|hi)-/.test(path));
    expect(files).toHaveLength(2);
    for (const file of files) expect(file).toContain(`/${language}-`);
  }
});

test('the fonts of the first page are at most 40 kB', () => {
  expect(latinFonts).toHaveLength(3);
  expect(kilobytes(latinFonts, (bytes) => bytes.length)).toBeLessThanOrEqual(40);
});

test('each file that shrinks lies compressed beside itself', () => {
  const packed = { br: brotliCompressSync, gz: gzipSync };
  for (const path of [...firstPage, 'index.html', 'sw.js']) {
    for (const [ending, pack] of Object.entries(packed)) {
      const shrinks = pack(read(path)).length < read(path).length;
      expect([path, ending, existsSync(`${dist}${path}.${ending}`)]).toEqual([path, ending, shrinks]);
      if (shrinks) expect(read(`${path}.${ending}`).length).toBeLessThan(read(path).length);
    }
  }
});

test('the files of the app stand behind all that is painted, what searches comes after them, and what keeps rows waits until the page can be used', () => {
  const [seen = '', behind = ''] = page.split('<div id="root">');
  const [atOnce = '', later = ''] = behind.split('<template data-later>');
  const namedIn = (html: string) => html.match(/<script[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? [];
  const ofTheApp = namedIn(atOnce).filter((tag) => !tag.includes('/assets/start-'));
  expect(namedIn(seen)).toEqual([expect.stringContaining('/assets/start-')]);
  const main = ofTheApp.findIndex((tag) => /<script[^>]*\/assets\/main-/.test(tag));
  expect(ofTheApp.slice(main + 1)).toContainEqual(expect.stringContaining('/assets/search-'));
  expect(namedIn(later)).toContainEqual(expect.stringContaining('/assets/later-'));
  expect(namedIn(later).filter((tag) => tag.startsWith('<script'))).toEqual([]);
});

test('no script stands inside the page, so the security policy can forbid them all', () => {
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
});

test.each([...scripts, 'sw.js'])('the oldest phone that is served understands %s', (path) => {
  const script = read(path).toString();
  expect(tooNew.filter((spelling) => spelling.test(script))).toEqual([]);
});

const backOffice = assets.filter((name) => /^assets\/admin-.*\.(?:js|css)$/.test(name));
const kiosk = assets.filter((name) => /^assets\/kiosk-.*\.(?:js|css)$/.test(name));

test('every script, style and Latin font of the public app is kept for use without signal', () => {
  const kept = assets
    .filter((name) => /\.(?:js|css|svg)$/.test(name) && !backOffice.includes(name) && !kiosk.includes(name))
    .concat(latinFonts);
  expect(kept.filter((path) => !worker.includes(`"${path}"`))).toEqual([]);
});

test('nothing of the back-office or the kiosk is kept on a traveller’s phone', () => {
  expect(backOffice.length).toBeGreaterThan(1);
  expect(kiosk.length).toBeGreaterThan(1);
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
