export interface Point {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const forms = [
  // OpenStreetMap: ?mlat=19.199&mlon=73.8595
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  // Google Maps: the pin (!3d…!4d…) says more than the middle of the view (@…).
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`[?&](?:q|query|ll|destination|center)=(?:loc:)?${number}(?:,|%2C)${number}`, 'i'),
  // OpenStreetMap: #map=14/19.199/73.8595
  new RegExp(String.raw`#map=\d{1,2}(?:\.\d+)?/${number}/${number}`),
];

/** The point that a map link carries, if it carries one (product 5.2). */
export function pointOfMapLink(link: string): Point | undefined {
  for (const form of forms) {
    const found = form.exec(link);
    if (!found) continue;
    const latitude = Number(found[1]);
    const longitude = Number(found[2]);
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return undefined;
}
