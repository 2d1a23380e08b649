import { m } from '@helpdesk/words/messages';
import { expect, test } from 'vitest';

import { pointErrors, readNumber, settledPoint, suggestedPoint, unreadableLink, withMapLink } from './point-values.ts';

const nowhere = { mapURL: '', latitude: '', longitude: '' };
const fort = { latitude: '19.2083', longitude: '73.8757' };
const fortLink = 'https://www.google.com/maps/search/?api=1&query=19.2083,73.8757';

test('a new map link brings its point, unless somebody typed another one', () => {
  const linked = { ...nowhere, ...withMapLink(nowhere, 'https://www.google.com/maps?q=19.2083,73.8757') };
  expect(linked).toMatchObject(fort);
  expect(withMapLink(linked, 'https://maps.apple.com/?ll=19.1,73.1')).toMatchObject({ latitude: '19.1', longitude: '73.1' });
  expect(withMapLink({ ...linked, latitude: '19.2' }, 'https://maps.apple.com/?ll=19.1,73.1')).toEqual({
    mapURL: 'https://maps.apple.com/?ll=19.1,73.1',
  });
});

test('the middle of a view is suggested, never taken, and only while there is no point', () => {
  const link = 'https://www.google.com/maps/@19.2083,73.8757,17z';
  expect(withMapLink(nowhere, link)).toEqual({ ...nowhere, mapURL: link });
  expect(suggestedPoint({ ...nowhere, mapURL: link })).toEqual({ latitude: 19.2083, longitude: 73.8757 });
  expect(unreadableLink({ ...nowhere, mapURL: link })).toBeUndefined();
  expect(suggestedPoint({ ...fort, mapURL: link })).toBeUndefined();
  expect(suggestedPoint({ ...nowhere, mapURL: fortLink })).toBeUndefined();
});

test.each(['mapURL', 'latitude', 'longitude'])('“19.2083, 73.8757” in the field %s is the point, and a link to it', (field) => {
  expect(settledPoint({ ...nowhere, [field]: '19.2083, 73.8757' })).toEqual({ mapURL: fortLink, ...fort });
});

test('a point keeps the link that is there, and a link the point that was typed', () => {
  const link = 'https://maps.app.goo.gl/AbC9';
  expect(settledPoint({ mapURL: link, latitude: '19.2083, 73.8757', longitude: '' })).toEqual(fort);
  expect(settledPoint({ ...fort, mapURL: 'geo:19.1,73.1' })).toEqual({
    mapURL: 'https://www.google.com/maps/search/?api=1&query=19.1,73.1',
  });
  expect(settledPoint({ ...fort, mapURL: link })).toEqual({});
  expect(settledPoint({ ...nowhere, mapURL: 'Shivneri' })).toEqual({});
});

test('half a point is refused at the half that is missing; two numbers in one field are a whole one', () => {
  expect(pointErrors({ ...nowhere, latitude: '19.2083' })).toEqual({ longitude: m.admin_field_point_half() });
  expect(pointErrors({ ...nowhere, longitude: '73.8757' })).toEqual({ latitude: m.admin_field_point_half() });
  expect(pointErrors({ ...nowhere, latitude: '19.2083, 73.8757' })).toEqual({});
  expect(pointErrors(nowhere)).toEqual({});
});

test('of a link that brings no point it is said why, until a point is there', () => {
  const said = (mapURL: string) => unreadableLink({ ...nowhere, mapURL });
  expect(said('https://maps.app.goo.gl/AbC9')).toBe(m.admin_field_map_short());
  expect(said('65R8+XG Junnar')).toBe(m.admin_field_map_plus_code());
  expect(said('https://www.google.com/maps?q=Shivneri')).toBe(m.admin_field_map_without_point());
  expect(said(fortLink)).toBeUndefined();
  expect(said('')).toBeUndefined();
  expect(unreadableLink({ ...fort, mapURL: 'https://maps.app.goo.gl/AbC9' })).toBeUndefined();
});

test.each([
  ['19.2', 19.2],
  ['19,2', 19.2],
  ['१९.२', 19.2],
  [' ૭૩,૮ ', 73.8],
  ['-०.५', -0.5],
  ["N 19° 12.006'", 19.2001],
  ['', null],
  ['twelve', Number.NaN],
])('"%s" is typed for the number %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});
