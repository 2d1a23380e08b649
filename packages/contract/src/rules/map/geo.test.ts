import { expect, test } from 'vitest';

import { pointOfMapLink } from './geo.ts';

test.each([
  ['https://www.openstreetmap.org/?mlat=19.199&mlon=73.8595#map=14/19.2/73.9', 19.199, 73.8595],
  ['https://www.google.com/maps/place/Fort/@19.1,73.1,17z/data=!3m1!4b1!3d19.199!4d73.8595', 19.199, 73.8595],
  ['https://www.google.com/maps?q=19.199,73.8595', 19.199, 73.8595],
  ['https://www.google.com/maps/dir/?api=1&destination=19.199%2C73.8595', 19.199, 73.8595],
  ['https://www.google.com/maps/search/?api=1&query=-33.9,18.4', -33.9, 18.4],
])('%s carries a point', (link, latitude, longitude) => {
  expect(pointOfMapLink(link)).toEqual({ latitude, longitude });
});

test.each([
  'https://www.openstreetmap.org/#map=14/19.2/73.86',
  'https://www.google.com/maps/@19.2,73.86,15z',
  'https://www.google.com/maps/place/Fort/@19.1,73.1,17z',
  'https://maps.google.com/?ll=19.2,73.86',
  'https://www.google.com/maps/@?api=1&map_action=map&center=19.2,73.86',
  'https://maps.app.goo.gl/abc',
  'https://www.google.com/maps?q=Shivneri+Fort',
  'https://www.google.com/maps?q=99,73.86',
  'https://www.google.com/maps?q=19,181',
  '',
])('%s carries none: the middle of a view is no point', (link) => {
  expect(pointOfMapLink(link)).toBeUndefined();
});
