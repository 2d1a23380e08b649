import { existsSync } from 'node:fs';
import { inEachTranslation, languages } from '@helpdesk/contract/languages';
import { filterListingsInParts } from '@helpdesk/contract/rules/listing-filter';
import { indexOf } from '@helpdesk/contract/search/kept-index';
import { nearestInParts, nearestNames } from '@helpdesk/contract/search/search-nearest';
import type { SearchedRow } from '@helpdesk/contract/search/searched-tables';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, test, vi } from 'vitest';

import { dist, kinds, pageOf, type Rows, read, rows, turnsGiven } from '#app/testing/built-pages.ts';

test('no page in any language says whom to call at a stay or a restaurant', async () => {
  const canary = /Canary Person|00009\d{5}/;
  const known: Rows = {
    ...rows,
    resorts: rows.resorts.map((row, at) => ({
      ...row,
      contactPersonName: `Canary Person ${at}`,
      translations: inEachTranslation((language) => ({ ...row.translations[language], contactPersonName: `Canary Person ${at}` })),
      contactPhoneNumber: `+9100009${10_000 + at}`,
    })),
    restaurants: rows.restaurants.map((row, at) => ({ ...row, contactNumber: `+9100009${20_000 + at}` })),
  };
  expect(JSON.stringify(known)).toMatch(canary);
  const details = [
    ...rows.resorts.map(({ slug }) => `/accommodation-directory/${slug}`),
    ...rows.restaurants.map(({ slug }) => `/restaurant-directory/${slug}`),
    ...rows.places.map(({ slug }) => `/tourism-directory/${slug}`),
  ];
  for (const language of languages) {
    for (const address of [...kinds, ...details]) expect(await pageOf(address, language, known), address).not.toMatch(canary);
  }
});

test('without scripts a page says what it lacks, in its language, and the shell that it shows nothing', async () => {
  const said = (html: string) => /<noscript><p class="wrap">([^<]*)<\/p><\/noscript>/.exec(html)?.[1];
  for (const language of languages) expect(said(await pageOf('/', language))).toBe(messagesIn(language).server_without_scripts());
  expect(said(read('index.html'))).toBe(messagesIn('en').server_needs_scripts());
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
    const ofModules = [...classes].filter((name) => /_/.test(name));
    expect(ofModules.length).toBeGreaterThan(10);
    expect(
      ofModules.filter((name) => !sheets.includes(`.${name}`)),
      address,
    ).toEqual([]);
  }
});

test('a page is painted without another file: its styles stand inside it, and its scripts wait for it', async () => {
  for (const address of kinds) {
    const html = await pageOf(address);
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.length, address).toBeGreaterThan(0);
    expect(sheets.filter((tag) => !tag.endsWith(' disabled>'))).toEqual([]);
    const held = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
    expect(held).toEqual(sheets.map((tag) => read(/href="\/([^"]+)"/.exec(tag)?.[1] ?? '')));
    const scripts = html.match(/<script[^>]* src="[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !/ (?:defer|type="module")/.test(tag))).toEqual([]);
  }
});

const placesIndex = () => [{ table: 'places' as const, index: indexOf<SearchedRow>('places', rows.places) }];
const searchPage = (search: string, held?: Rows) => pageOf(`/tourism-directory?search=${encodeURIComponent(search)}`, 'en', held);

test('a page that finds nothing offers the names that come nearest', async () => {
  const search = 'shivnerx zzzzz qqqqq';
  const names = nearestNames(placesIndex(), search, 'search').map(({ row }) => row.name);
  expect(names.length).toBeGreaterThan(0);
  const html = await searchPage(search);
  for (const name of names) expect(html).toContain(name);
});

test('a page that finds nothing is searched in turns, and so is what comes near: between all their parts others are answered', async () => {
  const search = 'bbbbb zzzzz qqqqq xxxxx ggggg yyyyy uuuuu jjjjj';
  // Each part is longer than a turn may be.
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 10;
    return time;
  });
  const before = turnsGiven();
  await searchPage(search, { ...rows, places: [...rows.places], regions: [...rows.regions] });
  clock.mockRestore();
  const parts = [filterListingsInParts(rows, 'places', { search }, 'en'), nearestInParts(placesIndex(), search, 'search')];
  const ofRows = rows.places.length + rows.regions.length - 2;
  expect(turnsGiven() - before).toBeGreaterThanOrEqual(ofRows + parts.reduce((sum, each) => sum + [...each].length, 0));
});

test('the style sheet of all pages comes first: the first one orders the cascade layers', async () => {
  const [common = 'none'] = /\/assets\/common-[^"]+\.css/.exec(read('index.html')) ?? [];
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

test('each picture has its size, the largest of home and of a listing goes first, and what is below the fold waits', async () => {
  for (const address of kinds) {
    const pictures = [...(await pageOf(address)).matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
    expect(
      pictures.filter((tag) => !/\swidth="\d+"/.test(tag) || !/\sheight="\d+"/.test(tag)),
      address,
    ).toEqual([]);
    const first = pictures.filter((tag) => /fetchpriority="high"/i.test(tag));
    expect(first.length, address).toBe(/^\/$|-directory\/./.test(address) ? 1 : 0);
    // Home has the four advertisements behind its first picture.
    expect(
      pictures.slice(5).filter((tag) => !tag.includes('loading="lazy"')),
      address,
    ).toEqual([]);
  }
});
