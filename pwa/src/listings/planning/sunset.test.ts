import { daysAfter } from '@helpdesk/contract/opening/days-after';
import { expect, test } from 'vitest';

import { sunsetOn } from './sunset.ts';

// Of India no almanac lies here: there the library is compared with another published algorithm, that of NOAA's solar calculator
// (https://gml.noaa.gov/grad/solcalc/calcdetails.html), written down independently.
function noaaSunset(day: string, latitude: number, longitude: number, zoneMinutes: number): number {
  const radians = Math.PI / 180;
  const sin = (degrees: number) => Math.sin(degrees * radians);
  const cos = (degrees: number) => Math.cos(degrees * radians);
  const tan = (degrees: number) => Math.tan(degrees * radians);
  // At six in the evening there, in Julian centuries since 2000.
  const t = (Date.parse(`${day}T18:00Z`) - zoneMinutes * 60_000 - Date.UTC(2000, 0, 1, 12)) / 86_400_000 / 36_525;
  const meanLongitude = (280.46646 + t * (36000.76983 + t * 0.0003032)) % 360;
  const anomaly = 357.52911 + t * (35999.05029 - 0.0001537 * t);
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) + sin(2 * anomaly) * (0.019993 - 0.000101 * t) + sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const apparentLongitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node);
  const obliquity = 23.4392911 - t * 0.0130042 + 0.00256 * cos(node);
  const declination = Math.asin(sin(obliquity) * sin(apparentLongitude)) / radians;
  const y = tan(obliquity / 2) ** 2;
  const equationOfTime =
    (4 / radians) *
    (y * sin(2 * meanLongitude) -
      2 * eccentricity * sin(anomaly) +
      4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
      0.5 * y * y * sin(4 * meanLongitude) -
      1.25 * eccentricity * eccentricity * sin(2 * anomaly));
  const hourAngle = Math.acos(cos(90.833) / (cos(latitude) * cos(declination)) - tan(latitude) * tan(declination)) / radians;
  return 720 - 4 * (longitude - hourAngle) - equationOfTime + zoneMinutes;
}

const indianTime = 330;
const minutesOf = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const everyFifthDay = Array.from({ length: 74 }, (_, at) => daysAfter('2026-01-01', at * 5));

test.each([
  ['Shivneri', 19.2, 73.86],
  ['Kanyakumari', 8.08, 77.55],
  ['Srinagar', 34.08, 74.8],
])('at %s the sun sets all year within a minute of what NOAA’s algorithm says', (_, latitude, longitude) => {
  for (const day of everyFifthDay) {
    const said = minutesOf(sunsetOn(day, { latitude, longitude }));
    expect(Math.abs(said - noaaSunset(day, latitude, longitude, indianTime)), day).toBeLessThanOrEqual(1);
  }
});

// Of Decorah in Iowa, by its summer time: https://faculty.luther.edu/bernatzr/DecWx/Month09/Data/srssData_09.htm
test.each([
  ['2024-09-01', '19:41'],
  ['2024-09-05', '19:34'],
  ['2024-09-10', '19:25'],
  ['2024-09-15', '19:16'],
  ['2024-09-20', '19:07'],
  ['2024-09-25', '18:58'],
  ['2024-09-30', '18:49'],
])('on %s it sets within two minutes of %s, as an almanac’s table has it', (day, listed) => {
  const aheadMinutes = 10.5 * 60;
  const said = minutesOf(sunsetOn(day, { latitude: 43.3033, longitude: -91.7857 }));
  expect(Math.abs(said + 24 * 60 - aheadMinutes - minutesOf(listed))).toBeLessThanOrEqual(2);
});

test('in Junnar it sets earliest at the end of November and latest at the beginning of July', () => {
  const at = (day: string) => minutesOf(sunsetOn(day, { latitude: 19.2, longitude: 73.86 }));
  for (const day of everyFifthDay) {
    expect(at(day), day).toBeGreaterThanOrEqual(at('2026-11-22'));
    expect(at(day), day).toBeLessThanOrEqual(at('2026-07-05'));
  }
});

test('where the sun does not set that day nothing is said', () => {
  expect(sunsetOn('2026-06-21', { latitude: 70, longitude: 25 })).toBeUndefined();
});
