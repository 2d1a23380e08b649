import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { pageFields } from '@helpdesk/contract/kinds/parts';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { anyFields } from '@helpdesk/contract/testing/any-row';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { factsOnPaper } from '#listings/print/facts-on-paper.ts';
import { renderAt } from '#listings/testing/render-at.tsx';
import { catalogueOf, place, resort, restaurant, service } from '#listings/testing/rows.ts';
import { PlacePage } from '#places/place-page.tsx';
import { ResortPage } from '#resorts/resort-page.tsx';
import { RestaurantPage } from '#restaurants/restaurant-page.tsx';
import { ServicePage } from '#services/service-page.tsx';
import { region } from '#sync/testing/rows.ts';

interface Shown {
  readonly path: string;
  readonly page: () => ReactNode;
  readonly bare: ListingRow;
}

const shown: Readonly<Record<ListingKind, Shown>> = {
  places: { path: '/tourism-directory/$tourismName', page: PlacePage, bare: place('Bare') },
  resorts: { path: '/accommodation-directory/$resortName', page: ResortPage, bare: resort('Bare') },
  restaurants: { path: '/restaurant-directory/$restaurantName', page: RestaurantPage, bare: restaurant('Bare') },
  services: { path: '/essentials/$name', page: ServicePage, bare: service('Bare') },
};

const now = { day: '2026-11-22', time: '12:00' };
const numbers = [0, 1, 2, 3, 4, 5];
const others = {
  places: numbers.map((id) => place(`Places ${id}`)),
  resorts: numbers.map((id) => resort(`Resorts ${id}`)),
  restaurants: numbers.map((id) => restaurant(`Restaurants ${id}`)),
  regions: numbers.map((id) => region(`regions ${id}`)),
};

/** A value that is not the one of a bare row, and says something. */
function otherValue(kind: ListingKind, field: string): unknown {
  const bare = JSON.stringify(Reflect.get(shown[kind].bare, field));
  const values = fc.sample(anyFields(kind, fc.constantFrom('Amber', 'Birch'))[field] as fc.Arbitrary<unknown>, { seed: 7, numRuns: 50 });
  return values.find((value) => ![bare, '""', '[]', '{}', 'null', 'false'].includes(JSON.stringify(value)));
}

async function pageOf(kind: ListingKind, listing: ListingRow): Promise<string> {
  const { path, page } = shown[kind];
  const catalogue = catalogueOf({ ...others, [kind]: [...(others[kind as keyof typeof others] ?? []), listing] });
  const html = await renderAt(path, page, path.replace(/\$\w+/, listing.slug), catalogue);
  return html.slice(html.indexOf('<article'));
}

/** The fields of a kind that change nothing of what is said. */
async function unsaidIn(kind: ListingKind, say: (listing: ListingRow) => string | Promise<string>): Promise<string[]> {
  const { bare } = shown[kind];
  const before = await say(bare);
  const unsaid: string[] = [];
  for (const field of pageFields(kind)) {
    const value = otherValue(kind, field);
    if (value === undefined) throw new Error(`There is no other value of ${field}.`);
    if ((await say({ ...bare, [field]: value })) === before) unsaid.push(field);
  }
  return unsaid;
}

/** Found by, told to machines, shown in the large picture, or led from. */
const unsaidOnPages = ['categoryIds', 'pictureCredits', 'alternateNames', 'wikidata', 'osm', 'formerSlugs'];

test.each(listingKinds)('the page of one of the %s says every field, or this test says why it does not', async (kind) => {
  const unsaid = await unsaidIn(kind, (listing) => pageOf(kind, listing));
  expect(unsaid).toEqual(
    pageFields(kind).filter((field) => unsaidOnPages.includes(field) || (kind === 'services' && field === 'pictureTexts')),
  );
});

/** The sheet itself says these. */
const onSheet = ['name', 'regionId', 'content', 'images', 'pictureTexts', 'pictureCredits', 'checkedOn', 'latitude', 'longitude', 'slug'];
/** What somebody chooses by, who has chosen; and leads to what is not on paper. */
const unsaidOnPaper = [
  'nearbyPlaceIds',
  'nearbyResortIds',
  'nearbyRestaurantIds',
  'categories',
  'amenitiesOffered',
  'type',
  'everywhere',
  'popular',
  'mapURL',
];

test.each(listingKinds)('paper says every field of one of the %s, or this test says why it does not', async (kind) => {
  const unsaid = await unsaidIn(kind, (listing) => JSON.stringify(factsOnPaper(listing, now)));
  const expected = pageFields(kind).filter((field) => [...unsaidOnPages, ...onSheet, ...unsaidOnPaper].includes(field));
  expect(unsaid.filter((field) => !expected.includes(field))).toEqual([]);
});
