import { expect, test } from 'vitest';

import { renderAt } from '#listings/testing/render-at.tsx';
import { catalogueOf, place, resort } from '#listings/testing/rows.ts';

import { ResortListPage } from './resort-list-page.tsx';
import { ResortPage } from './resort-page.tsx';

const lodge = resort('Teen Darwaja Lodge', { nearbyPlaceIds: ['shivneri fort'] });
const camp = resort('Wild Camp', {
  categories: ['Signature Stay'],
  amenitiesOffered: { ...lodge.amenitiesOffered, wifi: true, petFriendly: true },
});
const catalogue = catalogueOf({ places: [place('Shivneri Fort')], resorts: [lodge, camp] });

const detail = (slug: string) =>
  renderAt('/accommodation-directory/$resortName', ResortPage, `/accommodation-directory/${slug}`, catalogue);
const list = (query: string) => renderAt('/accommodation-directory', ResortListPage, `/accommodation-directory${query}`, catalogue);

test('only the amenities that a stay offers are named', async () => {
  const html = await detail('wild-camp');
  expect(html).toContain('Amenities');
  expect(html).toContain('WiFi');
  expect(html).toContain('Pet Friendly');
  for (const absent of ['Parking', 'Room Service', 'Swimming Pool', 'Air Conditioning', 'Breakfast Included', 'Fitness Center']) {
    expect(html).not.toContain(absent);
  }
});

test('a stay that offers none has no such heading', async () => {
  expect(await detail('teen-darwaja-lodge')).not.toContain('Amenities');
});

test('a stay shows what kind it is and what is near, and keeps its contact to itself', async () => {
  const html = await detail('teen-darwaja-lodge');
  expect(html).toContain('Budget Stay');
  expect(html).toContain('href="/tourism-directory/shivneri-fort"');
  expect(html).not.toContain('0000010001');
  expect(html).not.toContain('Asha');
});

test('a stay is booked, and the map comes second', async () => {
  const html = await detail('teen-darwaja-lodge');
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Book Now</);
  expect(html.indexOf('Book Now')).toBeLessThan(html.indexOf('Open map'));
});

test('chips and amenities filter by the address', async () => {
  expect(await list('?search=Signature%20Stay')).not.toContain('Teen Darwaja Lodge');
  expect(await list('?search=Budget%20Stay')).not.toContain('Wild Camp');
  expect(await list('?search=Signature%20Stay')).toMatch(/aria-pressed="true"[^>]*>Signature Stays</);
  expect(await list('?amenity=wifi')).not.toContain('Teen Darwaja Lodge');
  expect(await list('?amenity=lift')).toContain('Teen Darwaja Lodge');
});

test('nothing found is said to the letter (product 3.4)', async () => {
  expect(await list('?search=zzz')).toContain('No resorts match your search.');
});
