import { readHours } from '@helpdesk/contract/opening/hours-text';
import { restrictedOn } from '@helpdesk/contract/opening/listing-opening';
import type { NoticeRow } from '@helpdesk/contract/sync/rows';
import { searchAnswer } from '@helpdesk/contract/wishes/search-answer';
import { searchEverything } from '@helpdesk/contract/wishes/search-everything';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { FoundRow } from '#app/search/found-row.tsx';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { writeEmbed } from '#embed/write-embed.tsx';
import { ListingOpen } from '#listings/opening/open-line.tsx';
import { restrictionNow } from '#listings/opening/restriction-in-words.ts';
import { renderAt } from '#listings/testing/render-at.tsx';
import { catalogueOf, place, resort, restaurant, service } from '#listings/testing/rows.ts';
import { isOff } from '#map/is-off.ts';
import { PlaceListPage } from '#places/place-list-page.tsx';
import { PlacePage } from '#places/place-page.tsx';
import { RegionPage } from '#regions/region-page.tsx';
import { ResortListPage } from '#resorts/resort-list-page.tsx';
import { ResortPage } from '#resorts/resort-page.tsx';
import { RestaurantListPage } from '#restaurants/restaurant-list-page.tsx';
import { RestaurantPage } from '#restaurants/restaurant-page.tsx';
import { StopFacts } from '#saved/stop-card.tsx';
import { ServiceListPage } from '#services/service-list-page.tsx';
import { ServicePage } from '#services/service-page.tsx';
import { notice, region } from '#sync/testing/rows.ts';

/** The day of `renderAt`. */
const day = '2026-11-21';
const hours = readHours('Mo-Su 00:00-24:00') ?? null;
const category = {
  _id: 'forts',
  seq: 1,
  name: 'Forts',
  heading: '',
  description: '',
  alternateNames: [],
  formerNames: [],
  translations: {},
};
const about = { regionId: 'valley', hours };
const rows = {
  regions: [region('valley', { name: 'Valley' }), region('ghat', { name: 'Ghat' })],
  categories: [category],
  places: [
    place('Shivneri Fort', { ...about, categoryIds: ['forts'] }),
    place('Other Fort', { regionId: 'ghat', nearbyPlaceIds: ['shivneri fort'], nearbyResortIds: ['hill lodge'] }),
  ],
  resorts: [resort('Hill Lodge', about)],
  restaurants: [restaurant('Thali House', about)],
  services: [service('Valley Clinic', { ...about, hours: null, openAlways: true })],
};

const listings = [
  {
    kind: 'places',
    row: rows.places[0],
    directory: ['/tourism-directory', PlaceListPage],
    page: ['/tourism-directory/$tourismName', PlacePage],
  },
  {
    kind: 'resorts',
    row: rows.resorts[0],
    directory: ['/accommodation-directory', ResortListPage],
    page: ['/accommodation-directory/$resortName', ResortPage],
  },
  {
    kind: 'restaurants',
    row: rows.restaurants[0],
    directory: ['/restaurant-directory', RestaurantListPage],
    page: ['/restaurant-directory/$restaurantName', RestaurantPage],
  },
  { kind: 'services', row: rows.services[0], directory: ['/essentials', ServiceListPage], page: ['/essentials/$name', ServicePage] },
] as const;

const subjects = ['itself', 'its region', 'its kind', 'everything'] as const;
const kinds = [
  { kind: 'closed', severity: 'moderate', says: /Closed until 30 Nov/ },
  { kind: 'danger', severity: 'severe', says: /Do not go\. Warning until 30 Nov/ },
] as const;
const cases = listings.flatMap((listing) =>
  subjects.flatMap((subject) => kinds.map((what) => ({ ...listing, subject, what, title: `${listing.kind}, ${what.kind}, ${subject}` }))),
);

