import type { AdRow } from '@helpdesk/contract/sync/rows';
import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';

import { renderAt } from '#listings/testing/render-at.tsx';
import { catalogueOf } from '#listings/testing/rows.ts';

import { FurtherDown, HomePage, Notices } from './home-page.tsx';

afterEach(() => speak('en'));

/** The pages of these tests are of 21 November 2026. */
const ad = (title: string, more: Partial<AdRow> = {}): AdRow => ({
  _id: title,
  seq: 1,
  title,
  targetURL: `https://${title.toLowerCase()}.example.org/`,
  priority: 1,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  images: [`/images/${title.toLowerCase()}-1280.webp`],
  translations: {},
  ...more,
});
async function home(ads: AdRow[]): Promise<string> {
  await Promise.all([Notices.load(), FurtherDown.load()]);
  return renderAt('/', HomePage, '/', catalogueOf({ ads }));
}
const titles = (html: string) => [...html.matchAll(/href="https:\/\/(\w+)\.example\.org\/"/g)].map(([, title]) => title);

test('an advertisement is shown from its first day to its last, by priority, and opens its target in a new tab', async () => {
  const html = await home([
    ad('Third', { priority: 3 }),
    ad('LastDay', { priority: 2, endDate: '2026-11-21' }),
    ad('Over', { endDate: '2026-11-20' }),
    ad('FirstDay', { startDate: '2026-11-21' }),
    ad('ToCome', { startDate: '2026-11-22' }),
  ]);
  expect(titles(html)).toEqual(['firstday', 'lastday', 'third']);
  expect(html).toMatch(/<a[^>]*href="https:\/\/firstday\.example\.org\/"[^>]*target="_blank" rel="noopener noreferrer"/);
  expect(html).toContain('alt="FirstDay"');
});

test('an advertisement is told in the language of the page, and marked as English where it is not translated', async () => {
  speak('mr');
  const html = await home([ad('Walks', { translations: { mr: { title: 'भटकंती' } } }), ad('Spices', { priority: 2 })]);
  expect(html).toMatch(/<img[^>]*alt="भटकंती" width/);
  expect(html).toMatch(/<img[^>]*alt="Spices" lang="en"/);
});

test('before any script the first advertisement is in reach and no other is', async () => {
  const html = await home([ad('First'), ad('Second', { priority: 2 })]);
  const slides = html.split('aria-roledescription="carousel"')[1]?.split('href="https://').slice(0, 2) ?? [];
  expect(slides.map((before) => before.includes('inert'))).toEqual([false, true]);
});

test('without an advertisement for today its place is not there', async () => {
  expect(await home([ad('Over', { endDate: '2026-11-20' })])).not.toContain('Advertisements');
});

test('the donor wall has 30 logos with their names, each told once', async () => {
  const html = await home([]);
  const told = [...html.matchAll(/<img[^>]*alt="(Donor \d\d)"/g)].map(([, name]) => name);
  expect(told).toHaveLength(30);
  expect(new Set(told).size).toBe(30);
  expect(html.match(/<ul[^>]*aria-hidden="true"/g)).toHaveLength(3);
});

test('what the page shows is in its order (product 3.2)', async () => {
  const html = await home([ad('First')]);
  const sections = [
    'Welcome to Junnar',
    'Advertisements',
    'Tourist Favourites',
    'Accommodation</h2>',
    'Restaurants</h2>',
    'Get In Touch',
    'Our donors',
    'Explore More',
  ];
  const found = sections.map((words) => html.indexOf(words));
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((a, b) => a - b));
});
