import { expect, test } from 'vitest';

import { renderAt } from '#listings/testing/render-at.tsx';
import { catalogueOf, place, resort } from '#listings/testing/rows.ts';

import { notice } from '#sync/testing/rows.ts';
import { PlacePage } from './place-page.tsx';

const region = { _id: 'r', seq: 1, name: 'Ale, Belhe & Ane', content: '', alternateNames: [], formerNames: [], translations: {} };
const fort = place('Shivneri Fort', {
  content: 'Seven gates.\n\nThen the cliff.',
  facts: ['Carry water.'],
  regionId: 'r',
  popular: true,
  checkedOn: '2026-11-18',
  nearbyPlaceIds: ['lenyadri caves', 'deleted since'],
  nearbyResortIds: ['teen darwaja lodge'],
  translations: { mr: { name: 'शिवनेरी किल्ला' } },
});
const catalogue = catalogueOf({ regions: [region], places: [fort, place('Lenyadri Caves')], resorts: [resort('Teen Darwaja Lodge')] });

const at = (address: string, held: typeof catalogue | undefined = catalogue) =>
  renderAt('/tourism-directory/$tourismName', PlacePage, address, held);

test('a place shows its name, text, facts, region, coordinates and the day of its last check', async () => {
  const html = await at('/tourism-directory/shivneri-fort');
  expect(html).toContain('<title>Shivneri Fort · Junnar Tourism Helpdesk</title>');
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const text of [
    '<p>Seven gates.</p><p>Then the cliff.</p>',
    'Carry water.',
    'Ale, Belhe & Ane',
    'Popular',
    '19.2, 73.86',
    'Checked by the helpdesk on 18 November 2026.',
  ]) {
    expect(html).toContain(text);
  }
});

test('three pictures open the gallery, a tile opens the map there, and the map link a new tab', async () => {
  const html = await at('/tourism-directory/shivneri-fort');
  expect(html.match(/Open picture \d of 3/g)).toHaveLength(3);
  expect(html).toMatch(/<a[^>]*aria-label="Open on the map"[^>]*href="\/map\?at=/);
  expect(html).toMatch(/<a[^>]*href="https:\/\/maps\.example\/"[^>]*target="_blank"[^>]*rel="noopener/);
});

test('nearby sections are there only when they hold something', async () => {
  const html = await at('/tourism-directory/shivneri-fort');
  expect(html).toContain('Nearby Tourist Attractions');
  expect(html).toContain('href="/tourism-directory/lenyadri-caves"');
  expect(html).toContain('Nearby Accommodation');
  expect(html).toContain('href="/accommodation-directory/teen-darwaja-lodge"');
  expect(html).not.toContain('Nearby Restaurants');
  expect(await at('/tourism-directory/lenyadri-caves')).not.toContain('Nearby');
});

test('a loading indicator stands there until this phone holds the place', async () => {
  const html = await renderAt('/tourism-directory/$tourismName', PlacePage, '/tourism-directory/shivneri-fort', undefined);
  expect(html).toContain('Loading...');
});

const steps = notice('steps', {
  kind: 'closed',
  heading: 'Rockfall on the west steps',
  content: 'The forest path to the foot is open.',
  source: 'Forest Department',
  listing: { kind: 'places', id: 'shivneri fort' },
  startDate: '2026-11-16',
  endDate: '2026-11-30',
});
const road = notice('road', { kind: 'closed', severity: 'severe', heading: 'The road is gone', listing: { kind: 'regions', id: 'r' } });

test('a closed place says until when, why, what still works, since when and who says so, and in previews of its address', async () => {
  const html = await at('/tourism-directory/shivneri-fort', catalogueOf({ ...catalogue.rows, notices: [steps] }));
  const parts = [
    'Closed until 30 November 2026',
    'Rockfall on',
    'forest path to the foot',
    'From 16 November 2026',
    'Forest Department',
    'Seven gates.',
  ];
  const places = parts.map((part) => html.indexOf(part, html.indexOf('<h1')));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(html).toContain('<meta property="og:description" content="Closed until 30 November 2026. Seven gates.');
  expect(html).toContain('<meta name="description" content="Seven gates.');
});

test.each([
  ['its region', { kind: 'regions', id: 'r' }],
  ['its kind', { kind: 'kinds', id: 'places' }],
  ['everything', null],
] as const)('a closure of %s closes a place on its page, and a severe warning says not to go', async (_, listing) => {
  const html = await at('/tourism-directory/shivneri-fort', catalogueOf({ ...catalogue.rows, notices: [{ ...road, listing }] }));
  expect(html).toContain('The road is gone');
  expect(html).toContain('<b>Closed until 31 December 2026</b>');
  const warning = { ...road, listing, kind: 'danger', heading: 'Landslides' } as const;
  const warned = await at('/tourism-directory/shivneri-fort', catalogueOf({ ...catalogue.rows, notices: [warning] }));
  expect(warned).toContain('Do not go · Danger · until 31 December 2026');
  expect(warned).toContain('content="Do not go. Warning until 31 December 2026. Seven gates.');
});

test('an unknown place is not found', async () => {
  expect(await at('/tourism-directory/nowhere')).toContain('There is no such page');
});
