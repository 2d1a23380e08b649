import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { MakePage, PageAsked, PageMaker } from '@helpdesk/contract/page';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { type Language, languages } from '@helpdesk/words/language';
import { expect, test } from 'vitest';

/** What `npm start` serves; `npm test` builds it first. */
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const read = (path: string) => readFileSync(dist + path, 'utf8');
const { openPages } = (await import(fileURLToPath(new URL('../../dist-server/server.js', import.meta.url)))) as PageMaker;
const makePage: MakePage = openPages(read('index.html'), read('.vite/manifest.json'));

const stamped = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, seq: 1 }));
type Rows = PageAsked['catalogue']['rows'];
const { categories, regions, places, resorts, restaurants, ads, reports, notices } = sampleRegion;
const rows: Rows = {
  categories: stamped(categories),
  regions: stamped(regions),
  places: stamped(places),
  resorts: stamped(resorts),
  restaurants: stamped(restaurants),
  ads: stamped(ads),
  reports: stamped(reports),
  notices: stamped(notices),
};

const pageOf = (address: string, language: Language = 'en', held = rows) =>
  makePage({
    address,
    language,
    catalogue: { epoch: 'test', seq: 1, rows: held },
    day: '2026-11-21',
    origin: 'https://junnar.example.org',
  });

const segment = (name: string) => encodeURIComponent(name.toLowerCase());
const kinds = [
  '/',
  '/tourism-directory',
  '/accommodation-directory',
  '/restaurant-directory',
  '/about-us',
  '/events',
  '/donate-for-junnar',
  '/contact-us',
  '/requests',
  '/privacy-policy',
  '/terms-and-conditions',
  '/nowhere',
  `/${segment(categories[0]?.name ?? '')}`,
  `/${segment(categories[0]?.name ?? '')}/${segment(regions[0]?.name ?? '')}`,
  `/tourism-directory/${places[0]?.slug}`,
  `/accommodation-directory/${resorts[0]?.slug}`,
  `/restaurant-directory/${restaurants[0]?.slug}`,
];

/** A region as large as a country's: the sample over and over, each under a name of its own. */
function manyRows(count: number): Rows {
  const many = <Row extends { _id: string; name: string; slug: string }>(some: readonly Row[]): Row[] =>
    Array.from({ length: Math.ceil(count / 3) }, (_, at) => {
      const row = some[at % some.length] as Row;
      return { ...row, _id: `${row._id}-${at}`, slug: `${row.slug}-${at}`, name: `${row.name} ${at}` };
    });
  return { ...rows, places: many(rows.places), resorts: many(rows.resorts), restaurants: many(rows.restaurants) };
}
/** As the server packs them. */
const packed = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length / 1000;

test.each(languages)('each kind of page is at most 30 kB on the wire with 5,000 listings, in %s', async (language) => {
  const many = manyRows(5_000);
  const sizes = new Map<string, number>();
  for (const address of kinds) {
    const ofMany = /^\/[^/]+-directory\/./.test(address) ? `${address}-0` : address;
    sizes.set(ofMany, packed(await pageOf(ofMany, language, many)));
  }
  expect([...sizes].filter(([, size]) => size > 30)).toEqual([]);
});

test('no page in any language says whom to call at a stay or a restaurant', async () => {
  const canary = /Canary Person|00009\d{5}/;
  const known: Rows = {
    ...rows,
    resorts: rows.resorts.map((row, at) => ({
      ...row,
      contactPersonName: `Canary Person ${at}`,
      contactPhoneNumber: `+9100009${10_000 + at}`,
    })),
    restaurants: rows.restaurants.map((row, at) => ({ ...row, contactNumber: `+9100009${20_000 + at}` })),
  };
  expect(JSON.stringify(known)).toMatch(canary);
  const details = [
    ...resorts.map(({ slug }) => `/accommodation-directory/${slug}`),
    ...restaurants.map(({ slug }) => `/restaurant-directory/${slug}`),
    ...places.map(({ slug }) => `/tourism-directory/${slug}`),
  ];
  for (const language of languages) {
    for (const address of [...kinds, ...details]) expect(await pageOf(address, language, known), address).not.toMatch(canary);
  }
});

test('every file that a page names was built, and no class of its elements is unknown to its style sheets', async () => {
  for (const address of kinds) {
    const html = await pageOf(address);
    const named = [...html.matchAll(/(?:src|href)="(\/(?:assets|art|icons)\/[^"#]+|\/[\w-]+\.(?:js|svg))/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(3);
    expect(
      named.filter((path) => !existsSync(dist + path)),
      address,
    ).toEqual([]);
    const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, path = '']) => read(path)).join();
    const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    const ofModules = [...classes].filter((name) => /-module_/.test(name));
    expect(ofModules.length).toBeGreaterThan(10);
    expect(
      ofModules.filter((name) => !sheets.includes(`.${name}`)),
      address,
    ).toEqual([]);
  }
});

test('the style sheet of all pages comes first: the first one orders the cascade layers', async () => {
  const [common] = /\/assets\/index-[^"]+\.css/.exec(read('index.html')) ?? [];
  for (const address of kinds) {
    const sheets = [...(await pageOf(address)).matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, path]) => path);
    expect(sheets[0], address).toBe(common);
  }
});

test('a page says its language, its name once, and has no script inside that runs', async () => {
  for (const language of languages) {
    const html = await pageOf('/tourism-directory', language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html.match(/<title/g)).toHaveLength(1);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html.indexOf('<title')).toBeLessThan(html.indexOf('</head>'));
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)(?! type="application\/(?:ld\+)?json")/);
  }
});
