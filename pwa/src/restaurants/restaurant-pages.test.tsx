import { expect, test } from 'vitest';

import { renderAt } from '#listings/testing/render-at.tsx';
import { catalogueOf, place, restaurant } from '#listings/testing/rows.ts';

import { RestaurantListPage } from './restaurant-list-page.tsx';
import { RestaurantPage } from './restaurant-page.tsx';

const thali = restaurant('Thali House', { categories: ['Maharashtrian', 'Veg'], nearbyPlaceIds: ['shivneri fort'] });
const grill = restaurant('Ghat Grill', { categories: ['Non Veg'] });
const catalogue = catalogueOf({ places: [place('Shivneri Fort')], restaurants: [thali, grill] });

const list = (query: string) => renderAt('/restaurant-directory', RestaurantListPage, `/restaurant-directory${query}`, catalogue);

test('the directory has its heading, its introduction and its four chips', async () => {
  const html = await list('');
  expect(html).toContain('>Restaurants Directory</h1>');
  expect(html).toContain('Home-cooked thalis');
  for (const chip of ['Popular', 'Maharashtrian', 'Veg', 'Non Veg']) expect(html).toMatch(new RegExp(`aria-pressed="false"[^>]*>${chip}<`));
});

test('Veg does not list Non Veg', async () => {
  expect(await list('?search=Veg')).not.toContain('Ghat Grill');
  expect(await list('?search=Non%20Veg')).not.toContain('Thali House');
});

test('nothing found is said to the letter (product 3.4)', async () => {
  expect(await list('?search=zzz')).toContain('No tourist places match your search.');
});

test('a restaurant shows what it cooks and what is near, and keeps its number to itself', async () => {
  const html = await renderAt('/restaurant-directory/$restaurantName', RestaurantPage, '/restaurant-directory/thali-house', catalogue);
  expect(html).toContain('Maharashtrian · Veg');
  expect(html).toContain('href="/tourism-directory/shivneri-fort"');
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Book a Table</);
  expect(html).not.toContain('0000020001');
});
