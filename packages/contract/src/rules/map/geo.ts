export interface Point {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pins = [
  // OpenStreetMap: ?mlat=19.199&mlon=73.8595
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  // Google Maps: the pin
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|destination)=(?:loc:)?${number}(?:,|%2C)${number}`, 'i'),
];

/**
 * The pin that a stored row's map link carries; `map-link.ts` reads all that people paste. The middle of a view
 * (`@19.2,73.9,15z`, `#map=…`) is never a point (product 5.2).
 */
export function pointOfMapLink(link: string): Point | undefined {
  for (const pin of pins) {
    const found = pin.exec(link);
    if (found) return onEarth(Number(found[1]), Number(found[2]));
  }
  return undefined;
}

export const onEarth = (latitude: number, longitude: number): Point | undefined =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
