import { expect, test } from 'vitest';

import { degreesOfText, pointOfText } from './point-of-text.ts';

const point = { latitude: 19.2083, longitude: 73.8757 };

test.each([
  '19.2083, 73.8757',
  '19.2083,73.8757',
  '19.2083 73.8757',
  '19.2083\t73.8757',
  ' (19.2083; 73.8757) ',
  '१९.२०८३, ७३.८७५७',
  '೧೯.೨೦೮೩ ೭೩.೮೭೫೭',
  '\u202A19.2083, 73.8757\u202C',
  '19.2083° N, 73.8757° E',
  '19.2083N 73.8757E',
  '19.2083N,73.8757E',
  'N19.2083 E73.8757',
  'N 19.2083, E 73.8757',
  'n 19.2083 e 73.8757',
  '+19.2083, +73.8757',
  '19,2083 73,8757',
  '19,2083; 73,8757',
  '19,2083, 73,8757',
  '19,2083,73,8757',
  '१९,२०८३ ७३,८७५७',
  '19.2083 / 73.8757',
  '19.2083 | 73.8757',
  'Lat: 19.2083 Long: 73.8757',
  'lat=19.2083, lng=73.8757',
  'Latitude 19.2083° N, Longitude 73.8757° E',
  'lon 73.8757 lat 19.2083',
  '73.8757° E, 19.2083° N',
  'E 73.8757 N 19.2083',
  'अक्षांश 19.2083, रेखांश 73.8757',
  '19.2083 उ, 73.8757 पू',
  '19.2083 उत्तर 73.8757 पूर्व',
  '19.2083 deg N 73.8757 deg E',
  '19.2083º N, 73.8757º E',
  '19.2083, 73.8757.',
  'geo:19.2083,73.8757',
])('“%s” is a point', (text) => {
  expect(pointOfText(text)).toEqual(point);
});

test.each([
  `N 19° 12.006' E 073° 51.606'`,
  `N19° 12.006′ E073° 51.606′`,
  'N 19 12.006 E 073 51.606',
  '19 12.006 N 073 51.606 E',
  '19 12.006, 073 51.606',
  `19°12.006'N, 73°51.606'E`,
  `N 19° 12,006' E 073° 51,606'`,
  `n १९° १२.००६' e ०७३° ५१.६०६'`,
  '19 deg 12.006 min N, 73 deg 51.606 min E',
])('“%s”, as a receiver shows it, is a point', (text) => {
  expect(pointOfText(text)).toEqual({ latitude: 19.2001, longitude: 73.8601 });
});

test.each([
  `19°12'30"N 73°52'32.5"E`,
  '19°12′30″N 73°52′32.5″E',
  '19º12’30” N, 73º52’32.5” E',
  '19˚12‘30“N 73˚52‘32.5“E',
  `19° 12' 30'' N, 73° 52' 32.5'' E`,
  '19 12 30 N 73 52 32.5 E',
  '19:12:30N 73:52:32.5E',
  '19-12-30 N, 73-52-32.5 E',
  '19 12 30, 73 52 32.5',
  `N19°12'30" E73°52'32.5"`,
  `N 19° 12' 30" , E 73° 52' 32.5"`,
  `73°52'32.5"E 19°12'30"N`,
  '19°12´30´´N 73°52´32.5´´E',
  '19 deg 12 min 30 sec N 73 deg 52 min 32.5 sec E',
])('“%s” is a point in degrees, minutes and seconds', (text) => {
  expect(pointOfText(text)).toEqual({ latitude: 19.208333, longitude: 73.875694 });
});

test('each half of the earth is read', () => {
  expect(pointOfText('33°54′ S, 18°24′ W')).toEqual({ latitude: -33.9, longitude: -18.4 });
  expect(pointOfText('-33.9, -18.4')).toEqual({ latitude: -33.9, longitude: -18.4 });
  expect(pointOfText('−33.9 −18.4')).toEqual({ latitude: -33.9, longitude: -18.4 });
  expect(pointOfText('-90, 180')).toEqual({ latitude: -90, longitude: 180 });
  expect(pointOfText('-33° 54\' 0", 18° 24\' 0"')).toEqual({ latitude: -33.9, longitude: 18.4 });
});

test.each([
  '19.2083',
  '19,20',
  '19,2083',
  '91, 73',
  '19, 181',
  'Junnar 19, 73',
  '19.2 73.8 12',
  '19.2N 73.8N',
  "19°61'N 73°52'E",
  `19°12'60"N 73°52'E`,
  '9820011122',
  '98200 11122',
  '2026-11-27',
  '10:30 to 18:00',
  'https://example.org/19.2,73.8',
  '',
  'N E',
])('“%s” is none', (text) => {
  expect(pointOfText(text)).toBeUndefined();
});

test.each([
  ['19.2083', 19.2083],
  ['19,2083', 19.2083],
  ['१९.२०८३', 19.2083],
  ["N 19° 12.006'", 19.2001],
  ["E 073° 51.606'", 73.8601],
  [`18°24'0" W`, -18.4],
  ['-18.4', -18.4],
  ['19.2083° N', 19.2083],
  ['19 12.006', undefined],
  ['twelve', undefined],
  ['', undefined],
])('“%s” is one latitude or longitude: %s', (text, degrees) => {
  expect(degreesOfText(text)).toBe(degrees);
});
