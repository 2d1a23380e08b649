import { languageFacts } from '@helpdesk/contract/languages';
import { type Direction, directionOf, type StraightLine } from '@helpdesk/contract/rules/straight-line';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

const directionWords: Readonly<Record<Direction, () => string>> = {
  north: m.distance_north,
  northEast: m.distance_north_east,
  east: m.distance_east,
  southEast: m.distance_south_east,
  south: m.distance_south,
  southWest: m.distance_south_west,
  west: m.distance_west,
  northWest: m.distance_north_west,
};

const metresPerKilometre = 1000;
/** No coordinate here is better known. */
const stepMetres = 10;

/** "3.2 km north-east"; under a kilometre in steps of 10 m. What is no step away lies in no direction. */
export const lineInWords = (line: StraightLine): string =>
  line.metres < stepMetres / 2
    ? distanceInWords(line.metres)
    : m.distance_line({ distance: distanceInWords(line.metres), direction: directionWords[directionOf(line.bearing)]() });

/** "3.2 km north-east, straight line", where one stands alone. */
export const straightLineInWords = (line: StraightLine): string => m.distance_straight({ line: lineInWords(line) });

/** "890 m", "3.2 km". */
export function distanceInWords(metres: number): string {
  const steps = Math.round(metres / stepMetres) * stepMetres;
  if (steps < metresPerKilometre) return m.distance_m({ number: steps });
  const format = new Intl.NumberFormat(languageFacts[spokenLanguage()].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return m.distance_km({ number: format.format(metres / metresPerKilometre) });
}

/** "500 m", "2 km": a round length, without the tenths of a measured one. */
export const lengthInWords = (metres: number): string =>
  metres < metresPerKilometre ? m.distance_m({ number: metres }) : m.distance_km({ number: metres / metresPerKilometre });