function noticeOf({ kind, row, subject, what }: (typeof cases)[number]): NoticeRow {
  const ids = {
    itself: { kind, id: row?._id ?? '' },
    'its region': { kind: 'regions', id: 'valley' },
    'its kind': { kind: 'kinds', id: kind },
    everything: null,
  } as const;
  const { says: _, ...said } = what;
  return notice('notice', { ...said, heading: 'Rockfall', listing: ids[subject], startDate: '2020-01-01', endDate: '2026-11-30' });
}

/** What says that somebody may go. */
const welcome = /Open now|Opens |Always open|Open 24 hours|Open until/;

const shown = (catalogue: Catalogue, page: () => ReactNode) => renderAt('/', page, '/', catalogue);

/** The parts of lists that one listing takes. */
const rowsIn = (html: string, slug: string): string[] => html.split('<li>').filter((item) => item.includes(`/${slug}"`));
const rowIn = (html: string, slug: string): string => rowsIn(html, slug)[0] ?? '';

test.each(cases)('what a notice says of a listing stands wherever the listing stands: $title', async (each) => {
  const { kind, row, directory, page, what } = each;
  if (!row) throw new Error(kind);
  const catalogue = catalogueOf({ ...rows, notices: [noticeOf(each)] });
  const [address, List] = directory;
  const [path, Page] = page;
  const answer = searchAnswer(catalogue.rows, searchEverything(catalogue.rows, row.name));
  const found = answer.groups.find(({ table }) => table === kind)?.rows[0];
  const surfaces: Record<string, string> = {
    'its row in the directory': rowIn(await renderAt(address, List, address, catalogue), row.slug),
    'its page': (await renderAt(path, Page, `${address}/${row.slug}`, catalogue)).replace(/[\s\S]*?<h1/, ''),
    'a row of the search': await shown(catalogue, () => found && <FoundRow table={kind} row={found} onFollow={() => undefined} />),
    'the map’s card, the lists of map, saved and help': await shown(catalogue, () => <ListingOpen listing={row} />),
    'a stop of a plan': await shown(catalogue, () => <StopFacts stop={{ id: row._id, kind, listing: row }} number={1} day={day} />),
    'what is shared, printed and read by link previews': restrictionNow(catalogue, row, day) ?? '',
    'the frame on another site': writeEmbed({ view: { is: 'listing', id: row._id }, catalogue, language: 'en', day, origin: '' }),
  };
  if (kind === 'places') {
    const [around, card] = rowsIn(await renderAt(path, Page, `${address}/other-fort`, catalogue), row.slug);
    surfaces['the list of what is around a place'] = around ?? '';
    surfaces['a card of what is near'] = card ?? '';
    surfaces['the pages of its region'] = rowIn(
      await renderAt('/$categoryName/$regionName', RegionPage, '/forts/valley', catalogue),
      row.slug,
    );
    const near = writeEmbed({ view: { is: 'nearby', id: 'hill lodge' }, catalogue, language: 'en', day, origin: '' });
    surfaces['the frame of what is near'] = rowIn(near, row.slug);
  }
  for (const [surface, html] of Object.entries(surfaces)) {
    const isPage = surface === 'its page' && what.kind === 'danger';
    expect(html, surface).toMatch(isPage ? /Do not go · Danger · until 30 Nov/ : what.says);
    expect(html, surface).not.toMatch(welcome);
  }
  const isWarnedService = kind === 'services' && what.kind === 'danger';
  expect(isOff(row, restrictedOn(catalogue.rows, day), day), 'its pin').toBe(!isWarnedService);
  const { rows: open } = catalogue.directory(kind, { open: true }, 9) ?? { rows: [] };
  expect(open.map(({ _id }) => _id).includes(row._id), 'what is open now').toBe(isWarnedService);
});

test('without a notice the same places say that it is open', async () => {
  const catalogue = catalogueOf(rows);
  for (const { row } of listings) expect(row && (await shown(catalogue, () => <ListingOpen listing={row} />))).toMatch(welcome);
});
