import { expect, test } from 'vitest';

import { emptyRow } from '#kinds/values.ts';
import { readHours } from '#opening/hours-text.ts';
import type { CatalogueRows } from '#sync/rows.ts';
import { factsMatch } from './known-facts.ts';
import { filterListings, type ListingFilter } from './listing-filter.ts';

const noon = { day: '2026-11-23', time: '12:00' };
const place = (name: string, more: object = {}) => ({ ...emptyRow('places'), _id: name, slug: name, name, ...more });
const daily = readHours('Mo-Su 09:00-17:00');
const nightly = readHours('Mo-Su 18:00-02:00');

const rows = {
  categories: [],
  regions: [{ ...emptyRow('regions'), _id: 'valley', name: 'Valley' }],
  places: [
    place('Green Fort', { hours: daily, access: { shade: true, toilet: true }, regionId: 'valley', categoryIds: ['forts'] }),
    place('Bare Fort', { hours: daily, access: { shade: false, steps: false }, regionId: 'valley', categoryIds: ['forts'] }),
    place('Night Fort', { hours: nightly, access: { shade: true, toilet: true }, categoryIds: ['forts'] }),
    place('Silent Fort', { regionId: 'valley', categoryIds: ['forts'] }),
    place('Half Fort', { hours: daily, access: { shade: true, steps: true }, categoryIds: ['forts'] }),
    place('Shut Fort', { hours: daily, access: { shade: false, toilet: false, steps: true }, categoryIds: ['forts'] }),
    place('Cool Cave', { hours: daily, access: { shade: true, toilet: true }, regionId: 'valley', categoryIds: ['caves'] }),
  ],
  resorts: [],
  restaurants: [],
  notices: [
    {
      ...emptyRow('notices'),
      _id: 'n',
      kind: 'closed',
      listing: { kind: 'places', id: 'Shut Fort' },
      startDate: '2026-11-20',
      endDate: '2026-11-23',
    },
  ],
  services: [
    { ...emptyRow('services'), _id: 'clinic', name: 'Clinic', openAlways: true },
    { ...emptyRow('services'), _id: 'shop', name: 'Shop' },
  ],
} as unknown as CatalogueRows;

const found = (filter: ListingFilter, now: typeof noon | undefined = noon) => {
  const { rows: listed, unknown } = filterListings(rows, 'places', filter, 'en', { now });
  return { names: listed.map(({ name }) => name).sort(), unknown };
};

test('what is known to be open is found, and what does not say is counted apart', () => {
  expect(found({ open: true })).toEqual({ names: ['Bare Fort', 'Cool Cave', 'Green Fort', 'Half Fort'], unknown: 1 });
  expect(filterListings(rows, 'services', { open: true }, 'en', { now: noon })).toMatchObject({ rows: [{ name: 'Clinic' }], unknown: 1 });
});

test('what a notice closes is open nowhere, until it is over', () => {
  expect(found({ open: true }).names).not.toContain('Shut Fort');
  expect(found({ open: true }, { ...noon, day: '2026-11-24' }).names).toContain('Shut Fort');
});

test('every wish of access must be known to be so; what is unknown is not no', () => {
  expect(found({ access: 'shade' })).toEqual({ names: ['Cool Cave', 'Green Fort', 'Half Fort', 'Night Fort'], unknown: 1 });
  expect(found({ access: 'noSteps' })).toEqual({ names: ['Bare Fort'], unknown: 4 });
  expect(found({ access: 'shade,toilet' })).toEqual({ names: ['Cool Cave', 'Green Fort', 'Night Fort'], unknown: 2 });
});

test('the search, the hours, access, category and region hold together', () => {
  const all = { search: 'fort', open: true, access: 'shade', categoryId: 'forts', regionId: 'valley' };
  expect(found(all)).toEqual({ names: ['Green Fort'], unknown: 1 });
  expect(found({ ...all, search: 'cave' })).toEqual({ names: [], unknown: 0 });
  expect(found({ ...all, regionId: '' }).names).toEqual(['Green Fort', 'Half Fort']);
});

test('where no minute is known nothing is open for certain, and a wish that nobody has finds nothing', () => {
  expect(filterListings(rows, 'places', { open: true }, 'en')).toMatchObject({ rows: [], unknown: 7 });
  expect(found({ access: 'helipad' })).toEqual({ names: [], unknown: 7 });
});

test('without any of it nothing is left out and nothing is unknown', () => {
  expect(found({})).toMatchObject({ unknown: 0 });
  expect(rows.places.every((row) => factsMatch(row, {}, {}) === true)).toBe(true);
});
