import { expect, test } from 'vitest';

import { linkTo, readLink, unreadable } from './map-link.ts';

const point = { latitude: 19.2083, longitude: 73.8757 };

test.each([
  'https://www.google.com/maps/place/Shivneri+Fort/@19.1,73.1,17z/data=!3m1!4b1!4m6!3m5!1s0x3b:0x1!8m2!3d19.2083!4d73.8757!16s%2Fm%2F0c',
  'https://www.google.com/maps/place/19.2083,73.8757',
  'https://www.google.co.in/maps/place/19.2083,73.8757/@19.1,73.1,17z',
  "https://www.google.com/maps/place/19%C2%B012'29.88%22N+73%C2%B052'32.52%22E/@19.1,73.1,17z",
  "https://www.google.com/maps/place/19%C2%B012'30.0%22N+73%C2%B052'32.5%22E/@19.1,73.1,17z/data=!4m4!3m3!8m2!3d19.2083!4d73.8757",
  'https://www.google.com/maps/search/19.2083,+73.8757?entry=tts',
  'https://www.google.com/maps/search/?api=1&query=19.2083%2C73.8757',
  'https://maps.google.com/?q=19.2083,73.8757',
  'maps.google.com/?q=19.2083,73.8757',
  'http://maps.google.com/?ll=19.2083,73.8757',
  'https://maps.google.com/maps?q=loc:19.2083+,73.8757',
  'https://maps.google.com/maps?q=19.2083,73.8757+(Shivneri)&z=12',
  'https://maps.google.com/?q=19.2083,73.8757&ll=19.1,73.1',
  'https://maps.google.com/maps?daddr=19.2083,73.8757&saddr=Pune',
  'https://www.google.com/maps/dir/19.1,73.1/19.2083,73.8757/@19.15,73.4,12z/data=!3m1!4b1',
  'https://www.google.com/maps/dir//19.2083,73.8757',
  'https://www.google.com/maps/dir/?api=1&origin=19.1,73.1&destination=19.2083,73.8757',
  'https://www.google.com/maps/dir/Pune/Shivneri+Fort/@19.1,73.1,12z/data=!4m1!4m1!1m5!1m1!1s0x1!2m2!1d73.85!2d18.52!1m5!1m1!1s0x2!2m2!1d73.8757!2d19.2083!3e0',
  'https://maps.apple.com/?ll=19.2083,73.8757&q=Shivneri',
  'https://maps.apple.com/?ll=19.2083,73.8757&q=Shivneri&z=12',
  'https://maps.apple.com/place?address=Junnar&coordinate=19.2083,73.8757&name=Shivneri',
  'https://maps.apple.com/?saddr=Pune&daddr=19.2083,73.8757',
  'https://www.openstreetmap.org/?mlat=19.2083&mlon=73.8757#map=14/19.1/73.1',
  'https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=19.1,73.1;19.2083,73.8757',
  'https://www.bing.com/maps?sp=point.19.2083_73.8757_Shivneri&cp=19.1~73.1&lvl=16',
  'https://www.bing.com/maps?where1=19.2083%2C73.8757',
  'https://www.bing.com/maps?rtp=pos.19.1_73.1~pos.19.2083_73.8757',
  // Yandex writes the longitude first, but not in texts and ways.
  'https://yandex.com/maps/?pt=73.8757,19.2083&z=12&l=map',
  'https://yandex.ru/maps/?ll=73.1%2C19.1&whatshere%5Bpoint%5D=73.8757%2C19.2083&whatshere%5Bzoom%5D=17',
  'https://yandex.com/maps/?ll=73.1,19.1&text=19.2083,73.8757',
  'https://yandex.com/maps/?rtext=19.1,73.1~19.2083,73.8757&rtt=auto',
  'https://www.waze.com/ul?ll=19.2083%2C73.8757&navigate=yes&zoom=17',
  'https://www.waze.com/live-map/directions?to=ll.19.2083%2C73.8757',
  'https://osmand.net/map?pin=19.2083,73.8757#15/19.1/73.1',
  'https://share.here.com/l/19.2083,73.8757',
  'geo:19.2083,73.8757',
  'geo:19.2083,73.8757,640;crs=wgs84;u=10',
  'geo:19.2083,73.8757?z=17',
  'GEO:0,0?q=19.2083,73.8757(Shivneri)',
  linkTo(point),
])('%s carries a point', (link) => {
  expect(readLink(link)).toEqual({ point });
});

