import { expect, test } from 'vitest';

import { linesOf } from './map-lines-file.ts';

const feature = (type: string, coordinates: unknown) => ({ geometry: { type, coordinates } });
const river = [
  [73.8, 19.2],
  [73.9, 19.25],
];
const licence = '© Survey of the test, CC BY 4.0';

test('a GeoJSON file brings its lines and its licence', () => {
  const features = [feature('LineString', river), feature('MultiLineString', [river, river])];
  expect(linesOf({ licence, features })).toEqual({ licence, lines: [river, river, river] });
});

test.each([
  ['without a licence', { features: [feature('LineString', river)] }],
  ['with an area', { licence, features: [feature('Polygon', [river])] }],
  ['with a line of one point', { licence, features: [feature('LineString', river.slice(1))] }],
  [
    'with latitude before longitude, beyond the poles',
    {
      licence,
      features: [
        feature('LineString', [
          [19, 173],
          [19, 174],
        ]),
      ],
    },
  ],
  [
    'with a point that is no number',
    {
      licence,
      features: [
        feature('LineString', [
          ['a', 'b'],
          [1, 2],
        ]),
      ],
    },
  ],
])('a file %s is refused', (_, file) => {
  expect(() => linesOf(file)).toThrow();
});
