import { letterRanges } from '@helpdesk/contract/rules/fixed-sets';
import { expect, test } from 'vitest';

import { renderAt } from '#listings/testing/render-at.tsx';
import { catalogueOf, place } from '#listings/testing/rows.ts';

import { notice } from '#sync/testing/rows.ts';
import { PlaceListPage } from './place-list-page.tsx';

const region = { _id: 'r', seq: 1, name: 'Ale, Belhe & Ane', content: '', alternateNames: [], formerNames: ['Ale'], translations: {} };
const catalogue = catalogueOf({
  regions: [region],
  places: [place('Ane Ghat', { regionId: 'r', popular: true }), place('Bori Well', { regionId: 'r' }), place('Otur Market')],
});

const at = (query: string, held: typeof catalogue | undefined = catalogue) =>
  renderAt('/tourism-directory', PlaceListPage, `/tourism-directory${query}`, held);
const names = (html: string) => ['Ane Ghat', 'Bori Well', 'Otur Market'].filter((name) => html.includes(name));

test('without filters every place is listed and counted', async () => {
  const html = await at('');
  expect(names(html)).toHaveLength(3);
  expect(html).toContain('3 places');
  for (const chip of ['Popular', ...letterRanges]) expect(html).toMatch(new RegExp(`aria-pressed="false"[^>]*>${chip}<`));
  expect(html).toContain('Select Region');
});

test('a place that is closed says so in its row, and one of which that was or will be true does not', async () => {
  const about = (id: string, startDate: string, endDate: string) =>
    notice(id, { kind: 'closed', listing: { kind: 'places', id }, startDate, endDate });
  const notices = [
    about('ane ghat', '2026-11-16', '2026-11-30'),
    about('bori well', '2026-11-22', '2026-11-30'),
    about('otur market', '2026-11-01', '2026-11-20'),
  ];
  const html = await at('', catalogueOf({ ...catalogue.rows, notices }));
  expect(html.match(/Closed until [^<]*/g)).toEqual(['Closed until 30 Nov']);
  expect(html.indexOf('Closed until')).toBeLessThan(html.indexOf('Bori Well'));
});

test('the address says what is searched, and a chip shows that it is on', async () => {
  expect(names(await at('?search=Popular'))).toEqual(['Ane Ghat']);
  const letters = await at('?search=A-D');
  expect(names(letters)).toEqual(['Ane Ghat', 'Bori Well']);
  expect(letters).toMatch(/aria-pressed="true"[^>]*>A-D</);
});

test('the address says the region, also by a former name, and an unknown one filters nothing', async () => {
  expect(names(await at('?region=ale%2C%20belhe%20%26%20ane&search=well'))).toEqual(['Bori Well']);
  expect(names(await at('?region=ale'))).toEqual(['Ane Ghat', 'Bori Well']);
  expect(names(await at('?region=gone'))).toHaveLength(3);
});

test('nothing found is said to the letter (product 3.4)', async () => {
  const html = await at('?search=zzz');
  expect(html).toContain('No tourist places match your search.');
  expect(html).toContain('Clear search');
  expect(html).not.toContain('Did you mean one of these?');
});

test('nothing found is followed by the nearest names, before the way to clear the search', async () => {
  const html = await at('?search=otur%20zebra');
  const parts = [
    'No tourist places match your search.',
    'Did you mean one of these?',
    'href="/tourism-directory/otur-market"',
    'Clear search',
  ];
  const places = parts.map((part) => html.lastIndexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('a chip that finds nothing suggests no names', async () => {
  expect(await at('?search=U-Z')).not.toContain('Did you mean one of these?');
});

test('while nothing is on this phone the rows are outlines, not an empty message', async () => {
  const html = await renderAt('/tourism-directory', PlaceListPage, '/tourism-directory', undefined);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('No tourist places');
});

test('of 5,000 places the first 56 are rendered, and a button brings more', async () => {
  const many = catalogueOf({ places: Array.from({ length: 5000 }, (_, at) => place(`Place ${at}`)) });
  const html = await at('', many);
  expect(html.match(/href="\/tourism-directory\//g)).toHaveLength(56);
  expect(html).toContain('5,000 places');
  expect(html).toContain('Show more');
});
