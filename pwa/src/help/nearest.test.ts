import { expect, test } from 'vitest';

import { service } from '#sync/testing/rows.ts';

import { nearestHelp } from './nearest.ts';

const at = (id: string, latitude: number | null, more: Parameters<typeof service>[1] = {}) =>
  service(id, { latitude, longitude: latitude === null ? null : 73.9, mapURL: '', ...more });

test('of hospitals, police and forest offices the nearest one is named, in this order', () => {
  const services = [
    at('fuel', 19.2, { type: 'fuel' }),
    at('forest', 19.9, { type: 'forest office' }),
    at('far hospital', 19.5, { type: 'hospital' }),
    at('near hospital', 19.3, { type: 'hospital' }),
    at('police', 19.8, { type: 'police' }),
  ];
  const found = nearestHelp(services, { latitude: 19.2, longitude: 73.9 });
  expect(found.map(({ _id }) => _id)).toEqual(['near hospital', 'police', 'forest']);
});

test('one that does not say where it is helps if there is no other', () => {
  const from = { latitude: 19.2, longitude: 73.9 };
  const nowhere = at('nowhere', null, { type: 'hospital' });
  expect(nearestHelp([nowhere, at('somewhere', 19.9, { type: 'hospital' })], from).map(({ _id }) => _id)).toEqual(['somewhere']);
  expect(nearestHelp([nowhere], from)).toEqual([nowhere]);
  expect(nearestHelp([], from)).toEqual([]);
});