test.each([
  'https://www.google.com/maps/@19.2083,73.8757,15z',
  'https://www.google.com/maps/place/Shivneri+Fort/@19.2083,73.8757,17z',
  'https://www.google.com/maps/search/hospital/@19.2083,73.8757,12z/data=!3m1!4b1',
  'https://www.google.com/maps/@?api=1&map_action=map&center=19.2083%2C73.8757&zoom=12',
  'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=19.2083%2C73.8757',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3766.9!2d73.8757!3d19.2083!2m3!1f0!2f0!3f0',
  'https://maps.google.com/?ll=19.2083,73.8757&z=10',
  'https://www.google.com/maps?ll=19.2083,73.8757&spn=0.5,0.5',
  'https://maps.google.com/?q=hospital&sll=19.2083,73.8757',
  'https://www.openstreetmap.org/#map=14/19.2083/73.8757',
  'https://www.openstreetmap.org/node/1#map=14.5/19.2083/73.8757&layers=N',
  'https://www.openstreetmap.org/?lat=19.2083&lon=73.8757&zoom=12',
  'https://opentopomap.org/#map=14/19.2083/73.8757',
  'https://umap.openstreetmap.fr/en/map/x_1#14/19.2083/73.8757',
  'https://www.bing.com/maps?cp=19.2083~73.8757&lvl=16',
  'https://yandex.com/maps/?ll=73.8757%2C19.2083&z=15',
  'https://wego.here.com/?map=19.2083,73.8757,15,normal',
  'https://earth.google.com/web/@19.2083,73.8757,640a,1000d,35y,0h',
])('%s shows only a view, whose middle is a suggestion', (link) => {
  expect(readLink(link)).toEqual({ view: point });
});

test.each([
  'https://www.google.com/maps/dir/Pune/Junnar/@19.1,73.1,12z',
  'https://www.google.com/maps?q=Shivneri+Fort',
  'https://www.google.com/maps/search/?api=1&query=90.1,73.8757',
  'https://www.google.com/maps/search/?api=1&query=19.2,180.1',
  'https://www.google.com/maps/@99,73.86,15z',
  'https://maps.app.goo.gl/AbC9',
  'https://example.org/%E0%A4%A',
  'https://',
  '',
])('%s carries neither', (link) => {
  const { point: none, view } = readLink(link);
  expect([none, view]).toEqual([undefined, undefined]);
});

test('the ends of the earth are points still', () => {
  expect(readLink('geo:90,-180').point).toEqual({ latitude: 90, longitude: -180 });
});

test.each([
  'https://maps.app.goo.gl/AbC9?g_st=iw',
  'https://goo.gl/maps/xyz',
  'https://g.co/kgs/xyz',
  'https://osm.org/go/xyz--',
  'https://maps.apple/p/Xy1',
  'https://yandex.com/maps/-/CDxyz',
  'https://binged.it/3xyz',
  'https://bit.ly/3xyz',
  'maps.app.goo.gl/AbC9',
])('%s is a short link, which only its own server can read', (link) => {
  expect(unreadable(link)).toBe('short');
});

test.each(['65R8+XG Junnar, Maharashtra', 'https://www.google.com/maps/place/65R8%2BXG+Junnar', 'https://plus.codes/7JCM65R8+XG'])(
  '%s says a plus code',
  (link) => {
    expect(unreadable(link)).toBe('plusCode');
  },
);

test('a link by name is neither short nor a plus code', () => {
  expect(unreadable('https://www.google.com/maps?q=Shivneri+Fort')).toBeUndefined();
  expect(unreadable('https://www.google.com/maps?q=Fort+2345')).toBeUndefined();
});
