/** Degrees, as GeoJSON has them: longitude first. */
type LinePoint = readonly [longitude: number, latitude: number];

/** Roads, rivers and paths that the map draws under its pins. */
export interface MapLines {
  readonly lines: readonly (readonly LinePoint[])[];
  /** Whose they are and what they may be used for, as it must be shown: "© OpenStreetMap contributors, ODbL". */
  readonly licence: string;
}

interface LinesFile {
  readonly licence?: string;
  readonly features: readonly Feature[];
}

interface Feature {
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

/**
 * The lines of a GeoJSON file. It refuses one without a licence, one that holds anything but lines, and points that are none on earth: so a file
 * that was exported wrongly is found when it is put here, and not on a phone.
 */
export function linesOf({ licence, features }: LinesFile): MapLines {
  if (!licence) throw new Error('The lines of the map need a licence.');
  return { licence, lines: features.flatMap(linesIn) };
}

function linesIn({ geometry: { type, coordinates } }: Feature): readonly (readonly LinePoint[])[] {
  if (type === 'LineString') return [line(coordinates)];
  if (type === 'MultiLineString' && Array.isArray(coordinates)) return coordinates.map(line);
  throw new Error(`The map draws lines, no ${type}.`);
}

function line(points: unknown): readonly LinePoint[] {
  if (!Array.isArray(points) || points.length < 2) throw new Error('A line has two points at least.');
  return points.map(([longitude, latitude]) => {
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) throw new Error(`${longitude}, ${latitude} is no point on earth.`);
    return [longitude, latitude];
  });
}
