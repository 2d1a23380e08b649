import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '@helpdesk/contract/languages';
import type { EmbedView, PageAsked, PageMaker } from '@helpdesk/contract/sync/page';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { siteIfAny } from '@helpdesk/site/here';

import { pagesOfWords, segment } from './addresses.ts';

/** What `npm start` serves; `npm test` builds it first. */
export const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));
export const read = (path: string) => readFileSync(dist + path, 'utf8');
const { openPages } = (await import(fileURLToPath(new URL('../../../dist-server/server.js', import.meta.url)))) as PageMaker;
let turns = 0;
/** How often others had their turn while pages were made. */
export const turnsGiven = () => turns;
const { makePage, embed } = openPages(
  read('.vite/manifest.json'),
  siteIfAny,
  (address) => read(address.slice(1)),
  () => {
    turns += 1;
    return setImmediate();
  },
);

const stamped = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, seq: 1 }));
export type Rows = PageAsked['catalogue']['rows'];
const { categories, regions, places, resorts, restaurants, services, ads, reports, notices, helpdesk } = sampleRegion;
/** Those of the sample region. */
export const rows: Rows = {
  categories: stamped(categories),
  regions: stamped(regions),
  places: stamped(places),
  resorts: stamped(resorts),
  restaurants: stamped(restaurants),
  services: stamped(services),
  ads: stamped(ads),
  reports: stamped(reports),
  notices: stamped(notices),
  helpdesk: stamped(helpdesk),
};

export const pageOf = (address: string, language: Language = 'en', held = rows) =>
  makePage({
    address,
    language,
    catalogue: { epoch: 'test', seq: 1, rows: held },
    day: '2026-11-21',
    origin: 'https://junnar.example.org',
  });

/** An address of each kind of page. */
export const kinds = [
  '/',
  '/tourism-directory',
  '/accommodation-directory',
  '/restaurant-directory',
  ...pagesOfWords,
  '/nowhere',
  `/${segment(categories[0]?.name ?? '')}`,
  `/${segment(categories[0]?.name ?? '')}/${segment(regions[0]?.name ?? '')}`,
  `/tourism-directory/${places[0]?.slug}`,
  `/accommodation-directory/${resorts[0]?.slug}`,
  `/restaurant-directory/${restaurants[0]?.slug}`,
];

/** What another site shows in a frame, as it was built. */
export const frameOf = (view: EmbedView, language: Language) =>
  embed.make({ view, language, catalogue: { epoch: 'test', seq: 1, rows }, day: '2026-11-21', origin: 'https://junnar.example.org' });
