import { expect, test } from 'vitest';

import { linkTo, pointOfLink, pointOfText, unreadable } from './map-link.ts';

const point = { latitude: 19.2083, longitude: 73.8757 };

test.each([
  'https://www.google.com/maps/place/Shivneri+Fort/@19.1,73.1,17z/data=!3m1!4b1!4m6!3m5!1s0x3b:0x1!8m2!3d19.2083!4d73.8757!16s%2Fm%2F0c',
  'https://www.google.com/maps/place/19.2083,73.8757',
  "https://www.google.com/maps/place/19%C2%B012'30.0%22N+73%C2%B052'32.5%22E/@19.1,73.1,17z/data=!4m4!3m3!8m2!3d19.2083!4d73.8757",
  'https://www.google.com/maps/@19.2083,73.8757,15z',
  'https://www.google.com/maps/search/19.2083,+73.8757?entry=tts',
  'https://www.google.com/maps/search/?api=1&query=19.2083%2C73.8757',
  'https://maps.google.com/?q=19.2083,73.8757',
  'https://maps.google.com/maps?q=loc:19.2083+,73.8757',
  'https://maps.google.com/?q=19.2083,73.8757&ll=19.1,73.1',
  'https://www.google.com/maps/dir/19.1,73.1/19.2083,73.8757/@19.15,73.4,12z/data=!3m1!4b1',
  'https://www.google.com/maps/dir//19.2083,73.8757',
  'https://www.google.com/maps/dir/?api=1&origin=19.1,73.1&destination=19.2083,73.8757',
  'https://www.google.com/maps/dir/Pune/Shivneri+Fort/@19.1,73.1,12z/data=!4m1!4m1!1m5!1m1!1s0x1!2m2!1d73.85!2d18.52!1m5!1m1!1s0x2!2m2!1d73.8757!2d19.2083!3e0',
  'https://maps.apple.com/?ll=19.2083,73.8757&q=Shivneri',
  'https://maps.apple.com/place?address=Junnar&coordinate=19.2083,73.8757&name=Shivneri',
  'https://maps.apple.com/?saddr=Pune&daddr=19.2083,73.8757',
  'https://www.openstreetmap.org/?mlat=19.2083&mlon=73.8757#map=14/19.1/73.1',
  'https://www.openstreetmap.org/#map=14/19.2083/73.8757',
  'https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=19.1,73.1;19.2083,73.8757',
  'geo:19.2083,73.8757',
  'geo:19.2083,73.8757?z=17',
  'geo:0,0?q=19.2083,73.8757(Shivneri)',
  linkTo(point),
])('%s carries a point', (link) => {
  expect(pointOfLink(link)).toEqual(point);
});

test.each([
  'https://www.google.com/maps/dir/Pune/Junnar/@19.1,73.1,12z',
  'https://www.google.com/maps?q=Shivneri+Fort',
  'https://www.google.com/maps/search/?api=1&query=90.1,73.8757',
  'https://www.google.com/maps/search/?api=1&query=19.2,180.1',
  'https://maps.app.goo.gl/AbC9',
  'https://example.org/%E0%A4%A',
  '',
])('%s carries none', (link) => {
  expect(pointOfLink(link)).toBeUndefined();
});

test('the ends of the earth are points still', () => {
  expect(pointOfLink('geo:90,-180')).toEqual({ latitude: 90, longitude: -180 });
  expect(pointOfText('-90, 180')).toEqual({ latitude: -90, longitude: 180 });
});

test.each([
  '19.2083, 73.8757',
  '19.2083,73.8757',
  '19.2083 73.8757',
  ' (19.2083; 73.8757) ',
  '१९.२०८३, ७३.८७५७',
  '19.2083° N, 73.8757° E',
  '19.2083N 73.8757E',
])('“%s” is a point', (text) => {
  expect(pointOfText(text)).toEqual(point);
});

test('degrees, minutes and seconds are read, with either half of the earth', () => {
  expect(pointOfText(`19°12'30"N 73°52'32.5"E`)).toEqual({ latitude: 19.208333, longitude: 73.875694 });
  expect(pointOfText('33°54′ S, 18°24′ W')).toEqual({ latitude: -33.9, longitude: -18.4 });
});

test.each(['19.2083', '19,20', '19,2083', '91, 73', '19, 181', 'Junnar 19, 73', ''])('“%s” is none', (text) => {
  expect(pointOfText(text)).toBeUndefined();
});

test('of a link that cannot be read it is said why', () => {
  expect(unreadable('https://maps.app.goo.gl/AbC9?g_st=iw')).toBe('short');
  expect(unreadable('https://goo.gl/maps/xyz')).toBe('short');
  expect(unreadable('https://osm.org/go/xyz--')).toBe('short');
  expect(unreadable('65R8+XG Junnar, Maharashtra')).toBe('plusCode');
  expect(unreadable('https://www.google.com/maps/place/65R8%2BXG+Junnar')).toBe('plusCode');
  expect(unreadable('https://plus.codes/7JCM65R8+XG')).toBe('plusCode');
  expect(unreadable('https://www.google.com/maps?q=Shivneri+Fort')).toBeUndefined();
  expect(unreadable('https://www.google.com/maps?q=Fort+2345')).toBeUndefined();
});
