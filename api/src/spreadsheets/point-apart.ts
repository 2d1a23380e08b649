import { degreesOfText, pointOfText } from '@helpdesk/contract/rules/map/point-of-text';

import { plain, unguarded } from './cells.ts';
import type { Line } from './reading/line.ts';

/** A line whose position stands in one of its two cells, as maps copy it (“19.2, 73.86”), with a number in each. */
export function withPointApart(line: Line): Line {
  const textOf = (name: string) => unguarded(plain(line.cells.get(name) ?? ''));
  const pairs = ['latitude', 'longitude'].flatMap((name) => (!isDegrees(textOf(name)) && pointOfText(textOf(name))) || []);
  const [point, other = point] = pairs;
  if (!point || point.latitude !== other?.latitude || point.longitude !== other.longitude) return line;
  return { ...line, cells: new Map([...line.cells, ['latitude', String(point.latitude)], ['longitude', String(point.longitude)]]) };
}

/** Also as a spreadsheet writes a number that is nearly 0: “1e-7” is no pair. */
const isDegrees = (text: string): boolean => degreesOfText(text) !== undefined || !Number.isNaN(Number(text));
