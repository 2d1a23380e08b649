import { expect, test } from 'vitest';

import { renderAt } from '#listings/testing/render-at.tsx';
import { catalogueOf, place } from '#listings/testing/rows.ts';

import { CategoryPage } from './category-page.tsx';
import { RegionPage } from './region-page.tsx';

const category = (name: string) => ({
  _id: name,
  seq: 1,
  name,
  heading: `${name} here`,
  description: 'Go early.',
  alternateNames: [],
  formerNames: [],
  translations: {},
});
const region = (name: string, content = '') => ({
  _id: name,
  seq: 1,
  name,
  content,
  alternateNames: [],
  formerNames: [],
  translations: {},
});

const catalogue = catalogueOf({
  categories: [category('Forts'), category('Dams & Lakes')],
  regions: [region('Ale, Belhe & Ane', 'Dry hills.'), region('Otur')],
  places: [
    place('Ane Fort', { categoryIds: ['Forts'], regionId: 'Ale, Belhe & Ane' }),
    place('Otur Fort', { categoryIds: ['Forts'], regionId: 'Otur' }),
    place('Lost Fort', { categoryIds: ['Forts'], regionId: null }),
  ],
});

const atCategory = (address: string) => renderAt('/$categoryName', CategoryPage, address, catalogue);
const atRegion = (address: string) => renderAt('/$categoryName/$regionName', RegionPage, address, catalogue);

test('a category has a button per region that holds a place of it, lower-cased and percent-encoded', async () => {
  const html = await atCategory('/forts');
  expect(html).toContain('Forts here');
  expect(html).toContain('Go early.');
  expect(html).toContain('href="/forts/ale%2C%20belhe%20%26%20ane"');
  expect(html).toContain('href="/forts/otur"');
});

test('places without a region come last under Unknown Region', async () => {
  const html = await atCategory('/forts');
  expect(html.indexOf('Unknown Region')).toBeGreaterThan(html.indexOf('Otur'));
  expect(html).toContain('href="/forts/unknown%20region"');
  const unknown = await atRegion('/forts/unknown%20region');
  expect(unknown).toContain('Explore the Unknown Region');
  expect(unknown).toContain('href="/tourism-directory/lost-fort"');
});

test('a region shows its text and a button per place of the category', async () => {
  const html = await atRegion('/forts/ale%2C%20belhe%20%26%20ane');
  expect(html).toContain('Explore the Ale, Belhe & Ane Region');
  expect(html).toContain('Dry hills.');
  expect(html).toContain('href="/tourism-directory/ane-fort"');
  expect(html).not.toContain('Otur Fort');
});

test('a region without a text and a region without a place say so to the letter (product 3.3)', async () => {
  expect(await atRegion('/forts/otur')).toContain('No content available.');
  const empty = await atRegion(`/${encodeURIComponent('dams & lakes')}/otur`);
  expect(empty).toContain('No data available for the selected region.');
});

test('unknown categories and regions are not found', async () => {
  expect(await atCategory('/castles')).toContain('There is no such page');
  expect(await atRegion('/castles/otur')).toContain('There is no such page');
  expect(await atRegion('/forts/goa')).toContain('There is no such page');
});
