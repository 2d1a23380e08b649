import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import { planIn } from '#mine/plan-link.ts';
import { takenPage } from './taken-page.ts';

const stamped = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, seq: 1 }));
const { categories, regions, places, resorts, restaurants, services, ads, reports, notices, helpdesk } = sampleRegion;
const catalogue = buildCatalogue(
  { epoch: 'test', seq: 1 },
  {
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
  },
);
const open = { origin: 'https://junnar.example.org', language: 'mr', catalogue, saved: undefined, day: '2026-11-24' } as const;
const fort = places.find(({ slug }) => slug === 'shivneri-fort');

test('a listing is taken along by its short link, in the language that is spoken', () => {
  const id = fort?._id;
  expect(takenPage({ ...open, path: '/tourism-directory/shivneri-fort' })).toEqual({
    code: `https://junnar.example.org/q/${id}?lang=mr`,
    text: `junnar.example.org/q/${id}?lang=mr`,
  });
  expect(takenPage({ ...open, language: 'en', path: '/tourism-directory/shivneri-fort' }).code).toBe(`https://junnar.example.org/q/${id}`);
});

test.each([
  ['/kiosk', '/?lang=mr'],
  ['/events', '/events?lang=mr'],
  ['/tourism-directory', '/tourism-directory?lang=mr'],
  ['/tourism-directory/nowhere', '/tourism-directory/nowhere?lang=mr'],
  ['/saved', '/saved?lang=mr'],
])('%s is taken along as %s', (path, taken) => {
  expect(takenPage({ ...open, path }).code).toBe(`https://junnar.example.org${taken}`);
});

test('a plan is taken along with its stops, which stand in no text under the code', () => {
  const { code, text } = takenPage({ ...open, path: '/saved', saved: { ids: [], stops: [fort?._id ?? ''] } });
  expect(planIn(new URL(code).hash)).toEqual({ day: '2026-11-24', stops: [fort?._id] });
  expect(text).toBe('junnar.example.org/saved?lang=mr');
});
