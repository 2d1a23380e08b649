import { readHours } from '@helpdesk/contract/opening/hours-text';
import { isOpenNow, type OpenBy, restrictedOn } from '@helpdesk/contract/opening/listing-opening';
import type { Point } from '@helpdesk/contract/rules/map/geo';
import { metresTo } from '@helpdesk/contract/rules/nearest-first';
import { pointOf } from '@helpdesk/contract/rules/straight-line';
import { expect, test } from 'vitest';

import { sampleCatalogue } from '#catalogue/testing/sample.ts';
import { service } from '#sync/testing/rows.ts';

import { nearestHelp as nearestOf } from './nearest.ts';

const nearestHelp = (services: Parameters<typeof nearestOf>[0], point: Point, by: OpenBy) =>
  nearestOf(services, point, (service) => isOpenNow(service, by));

const at = (id: string, latitude: number | null, more: Parameters<typeof service>[1] = {}) =>
  service(id, { latitude, longitude: latitude === null ? null : 73.9, mapURL: '', ...more });
const from = { latitude: 19.2, longitude: 73.9 };
const night = { now: { day: '2026-11-27', time: '21:30' } };
const idsOf = (services: readonly { readonly _id: string }[]) => services.map(({ _id }) => _id);

test('of hospitals, police and forest offices the nearest one is named, in this order', () => {
  const services = [
    at('fuel', 19.2, { type: 'fuel' }),
    at('forest', 19.9, { type: 'forest office' }),
    at('far hospital', 19.5, { type: 'hospital' }),
    at('near hospital', 19.3, { type: 'hospital' }),
    at('police', 19.8, { type: 'police' }),
  ];
  expect(idsOf(nearestHelp(services, from, night))).toEqual(['near hospital', 'police', 'forest']);
});

test('one that does not say where it is helps if there is no other', () => {
  const nowhere = at('nowhere', null, { type: 'hospital' });
  expect(idsOf(nearestHelp([nowhere, at('somewhere', 19.9, { type: 'hospital' })], from, night))).toEqual(['somewhere']);
  expect(nearestHelp([nowhere], from, night)).toEqual([nowhere]);
  expect(nearestHelp([], from, night)).toEqual([]);
});

test('the nearest that is open stands first, what is nearer and may be open beside it, and what is closed after all others', () => {
  const byDay = readHours('Mo-Su 08:00-20:00') ?? null;
  const services = [
    at('clinic', 19.21, { type: 'hospital', hours: byDay }),
    at('maybe', 19.22, { type: 'hospital' }),
    at('farther clinic', 19.23, { type: 'hospital', hours: byDay }),
    at('hospital', 19.3, { type: 'hospital', openAlways: true }),
    at('farther maybe', 19.4, { type: 'hospital' }),
    at('police', 19.5, { type: 'police', openAlways: true }),
  ];
  expect(idsOf(nearestHelp(services, from, night))).toEqual(['hospital', 'maybe', 'police', 'clinic']);
  const byNoon = { now: { ...night.now, time: '12:00' } };
  expect(idsOf(nearestHelp(services, from, byNoon))).toEqual(['clinic', 'police']);
  const shut = { ...night, restricted: new Set(['hospital']) };
  expect(idsOf(nearestHelp(services, from, shut))).toEqual(['maybe', 'police', 'clinic']);
});

test('what answers everywhere is the nearest nowhere, even where its link shows a part of the map', () => {
  const mapURL = 'https://www.openstreetmap.org/#map=10/19.2/73.9';
  const number = at('number', 19.2, { type: 'hospital', openAlways: true, everywhere: true, mapURL });
  expect(idsOf(nearestHelp([number, at('hospital', 19.9, { type: 'hospital', openAlways: true })], from, night))).toEqual(['hospital']);
  expect(nearestHelp([number], from, night)).toEqual([]);
});

const { places, resorts, restaurants, services } = sampleCatalogue.rows;
const listings = [...places, ...resorts, ...restaurants];

test.each(['03:00', '07:30', '10:00', '12:00', '17:45', '21:30', '23:59'])(
  'from each of the 110 listings at %s the first help is a real place that is open, and what is closed comes last',
  (time) => {
    expect(listings).toHaveLength(110);
    const by = { now: { day: '2026-11-27', time }, restricted: restrictedOn(sampleCatalogue.rows, '2026-11-27') };
    for (const listing of listings) {
      const point = pointOf(listing);
      if (!point) throw new Error(listing.name);
      const found = nearestHelp(services, point, by);
      expect(found.map(pointOf), listing.name).not.toContain(null);
      const open = found.map((service) => isOpenNow(service, by));
      expect(open[0], listing.name).toBe(true);
      expect(open, listing.name).toEqual([...open].sort((one, other) => Number(one === false) - Number(other === false)));
      for (const type of ['hospital', 'police'] as const) {
        const [first] = found.filter((each) => each.type === type && isOpenNow(each, by));
        const nearest = services
          .filter((each) => each.type === type && !each.everywhere && isOpenNow(each, by))
          .map((each) => metresTo(each, point));
        expect(first && metresTo(first, point), `${type} near ${listing.name}`).toBe(Math.min(...nearest));
      }
    }
  },
);
